import { msg, str } from '@lit/localize';
import type { Move, State } from '../rules/index.js';
import type { Wording } from '../speech/describe.js';
import { describeMove } from '../speech/describe/move.js';
import { describeRedone, describeUndone } from '../speech/describe/undone.js';
import { isOver, type Progress, stateOf } from './progress.js';
import { endSentences, nextTurn, turnSentences } from './sayings.js';
import type { Settings } from './settings.js';

export const nothingToUndo = (): string[] => [msg('There is no move to take back.', { id: 'records.nothing-to-undo' })];
export const nothingToRedo = (): string[] => [
  msg('There is no move to play again.', { id: 'records.nothing-to-redo' }),
];

/** That nothing is waiting for an answer, and what is. */
export const nothingAsked = (progress: Progress, wording: Wording): string[] => [
  msg('No question is open.', { id: 'records.nothing-asked' }),
  ...turnSentences(progress, wording),
];

/** Taking back more than the last move is for both to decide. */
export function bothAgree(progress: Progress, wording: Wording): string[] {
  const last = progress.played.at(-1);
  const said = last ? [describeMove({ ...last, after: null }, wording)] : [];
  return [
    msg('One more move would be taken back:', { id: 'records.undo-more' }),
    ...said,
    msg('Do both agree?', { id: 'records.both-agree' }),
  ];
}

/** Taking something back that was perhaps not meant to be. */
export function askUndo({ end, played }: Progress, wording: Wording): string[] {
  const last = end ? undefined : played.at(-1);
  return [
    last
      ? msg('Take this back?', { id: 'records.ask-undo' })
      : msg('Go on with the game after all?', { id: 'records.ask-undo-end' }),
    ...(last ? [describeMove({ ...last, after: null }, wording)] : []),
    msg('Yes or no?', { id: 'records.yes-or-no' }),
  ];
}

/** A row of awards that is to be recorded, each with what it changes of what stands now. */
export const askRow = (state: State, moves: readonly Move[], wording: Wording): string[] => [
  ...moves.map((move) => describeMove({ before: state, move, after: null }, wording)),
  msg('Yes or no?', { id: 'records.yes-or-no' }),
];

/** A command that was perhaps not given, in the words that were heard. */
export const askWhether = (heard: string): string[] => [
  msg(str`Did you say: ${heard}?`, { id: 'records.ask-whether' }),
  msg('Yes or no?', { id: 'records.yes-or-no' }),
];

/** What an undo has taken back: the last move, or the end that the people had agreed on. */
export function undone(before: Progress, wording: Wording): string[] {
  const last = before.played.at(-1);
  if (!before.end && last) return [describeUndone(last, wording)];
  return [
    msg('The game goes on.', { id: 'records.goes-on' }),
    ...turnSentences({ ...before, end: null }, { ...wording, verbosity: 'brief' }),
  ];
}

/** The move that was played again, and what comes next. */
export function redone(progress: Progress, wording: Wording, { afterMove }: Pick<Settings, 'afterMove'>): string[] {
  const last = progress.played.at(-1);
  if (!last) return [];
  const next = isOver(progress)
    ? endSentences(progress, wording)
    : nextTurn(last, stateOf(progress), wording, afterMove);
  return [describeRedone(last, wording), ...next];
}

export const askNewGame = (): string[] => [
  msg('Start a new game? This one stays among your records. Yes or no?', { id: 'records.new-game' }),
];
export const askSwap = (): string[] => [
  msg('Start a second game with sides changed? This one stays among your records. Yes or no?', {
    id: 'records.swap',
  }),
];

/** What needs a record cannot be done in an exercise. */
export const notInPractice = (): string[] => [
  msg('This is an exercise: nothing of it is kept, and no game comes after it.', { id: 'records.practice' }),
];
