import type { Move, State } from '../../rules/index.js';
import { type Draft, emptyDraft, fits, openSlot } from './draft.js';
import { legalMovesOf } from './scene.js';
import { shapeOf, type SlotName } from './slots.js';

/** A slot that is asked for; the others only tell moves apart. */
export type AskedSlot = Exclude<SlotName, 'removed' | 'step'>;

/**
 * The slot that a question about these moves asks for.
 * @param moves the legal moves that fit the draft
 */
export function slotOf(moves: readonly Move[], draft: Draft | null, state: State): AskedSlot | null {
  const [first] = moves;
  if (!first) return null;
  const shape = shapeOf(state.game, first);
  const slot = openSlot(moves, draft ?? emptyDraft(), shape);
  return slot === 'removed' || slot === 'step' ? null : slot;
}

/** The legal moves that a draft still fits. */
export function movesOf(draft: Draft, state: State): Move[] {
  const legal = legalMovesOf(state);
  const [first] = legal;
  return first ? fits(legal, draft, shapeOf(state.game, first)) : [];
}
