import { msg, str } from '@lit/localize';
import type { ApproachMove, Award, Cell, IsolationMove, Move, State } from '../../rules/types.js';
import { readingOrder } from '../../rules/cells.js';
import { gameOf } from '../../rules/known-games.js';
import { captureQuestion } from './captures.js';
import { chooseQuestion } from './choose.js';
import { describeMove } from './move.js';
import { awardWord } from './marks.js';
import { cellText, listOr } from './words.js';
import type { Question, Wording } from './wording.js';

/** So many cells or fewer are named in a question; of more only "which" is asked. */
const fewCells = 4;

const unique = (cells: readonly Cell[]): Cell[] => [...new Set(cells)].sort(readingOrder);

/** The one value that all moves share, if they do. */
const shared = (cells: readonly Cell[]): Cell | undefined => {
  const different = unique(cells);
  return different.length === 1 ? different[0] : undefined;
};

/** The cells to choose from, if they are few: `B3 or D3`. */
function few(cells: readonly Cell[], wording: Wording): string | undefined {
  const different = unique(cells);
  if (different.length > fewCells) return undefined;
  return listOr(
    different.map((cell) => cellText(cell, wording)),
    wording,
  );
}

/**
 * What to do with the one cell that is left, in the place of a question, which would sound as if yes or no were wanted. Brief
 * leaves it out.
 */
const thenPick = (said: string, wording: Wording): string =>
  wording.verbosity === 'brief' ? said : [said, msg('Say or pick it.', { id: 'describe.question.only' })].join(' ');

type Stepping = IsolationMove | ApproachMove;

function fromQuestion(moves: readonly Stepping[], wording: Wording): string {
  const to = shared(moves.map((move) => move.to));
  const choice = few(
    moves.map((move) => move.from),
    wording,
  );
  if (to !== undefined && choice !== undefined) {
    const name = cellText(to, wording);
    return msg(str`To ${name} from ${choice}?`, { id: 'describe.question.from.to' });
  }
  return msg('From which cell?', { id: 'describe.question.from' });
}

function toQuestion(moves: readonly Stepping[], wording: Wording): string {
  const from = shared(moves.map((move) => move.from));
  if (from === undefined) return msg('To which cell?', { id: 'describe.question.to' });
  const name = cellText(from, wording);
  const block = shared(moves.flatMap((move) => ('block' in move ? [move.block] : [])));
  if (block !== undefined) {
    // A cell that the pawn cannot reach was understood as the block: that must be heard.
    const blocked = cellText(block, wording);
    return msg(str`Block ${blocked}. From ${name} to which cell?`, { id: 'describe.question.to.block' });
  }
  const only = shared(moves.map((move) => move.to));
  if (only !== undefined) {
    const end = cellText(only, wording);
    return thenPick(msg(str`From ${name}: only ${end}.`, { id: 'describe.question.to.only' }), wording);
  }
  const choice = few(
    moves.map((move) => move.to),
    wording,
  );
  return choice === undefined
    ? msg(str`From ${name} to which cell?`, { id: 'describe.question.to.from' })
    : msg(str`From ${name} to ${choice}?`, { id: 'describe.question.to.choice' });
}

function blockQuestion(moves: readonly IsolationMove[], wording: Wording): string {
  const from = shared(moves.map((move) => move.from));
  const to = shared(moves.map((move) => move.to));
  if (from === undefined || to === undefined || wording.verbosity === 'brief') {
    return msg('Which cell is blocked?', { id: 'describe.question.block' });
  }
  const [start, end] = [cellText(from, wording), cellText(to, wording)];
  return msg(str`${start} to ${end}. Which cell is blocked?`, { id: 'describe.question.block.to' });
}

const awardsOf = (moves: readonly Move[]): Award[] => {
  const awards = moves.flatMap((move) => ('award' in move ? [move.award] : []));
  return (['W', 'B', 'neutral'] as const).filter((award) => awards.includes(award));
};

function awardQuestion(moves: readonly Move[], wording: Wording): string {
  const cell = shared(moves.flatMap((move) => ('award' in move ? [move.cell] : [])));
  const choice = listOr(awardsOf(moves).map(awardWord), wording);
  if (cell === undefined) return msg('White, black or neutral?', { id: 'describe.question.award' });
  const name = cellText(cell, wording);
  return msg(str`${name}: ${choice}?`, { id: 'describe.question.award.cell' });
}

