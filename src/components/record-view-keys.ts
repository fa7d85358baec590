import type { CommandId } from '../speech/commands.js';

/** A way through the moves of a record. */
export type Step = 'first' | 'back' | 'on' | 'last';

/** The commands of a game that step through its positions do so here. */
export const commandSteps: Partial<Record<CommandId, Step>> = { earlier: 'back', later: 'on', present: 'last' };

/** Keys on the board that step through a record; they are signs, and go with the other keys of the board. */
export const recordKeys = { back: '[', on: ']' } as const;

/** The step that a sign asks for. */
export function signStep(key: string | null): Step | null {
  if (key === recordKeys.back) return 'back';
  return key === recordKeys.on ? 'on' : null;
}

/** The step that a key asks for which types nothing: these work also where signs are switched off. */
export function pageStep({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): Step | null {
  if (altKey || ctrlKey || metaKey || shiftKey) return null;
  if (key === 'PageUp') return 'back';
  return key === 'PageDown' ? 'on' : null;
}

/** After how many moves a step leads, of so many; beyond the ends where there is no further. */
export function stepFrom(place: number, step: Step, count: number): number {
  switch (step) {
    case 'first':
      return 0;
    case 'back':
      return place - 1;
    case 'on':
      return place + 1;
    case 'last':
      return count;
  }
}
