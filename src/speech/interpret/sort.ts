import type { Cell } from '../../rules/index.js';
import type { Keyword } from '../languages/index.js';
import { type Draft, filled, isEmpty } from './draft.js';
import type { Part } from './parts.js';
import type { Shape, SlotName } from './slots.js';
import { type Sorted, unsorted } from './sorted.js';

const directions: Partial<Record<Keyword, [number, number]>> = {
  up: [0, 1],
  down: [0, -1],
  left: [-1, 0],
  right: [1, 0],
};
const captures: Partial<Record<Keyword, string>> = {
  approach: 'approach',
  withdraw: 'withdraw',
  'no-capture': 'none',
};
const awards: Partial<Record<Keyword, string>> = { white: 'W', black: 'B', neutral: 'neutral' };

/**
 * Sorts the parts of an utterance by what is to be done with them.
 * @param draft what was said before, of which "no" and a cell replaces the last
 * @param thenTaken whether the cells after "approach" or "withdraw" are those that come off
 * @returns null if a part has no place in such a move
 */
export function sort(parts: readonly Part[], shape: Shape, draft: Draft, thenTaken: boolean): Sorted | null {
  const sorted = unsorted();
  let slot: SlotName | null = null;
  let replacing = false;
  let taking = false;
  let fromBefore = false;
  const has = (one: SlotName): boolean => draft.order.includes(one) || sorted.keyed.some(([other]) => other === one);
  const put = (one: SlotName, value: string): void => {
    if (replacing) sorted.keyed = sorted.keyed.filter(([other]) => other !== one);
    sorted.keyed.push([one, value]);
    replacing = false;
  };
  for (const [index, part] of parts.entries()) {
    const last = index === parts.length - 1;
    if (part.kind === 'cell') {
      if (replacing) {
        const old = replaced(sorted, slot, draft);
        if (!old) return null;
        // "Not B2, D2" names what is wrong before what is right.
        if (old.cell === part.cell) continue;
        old.put(part.cell);
      } else if (slot) {
        const from = fromBefore ? sorted.loose.pop() : undefined;
        if (shape.start && from !== undefined) sorted.keyed.push([shape.start, from]);
        sorted.keyed.push([slot, part.cell]);
      } else if (taking) sorted.removed = [...(sorted.removed ?? []), part.cell];
      else sorted.loose.push(part.cell);
      slot = null;
      replacing = false;
      continue;
    }
    if (part.kind !== 'word') {
      if (!last || replacing) return null;
      sorted.narrow = { part, slot };
      slot = null;
      continue;
    }
    const { word } = part;
    // A slot that was named wants its cell.
    if (slot) return null;
    const direction = directions[word];
    const capture = captures[word];
    const award = awards[word];
    const named = shape.named[word];
    if (replacing && !named && !(capture && has('capture')) && !(award && has('award'))) return null;
    if (named && part.after && cellBefore(parts, index, sorted)) {
      const cell = sorted.loose.pop();
      if (cell !== undefined) sorted.keyed.push([named, cell]);
    } else if (named) {
      // "C1 to B2": the cell right before is where the move starts.
      const start = parts[index - 1];
      fromBefore = named === 'to' && start?.kind === 'cell' && start.cell === sorted.loose.at(-1);
      slot = named;
      taking = false;
    } else if (word === 'no') {
      if (last && shape.slots.includes('capture')) sorted.keyed.push(['capture', 'none']);
      else replacing = true;
    } else if (capture && shape.slots.includes('capture')) {
      put('capture', capture);
      taking = thenTaken && capture !== 'none';
    } else if (word === 'takes' && shape.slots.includes('capture')) {
      taking = true;
      sorted.removed ??= [];
    } else if (award && shape.slots.includes('award')) {
      put('award', award);
    } else if (direction && (shape.slots.includes('to') || shape.slots.includes('second'))) {
      const [across, along] = sorted.step ?? [0, 0];
      sorted.step = [across + direction[0], along + direction[1]];
      sorted.directions.push(word);
    } else if (!shape.idle.includes(word)) return null;
  }
  if (replacing || repeats(sorted.keyed)) return null;
  if (slot && !waits(slot, sorted, draft)) return null;
  return { ...sorted, waiting: slot };
}

/** Whether a slot is named at the end of its part of the sentence: "C1 sperren" and no cell after it. */
function cellBefore(parts: readonly Part[], index: number, { loose }: Sorted): boolean {
  const before = parts[index - 1];
  return before?.kind === 'cell' && before.cell === loose.at(-1) && parts[index + 1]?.kind !== 'cell';
}

/** Someone who stops after "B2 block" is asked for the cell; a slot that has its cell is not named in vain. */
const waits = (slot: SlotName, sorted: Sorted, draft: Draft): boolean =>
  somethingSaid(sorted, draft) && filled(draft, slot) === undefined && !sorted.keyed.some(([one]) => one === slot);

const somethingSaid = ({ keyed, loose }: Sorted, draft: Draft): boolean =>
  keyed.length > 0 || loose.length > 0 || !isEmpty(draft);

const repeats = (keyed: readonly [SlotName, string][]): boolean =>
  new Set(keyed.map(([slot]) => slot)).size !== keyed.length;

/** The cell that "no, D2" changes, and how: the one that was named, or else the one said last; null if there is none. */
function replaced(
  sorted: Sorted,
  slot: SlotName | null,
  draft: Draft,
): { cell: Cell | undefined; put: (cell: Cell) => void } | null {
  const { loose } = sorted;
  if (!slot && loose.length > 0) {
    return { cell: loose.at(-1), put: (cell) => loose.splice(-1, 1, cell) };
  }
  const one = slot ?? sorted.keyed.at(-1)?.[0] ?? draft.order.findLast(takesCell);
  if (!one || !takesCell(one)) return null;
  return {
    cell: sorted.keyed.find(([other]) => other === one)?.[1] ?? filled(draft, one),
    put: (cell) => {
      sorted.keyed = [...sorted.keyed.filter(([other]) => other !== one), [one, cell]];
    },
  };
}

const takesCell = (slot: SlotName): boolean => !['capture', 'award', 'removed', 'step'].includes(slot);
