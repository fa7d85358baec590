/** The practice sheet and its answers. Both are made from the same questions, so that the host's key always fits. */
import { msg } from '@lit/localize';
import { measuredCells, type PracticePosition } from '../../rules/index.js';
import type { Cell, GameId, State } from '../../rules/types.js';
import { describeMove, describeReason, describeTurn, type Wording } from '../describe.js';
import { awardWord } from '../describe/marks.js';
import { exerciseTitle } from '../practice-texts.js';
import { awardColumn, stepColumns, tryColumns } from './columns.js';
import { board, position, practiceOf } from './positions.js';
import { type Block, heading, lines, paragraph } from './types.js';

/** The cells of Nearest-site that are asked for: the first row, the middle, and two on the way to the other corner. */
const askedCells: readonly Cell[] = ['A1', 'B1', 'C1', 'D1', 'E1', 'C3', 'D4', 'E5'];

/** A question that only a sentence can answer. */
function openQuestion(id: string): string {
  switch (id) {
    case 'isolation-sequence':
      return msg('After C5 to D4, name two more cells that may be blocked.', {
        id: 'sheet.question.isolation-sequence',
      });
    case 'approach-sheet':
      return msg('Why do C2 and C1 come off together, and never C1 alone?', { id: 'sheet.question.approach-sheet' });
    case 'nearest-comparison':
      return msg('Find one more neutral cell, and say how you know.', { id: 'sheet.question.nearest-comparison' });
    case 'closing-fence':
      return msg('Which farm is fenced off then, and with how many squares?', { id: 'sheet.question.closing-fence' });
    case 'wasted-land':
      return msg('Which square would be fenced off without a farm?', { id: 'sheet.question.wasted-land' });
    default:
      return msg('Which farm is in the way, and whose is it?', { id: 'sheet.question.beside-opponent' });
  }
}

/** The answer to `openQuestion`, for the host. */
function openAnswer(id: string): string {
  switch (id) {
    case 'isolation-sequence':
      return msg('Any two cells that are empty and not blocked: all but B2, D4 and C1.', {
        id: 'sheet.answer.isolation-sequence',
      });
    case 'approach-sheet':
      return msg('A line goes whole: it begins at the nearest token, C2, and goes on without a gap.', {
        id: 'sheet.answer.approach-sheet',
      });
    case 'nearest-comparison':
      return msg('A5, B4, C3, D2 or E1: each is four steps from both sites.', {
        id: 'sheet.answer.nearest-comparison',
      });
    case 'closing-fence':
      return msg('The black farm on F2, with four squares: F1, G1, F2 and G2.', {
        id: 'sheet.answer.closing-fence',
      });
    case 'wasted-land':
      return msg('G1: it would be closed off alone.', { id: 'sheet.answer.wasted-land' });
    default:
      return msg('The white farm on E4. It is Black’s turn.', { id: 'sheet.answer.beside-opponent' });
  }
}

const startOf = ({ game, options, moves }: PracticePosition): State => position(game, options, moves);

/** Cells with their distances and awards; only the cells where they are to be found out. */
function comparison(state: State, solved: boolean): Block {
  return {
    kind: 'table',
    caption: msg('Count the steps, then award', { id: 'sheet.practice.count' }),
    head: [...stepColumns(), awardColumn()],
    rows: askedCells.map((cell) => [cell, ...(solved ? solution(state, cell) : ['', '', ''])]),
  };
}

/** A cell's steps to each colour, and whose it is. */
export function solution(state: State, cell: Cell): string[] {
  if (state.game !== 'nearest-site') return [];
  const found = measuredCells(state).find((one) => one.cell === cell);
  return found ? [String(found.W.distance), String(found.B.distance), awardWord(found.right)] : [];
}

/** Actions to judge; with whether they are allowed and why where they are solved. */
function trials(practice: PracticePosition, solved: boolean, wording: Wording): Block {
  const state = startOf(practice);
  return {
    kind: 'table',
    caption: msg('May it be played?', { id: 'sheet.practice.may' }),
    head: tryColumns(),
    wide: [2],
    rows: practice.tries.map(({ move, error }) => {
      const said = describeMove({ before: state, move, after: null }, wording);
      if (!solved) return [said, '', ''];
      return error === null
        ? [said, msg('yes', { id: 'sheet.yes' }), msg('All the rules are kept.', { id: 'sheet.answer.kept' })]
        : [said, msg('no', { id: 'sheet.no' }), describeReason(error, state, move, wording)];
    }),
  };
}

const exercise = (practice: PracticePosition, solved: boolean, wording: Wording): Block =>
  practice.game === 'nearest-site' ? comparison(startOf(practice), solved) : trials(practice, solved, wording);

/** The practice sheet's blocks. */
export const practiceBlocks = (game: GameId, wording: Wording): Block[] => [
  lines(msg('Name', { id: 'sheet.name' })),
  ...practiceOf(game).flatMap((practice) => [
    heading(exerciseTitle(practice.id)),
    board(startOf(practice), describeTurn(startOf(practice), wording), wording),
    exercise(practice, false, wording),
    paragraph(openQuestion(practice.id)),
    lines('', 2),
  ]),
];

/** The answers to the practice sheet, for the host. */
export const practiceKeyBlocks = (game: GameId, wording: Wording): Block[] =>
  practiceOf(game).flatMap((practice) => [
    heading(exerciseTitle(practice.id)),
    exercise(practice, true, wording),
    paragraph(`${openQuestion(practice.id)} ${openAnswer(practice.id)}`),
  ]);
