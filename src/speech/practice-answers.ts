/**
 * What is asked of an exercise and what the host knows of it, the same for the app and for the printed sheets. Nothing of
 * the answers is for players.
 */
import { msg, str } from '@lit/localize';
import { type Cell, gameOf, type PracticePosition, type PracticeTry, type State } from '../rules/index.js';
import { cellText, describeMove, describeReason, type Wording } from './describe.js';
import { cellsText } from './describe/words.js';

/** A question that only a sentence can answer. */
export function openQuestion(id: string, wording: Wording): string {
  const named = (cell: Cell): string => cellText(cell, wording);
  switch (id) {
    case 'isolation-sequence': {
      const [from, to] = [named('C5'), named('D4')];
      return msg(str`After ${from} to ${to}, name two more cells that may be blocked.`, {
        id: 'practice.question.isolation',
      });
    }
    case 'approach-sheet': {
      const [near, far] = [named('C2'), named('C1')];
      return msg(str`Why do ${near} and ${far} come off together, and never ${far} alone?`, {
        id: 'practice.question.approach',
      });
    }
    case 'nearest-comparison':
      return msg('Find one more neutral cell, and say how you know.', { id: 'practice.question.nearest' });
    case 'closing-fence':
      return msg('Which farm is fenced off then, and with how many squares?', { id: 'practice.question.closing' });
    case 'wasted-land':
      return msg('Which square would be fenced off without a farm?', { id: 'practice.question.wasted' });
    default:
      return msg('Which farm is in the way, and whose is it?', { id: 'practice.question.beside' });
  }
}

/** The answer to `openQuestion`. */
export function openAnswer(id: string, wording: Wording): string {
  const named = (cell: Cell): string => cellText(cell, wording);
  switch (id) {
    case 'isolation-sequence': {
      const cells = cellsText(['B2', 'D4', 'C1'], wording);
      return msg(str`Any two cells that are empty and not blocked: all but ${cells}.`, {
        id: 'practice.answer.isolation',
      });
    }
    case 'approach-sheet': {
      const near = named('C2');
      return msg(str`A line goes whole: it begins at the nearest token, ${near}, and goes on without a gap.`, {
        id: 'practice.answer.approach',
      });
    }
    case 'nearest-comparison': {
      const cells = cellsText(['A5', 'B4', 'C3', 'D2', 'E1'], wording);
      return msg(str`${cells}: each is four steps from both sites.`, { id: 'practice.answer.nearest' });
    }
    case 'closing-fence': {
      const [farm, cells] = [named('F2'), cellsText(['F1', 'G1', 'F2', 'G2'], wording)];
      return msg(str`The black farm on ${farm}, with four squares: ${cells}.`, { id: 'practice.answer.closing' });
    }
    case 'wasted-land': {
      const cell = named('G1');
      return msg(str`${cell}: it would be closed off alone.`, { id: 'practice.answer.wasted' });
    }
    default: {
      const farm = named('E4');
      return msg(str`The white farm on ${farm}. It is Black’s turn.`, { id: 'practice.answer.beside' });
    }
  }
}

/** What the host may tell about an exercise besides what the rules say to each try. */
export function hostNotes(id: string, wording: Wording): string[] {
  const named = (cell: Cell): string => cellText(cell, wording);
  switch (id) {
    case 'isolation-sequence':
      return [
        msg('Every cell may be blocked that holds no pawn and no block, the one just left as well.', {
          id: 'practice.host.isolation',
        }),
      ];
    case 'approach-sheet': {
      const [front, near, far] = [named('C5'), named('C2'), named('C1')];
      return [
        msg(str`${front} comes off by approach, or ${near} and ${far} by withdrawal, or none: never all three.`, {
          id: 'practice.host.approach',
        }),
      ];
    }
    case 'closing-fence':
      return [
        msg('The trunk reaches the edge of the land. A territory is closed, so that the same player goes on.', {
          id: 'practice.host.closing',
        }),
      ];
    case 'wasted-land':
      return [
        msg('Each part that a trunk closes off has to hold a farm, of either player.', { id: 'practice.host.wasted' }),
      ];
    case 'beside-opponent':
      return [
        msg(
          'A new fence starts at a placed trunk, and not beside a farm of the other player if there is another way.',
          {
            id: 'practice.host.beside',
          },
        ),
      ];
    default:
      return [];
  }
}

/** Something that is tried, and what the rules answer. */
export interface Tried {
  /** As the players have it: nothing of the answer. */
  action: string;
  /** As it is said once it is played. */
  said: string;
  isAllowed: boolean;
  /** Why not, or that all is well. */
  reason: string;
}

/** What the rules answer to each try of an exercise. */
export const triedIn = ({ tries }: PracticePosition, state: State, wording: Wording): Tried[] =>
  tries.map(({ move, error }: PracticeTry) => {
    const after = gameOf(state).play(state, move);
    return {
      action: describeMove({ before: state, move, after: null }, wording),
      said: describeMove({ before: state, move, after: after.ok ? after.value : null }, wording),
      isAllowed: error === null,
      reason:
        error === null
          ? msg('All the rules are kept.', { id: 'practice.kept' })
          : describeReason(error, state, move, wording),
    };
  });

/** The answers to an exercise in sentences: to each try, to the open question, and what else the host may tell. */
export const hostAnswers = (practice: PracticePosition, state: State, wording: Wording): string[] => [
  ...triedIn(practice, state, wording).map(({ said, isAllowed, reason }) =>
    isAllowed ? `${said} ${allowed()}` : `${said} ${refused(reason)}`,
  ),
  `${openQuestion(practice.id, wording)} ${openAnswer(practice.id, wording)}`,
  ...hostNotes(practice.id, wording),
];

const allowed = (): string => msg('Allowed.', { id: 'practice.allowed' });
const refused = (reason: string): string => msg(str`Not allowed. ${reason}`, { id: 'practice.refused' });
