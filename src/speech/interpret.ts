/**
 * From what was said, typed or tapped to moves and commands, for every game in every language. Programs that do not need
 * all of them take the same from `interpret/interpretation.ts`, and load what they need as `load.ts` does.
 */
import './all-games.js';

export { cellsSaid, dropLast } from './interpret/draft.js';
export type { Draft } from './interpret/draft.js';
export type { Heard, Hypothesis } from './interpret/heard.js';
export { interpret } from './interpret/interpretation.js';
export type { Context, Interpretation, Question } from './interpret/interpretation.js';
export type { SlotName } from './interpret/slots.js';
