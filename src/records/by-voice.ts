import { columnOf } from '../rules/cells.js';
import type { Move, State } from '../rules/index.js';
import type { Draft, Question } from '../speech/interpret.js';
import { emptyDraft, valuesIn } from '../speech/interpret/draft.js';
import { type AskedSlot, movesOf, slotOf } from '../speech/interpret/open-slot.js';
import { legalMovesOf } from '../speech/interpret/scene.js';
import { shapeOf } from '../speech/interpret/slots.js';

/** A question for a slot or between moves, as `interpret` gives it. */
interface Open {
  kind: 'ask' | 'choose';
  moves: Move[];
  draft: Draft | null;
}

/** More than two answers are too many to be told apart by ear. */
const mostChoices = 2;

const takesCell = (slot: AskedSlot | null): slot is Exclude<AskedSlot, 'capture' | 'award'> =>
  slot !== null && slot !== 'capture' && slot !== 'award';

/** The cells that may fill the slot that is open; none where it takes no cell. */
function cellsOpen(moves: readonly Move[], draft: Draft | null, state: State): string[] {
  const [first] = moves;
  const slot = slotOf(moves, draft, state);
  if (!first || !takesCell(slot)) return [];
  return valuesIn(slot, moves, draft ?? emptyDraft(), shapeOf(state.game, first));
}

/** What is asked of several cells: the column, and where that is known the row. */
function partOf(cells: readonly string[]): Question['part'] {
  if (cells.length < 2) return undefined;
  return new Set(cells.map(columnOf)).size > 1 ? 'column' : 'row';
}

/**
 * A question as it is put to someone who answers by voice: two choices at most, otherwise the column alone, and once that is
 * known the row.
 * @param before the question that was just answered, and the draft that it stood on
 */
export function simpler(
  open: Open,
  before: { asked: Question | null; draft: Draft | null },
  state: State,
): Open & Pick<Question, 'part'> {
  if (open.kind === 'choose') {
    if (open.moves.length <= mostChoices) return open;
    const moves = open.draft ? movesOf(open.draft, state) : [];
    const part = partOf(cellsOpen(moves, open.draft, state));
    return part
      ? { kind: 'ask', moves, draft: open.draft, part }
      : { ...open, moves: open.moves.slice(0, mostChoices) };
  }
  const { asked, draft } = before;
  const slot = slotOf(open.moves, open.draft, state);
  const isSame = asked?.part && slotOf(asked.moves, draft, state) === slot;
  // What was said, and may be one of several, is not asked for as if nothing had been said.
  const isSaid = slot !== null && open.draft?.order.includes(slot) === true;
  if (!isSame && !isSaid) return open;
  if (open.moves.length <= mostChoices) return { ...open, kind: 'choose' };
  const part = partOf(cellsOpen(open.moves, open.draft, state));
  return { ...open, ...(part && { part }) };
}

/** The same for someone who was not understood: what is open is asked for in parts; null if it is no cell. */
export function narrowed(draft: Draft | null, state: State): (Open & Pick<Question, 'part'>) | null {
  const moves = draft ? movesOf(draft, state) : [...legalMovesOf(state)];
  const cells = cellsOpen(moves, draft, state);
  if (cells.length === 0) return null;
  const part = partOf(cells);
  return { kind: 'ask', moves, draft, ...(part && { part }) };
}
