/** Entries read back from where they were kept. */
import { isAgreement, isWinner } from './ends.js';
import type { Entry } from './types.js';
import { isListOf, isObject, isText } from './untrusted.js';

const isTextList = (value: unknown): boolean => isListOf(value, isText);

const isDraft = (value: unknown): boolean =>
  value === null ||
  (isObject(value) &&
    isObject(value.slots) &&
    Object.values(value.slots).every(isTextList) &&
    isTextList(value.order) &&
    isTextList(value.unsure));

const isQuestion = (value: unknown): boolean =>
  value === null ||
  (isObject(value) &&
    (value.kind === 'confirm' || value.kind === 'choose' || value.kind === 'slot') &&
    isListOf(value.moves, isObject));

const isAgreedEnd = (value: unknown): boolean =>
  isObject(value) && isAgreement(value.termination) && isWinner(value.winner);

/**
 * True for what has the shape of an entry. Whether it fits the game, only working the record out can tell.
 * @param value anything that can be stored
 */
export function isEntry(value: unknown): value is Entry {
  if (!isObject(value)) return false;
  switch (value.kind) {
    case 'move':
      return isText(value.line);
    case 'undo':
    case 'redo':
      return true;
    case 'draft':
      return isDraft(value.draft) && isQuestion(value.asked);
    case 'end':
      return isAgreedEnd(value.end);
    default:
      return false;
  }
}
