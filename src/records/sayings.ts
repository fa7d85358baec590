import { msg, str } from '@lit/localize';
import type { State } from '../rules/index.js';
import { gameOf } from '../rules/known-games.js';
import type { Played, Wording } from '../speech/describe.js';
import { describeLastMove, describeLog } from '../speech/describe/log.js';
import { describeMove } from '../speech/describe/move.js';
import { describeTable } from '../speech/describe/table.js';
import { allAwarded, describeTurn, overText } from '../speech/describe/turn.js';
import { once } from './once.js';
import type { Settings } from './settings.js';
import { isOver, type Progress, stateOf } from './progress.js';

const endSayings = once(() => import('./end-sayings.js'));
let endings: typeof import('./end-sayings.js') | null = null;

/** Fetches the words for the ends of games, which no game needs before its own. */
export async function loadEndings(): Promise<void> {
  endings = await endSayings();
}

/** How the game ended: by its rules, or as the people agreed. That it is over, where the words for more are not there. */
export const endSentences = (progress: Progress, wording: Wording): string[] =>
  endings?.endSentences(progress, wording) ?? (isOver(progress) ? [overText()] : []);

/** Whose turn it is and what is asked; once over, how the game ended. */
export const turnSentences = (progress: Progress, wording: Wording): string[] =>
  isOver(progress) ? endSentences(progress, wording) : [describeTurn(stateOf(progress), wording)];

/**
 * The last moves said back, and then whose turn it is or how the game ended.
 * @param settings whether the log of what was played before is read too, ahead of the turn, and how much is said of the turn
 */
export function saidOf(
  progress: Progress,
  count: number,
  wording: Wording,
  { readBefore, afterMove }: Pick<Settings, 'readBefore' | 'afterMove'>,
): string[] {
  const { played } = progress;
  const moves = played.slice(-count).map((one) => describeMove(one, wording));
  if (isOver(progress)) return [...moves, ...endSentences(progress, wording)];
  // These moves have been said: the log goes up to them.
  const before = played.slice(0, -count);
  const log = readBefore === 'log' && before.length > 0 ? describeLog(before, wording) : [];
  return [...moves, ...log, ...nextTurn(played.at(-1), stateOf(progress), wording, afterMove)];
}

/** What was played, for someone who opens the record: the last move, or the whole log; nothing before the first move. */
export function playedBefore({ played }: Progress, readBefore: 'last' | 'log', wording: Wording): string[] {
  if (played.length === 0) return [];
  return readBefore === 'log' ? describeLog(played, wording) : [describeLastMove(played, wording)];
}

/**
 * Whose turn it is, where it has changed; someone who goes on has been told so with the move. Awards are begun once, and
 * once every cell has one they are to be checked.
 */
export function nextTurn(
  last: Played | undefined,
  state: State,
  wording: Wording,
  afterMove: Settings['afterMove'],
): string[] {
  const next = gameOf(state).toMove(state);
  if (afterMove === 'move') return [];
  if (last && gameOf(state).toMove(last.before) === next && !allAwarded(state)) return [];
  // Brief, only whose turn it is.
  const verbosity = afterMove === 'turn' ? 'brief' : wording.verbosity === 'brief' ? 'normal' : wording.verbosity;
  return [describeTurn(state, { ...wording, verbosity })];
}

/** What to do with the real pieces after the last moves. */
export const tableOf = (progress: Progress, count: number, wording: Wording): string[] =>
  progress.played.slice(-count).map((played) => describeTable(played, wording));

/** What was heard and not understood. */
export const notUnderstood = (text: string): string =>
  text === ''
    ? msg('Nothing was entered. Say a cell, for example C3.', { id: 'records.nothing' })
    : msg(str`“${text}” is not understood. Say cells, for example C3, or “what can I say”.`, { id: 'records.unheard' });

/** A part of the app that is only loaded when it is needed could not be. */
export const notLoaded = (): string =>
  msg('Gridscribe could not load the words for this. Nothing has changed. Check the connection, then try again.', {
    id: 'records.not-loaded',
  });