function cellQuestion(moves: readonly Move[]): string {
  const awards = awardsOf(moves);
  switch (awards.length === 1 ? awards[0] : undefined) {
    case 'W':
      return msg('Which cell is white?', { id: 'describe.question.cell.white' });
    case 'B':
      return msg('Which cell is black?', { id: 'describe.question.cell.black' });
    case 'neutral':
      return msg('Which cell is neutral?', { id: 'describe.question.cell.neutral' });
    default:
      return msg('Which cell is awarded?', { id: 'describe.question.cell' });
  }
}

/** The squares that lie across a trunk from the one that was said. */
function secondQuestion(moves: readonly Move[], first: Cell | undefined, wording: Wording): string {
  const trunks = moves.flatMap((move) => ('trunk' in move ? [move.trunk] : []));
  // Two trunks or more share the square that was said; of one alone it is only known if it is told.
  const meeting =
    trunks.length > 1 ? trunks[0]?.find((cell) => trunks.every((trunk) => trunk.includes(cell))) : undefined;
  const said = first ?? meeting;
  if (said === undefined) return msg('And which square beside it?', { id: 'describe.question.second.any' });
  const name = cellText(said, wording);
  const others = trunks.map(([one, other]) => (one === said ? other : one));
  const only = shared(others);
  if (only !== undefined) {
    const second = cellText(only, wording);
    return thenPick(msg(str`Beside ${name}: only ${second}.`, { id: 'describe.question.second.only' }), wording);
  }
  const choice = few(others, wording);
  return choice === undefined
    ? msg(str`Between ${name} and which square?`, { id: 'describe.question.second' })
    : msg(str`Between ${name} and ${choice}?`, { id: 'describe.question.second.choice' });
}

function slotQuestion(state: State, { slot, moves, first }: Question & { kind: 'slot' }, wording: Wording): string {
  const steps = moves.filter((move) => 'from' in move);
  const white = gameOf(state).toMove(state) === 'W';
  switch (slot) {
    case 'from':
      return fromQuestion(steps, wording);
    case 'to':
      return toQuestion(steps, wording);
    case 'block':
      return blockQuestion(
        steps.filter((move) => 'block' in move),
        wording,
      );
    case 'capture':
      return captureQuestion(
        steps.filter((move) => 'capture' in move),
        wording,
      );
    case 'site':
      return white
        ? msg('Where does the white site go?', { id: 'describe.question.site.white' })
        : msg('Where does the black site go?', { id: 'describe.question.site.black' });
    case 'cell':
      return cellQuestion(moves);
    case 'award':
      return awardQuestion(moves, wording);
    case 'farm':
      return white
        ? msg('Where does the white farm go?', { id: 'describe.question.farm.white' })
        : msg('Where does the black farm go?', { id: 'describe.question.farm.black' });
    case 'first':
      return msg('Between which two squares?', { id: 'describe.question.first' });
    case 'second':
      return secondQuestion(moves, first, wording);
  }
}

/** What is asked of a cell where it was not understood as a whole. */
export const partQuestion = (part: 'column' | 'row'): string =>
  part === 'column'
    ? msg('Which column?', { id: 'describe.question.column' })
    : msg('Which row?', { id: 'describe.question.row' });

/** The open question: for one slot, for the one of a few moves that was meant, or for a yes. */
export function describeQuestion(state: State, question: Question, wording: Wording): string {
  if (question.kind === 'slot') return slotQuestion(state, question, wording);
  if (question.kind === 'choose') return chooseQuestion(state, question.moves, wording);
  const [move] = question.moves;
  if (!move) return msg('Yes?', { id: 'describe.question.yes' });
  if ('farm' in move && state.game === 'territories' && state.spots.length === 1) {
    const name = cellText(move.farm, wording);
    return msg(str`${name}, the last spot. Yes?`, { id: 'describe.question.last-spot' });
  }
  const said = describeMove({ before: state, move, after: null }, wording);
  return msg(str`${said} Yes?`, { id: 'describe.question.confirm' });
}
