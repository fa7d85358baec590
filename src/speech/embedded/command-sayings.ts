import type { Cell, State } from '../../rules/index.js';
import { viewBoard } from '../../rules/index.js';
import type { CommandId } from '../commands.js';
import { commandOf } from '../commands.js';
import { directions } from '../describe/directions.js';
import type { Language } from '../languages/index.js';
import { cell, type CellWords, type Choice, choice, fixed, maybe, type Piece, type Saying } from './saying.js';
import { and, cellWords, numbers, spoken, templatesOf } from './words.js';

/** A command in all its wordings, with every argument that it can have. */
export function commandSayings(id: CommandId, board: readonly Cell[], state: State, language: Language): Saying[] {
  if (commandOf(id).silent === true || id === 'yes' || id === 'no' || id === 'cancel') return [];
  const words = cellWords(language);
  return templatesOf(id, language).map((template) => {
    const pieces: Piece[] = [];
    for (const piece of template) {
      if (piece === '{cell}') pieces.push(...oneMoreCell(pieces, board));
      else pieces.push(piece.startsWith('{') ? argument(piece, state, language, words) : fixed(piece));
    }
    return { id, pieces };
  });
}

/** The cell that is asked about, or the second of the two beside an edge, which stand in either order. */
function oneMoreCell(before: readonly Piece[], board: readonly Cell[]): Piece[] {
  if (!before.some(isCell)) return [cell('cell', board)];
  const second = cell('second', board);
  return before.at(-1)?.kind === 'cell' ? [maybe(and), second] : [second];
}

const isCell = ({ kind }: Piece): boolean => kind === 'cell';

/** Whether a question is about an edge, by the cells on both of its sides. */
export const isAboutEdge = ({ pieces }: Saying): boolean => pieces.filter(isCell).length > 1;

/** The places that are no cells. */
function argument(piece: string, state: State, language: Language, words: CellWords): Piece {
  const { columns, rows } = viewBoard(state);
  const indexes = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
  switch (piece) {
    case '{row}':
      return choice(
        'row',
        indexes(rows).map((row) => ({ value: String(row), ways: words.row(row) })),
      );
    case '{column}':
      return choice(
        'column',
        indexes(columns).map((column) => ({ value: String(column), ways: words.column(column) })),
      );
    case '{number}':
      return choice('number', numbers(language));
    case '{direction}':
      return choice(
        'direction',
        directions.map((value) => ({ value, ways: language.directions[value] })),
      );
    default:
      return choice('owner', owners(state, words));
  }
}

/** Whose pieces: of white and black, or of the two pawns. */
function owners(state: State, words: CellWords): Choice[] {
  if (state.game !== 'isolation')
    return [
      { value: 'W', ways: spoken('white') },
      { value: 'B', ways: spoken('black') },
    ];
  return ['A', 'B'].map((value, index) => ({ value, ways: words.column(index).map((word) => `pawn ${word}`) }));
}
