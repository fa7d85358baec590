/** The practice sheet and its answers. Both are made from the same questions, so that the host's key always fits. */
import { msg } from '@lit/localize';
import { measuredCells, type PracticePosition } from '../../rules/index.js';
import type { Cell, GameId, State } from '../../rules/types.js';
import { describeTurn, type Wording } from '../describe.js';
import { awardWord } from '../describe/marks.js';
import { hostNotes, openAnswer, openQuestion, triedIn } from '../practice-answers.js';
import { exerciseTitle } from '../practice-texts.js';
import { awardColumn, stepColumns, tryColumns } from './columns.js';
import { board, position, practiceOf } from './positions.js';
import { type Block, heading, lines, paragraph } from './types.js';

/** The cells of Nearest-site that are asked for: the first row, the middle, and two on the way to the other corner. */
const askedCells: readonly Cell[] = ['A1', 'B1', 'C1', 'D1', 'E1', 'C3', 'D4', 'E5'];

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
const trials = (practice: PracticePosition, solved: boolean, wording: Wording): Block => ({
  kind: 'table',
  caption: msg('May it be played?', { id: 'sheet.practice.may' }),
  head: tryColumns(),
  wide: [2],
  rows: triedIn(practice, startOf(practice), wording).map(({ action, isAllowed, reason }) => {
    if (!solved) return [action, '', ''];
    return [action, isAllowed ? msg('yes', { id: 'sheet.yes' }) : msg('no', { id: 'sheet.no' }), reason];
  }),
});

const exercise = (practice: PracticePosition, solved: boolean, wording: Wording): Block =>
  practice.game === 'nearest-site' ? comparison(startOf(practice), solved) : trials(practice, solved, wording);

/** The practice sheet's blocks. */
export const practiceBlocks = (game: GameId, wording: Wording): Block[] => [
  lines(msg('Name', { id: 'sheet.name' })),
  ...practiceOf(game).flatMap((practice) => [
    heading(exerciseTitle(practice.id)),
    board(startOf(practice), describeTurn(startOf(practice), wording), wording),
    exercise(practice, false, wording),
    paragraph(openQuestion(practice.id, wording)),
    lines('', 2),
  ]),
];

/** The answers to the practice sheet, for the host. */
export const practiceKeyBlocks = (game: GameId, wording: Wording): Block[] =>
  practiceOf(game).flatMap((practice) => [
    heading(exerciseTitle(practice.id)),
    exercise(practice, true, wording),
    paragraph(`${openQuestion(practice.id, wording)} ${openAnswer(practice.id, wording)}`),
    ...hostNotes(practice.id, wording).map(paragraph),
  ]);
