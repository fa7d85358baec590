import { msg } from '@lit/localize';
import { saidOf, playedBefore } from '../records/sayings.js';
import { type Progress, stateOf } from '../records/progress.js';
import { type Settings, wordingOf } from '../records/settings.js';
import { approachWithdraw } from '../rules/approach-withdraw.js';
import { isolation } from '../rules/isolation.js';
import { knowGame } from '../rules/known-games.js';
import {
  describeBoard,
  describeCell,
  describeRow,
  describeTurn,
  type Played,
  type Wording,
} from '../speech/describe.js';
import { exampleOf } from './settings-example.js';

/** The settings of words that have an example each. */
export type WordSetting = 'verbosity' | 'spelling' | 'rows' | 'entering' | 'afterMove' | 'readBefore';

const lines = ['C1-B2 block C1', 'C5-D4 block C3'];

/** A game of Isolation with two moves, or as many of them as are asked for. */
function game(count: number): Progress | null {
  const started = isolation.start();
  if (!started.ok) return null;
  const played: Played[] = [];
  let before = started.value;
  for (const line of lines.slice(0, count)) {
    const move = isolation.parse(line);
    const after = move && isolation.play(before, move);
    if (!move || !after?.ok) return null;
    played.push({ before, move, after: after.value });
    before = after.value;
  }
  return { start: started.value, played, undone: [], takenBack: 0, draft: null, asked: null, end: null };
}

function rowExample(wording: Wording): string {
  const started = approachWithdraw.start();
  return started.ok ? describeRow(started.value, 2, wording) : '';
}

/** What is said where the focus comes to the board, after the name of the cell. */
function enteringExample(progress: Progress, { entering }: Settings, wording: Wording): string {
  const state = stateOf(progress);
  const name = `${describeCell(state, 'C1', wording)}.`;
  if (entering === 'name') return name;
  return [name, ...(entering === 'turn' ? [describeTurn(state, wording)] : describeBoard(state, wording))].join(' ');
}

/** What a setting comes to, as it is said with these settings. */
export function wordExample(name: WordSetting, settings: Settings, locale: string): string {
  knowGame(isolation);
  knowGame(approachWithdraw);
  const wording: Wording = { ...wordingOf(settings, true), locale };
  const [first, second] = [game(1), game(2)];
  if (!first || !second) return '';
  switch (name) {
    case 'verbosity':
    case 'spelling':
      return exampleOf(settings, locale);
    case 'rows':
      return rowExample(wording);
    case 'entering':
      return enteringExample(first, settings, wording);
    case 'afterMove':
      return saidOf(first, 1, wording, { ...settings, readBefore: 'last' }).join(' ');
    case 'readBefore':
      return settings.readBefore === 'nothing'
        ? msg('Nothing is read.', { id: 'settings.read-before.nothing-read' })
        : playedBefore(second, settings.readBefore, wording).join(' ');
  }
}
