import { msg, str } from '@lit/localize';
import { isOver, type Progress } from '../records/progress.js';
import { endSentences } from '../records/end-sayings.js';
import type { Summary } from '../records/types.js';
import { gameOf, viewBoard } from '../rules/known-games.js';
import { newTerritories } from '../speech/describe/changes.js';
import { cellsText, listParts } from '../speech/describe/words.js';
import type { Wording } from '../speech/describe.js';
import { gameName } from '../speech/describe/games.js';
import { describeMove } from '../speech/describe/move.js';
import { playerName } from '../speech/describe/players.js';
import { describeTurn } from '../speech/describe/turn.js';
import { dayText, momentText, movesText } from './record-words.js';

const playersOf = (game: Summary['game']): ('A' | 'B' | 'W')[] => (game === 'isolation' ? ['A', 'B'] : ['W', 'B']);

/** The game, and who played it or when. */
export function recordHeading({ game, names, created }: Summary, locale: string): string {
  const what = gameName(game);
  const [first, second] = playersOf(game).map((player) => names[player]?.trim());
  if (first && second) return msg(str`${what}: ${first} and ${second}`, { id: 'view.heading.names' });
  const day = dayText(created, locale);
  return msg(str`${what}, ${day}`, { id: 'view.heading.day' });
}

/** Where one is in the record, the move that led there and what it changed; after the last one, how the game stands. */
export function placeTexts(progress: Progress, place: number, wording: Wording): string[] {
  const count = progress.played.length;
  const played = progress.played[place - 1];
  const brief: Wording = { ...wording, verbosity: 'brief' };
  const next = isOver(progress)
    ? endSentences(progress, wording)
    : [describeTurn(played?.after ?? progress.start, brief)];
  const stands = place >= count ? next : [];
  if (!played) {
    const start = msg('Start of the record.', { id: 'view.start' });
    const begins = count > 0 ? [describeTurn(progress.start, brief)] : stands;
    return [start, movesText(count, wording.locale ?? 'en'), ...begins];
  }
  const said = describeMove(played, wording);
  return [
    msg(str`Move ${place} of ${count}: ${said}`, { id: 'view.move' }),
    ...newTerritories(played, wording),
    ...stands,
  ];
}

/** That there is nothing before, with nothing else: the text of the place stands already. */
export const atStart = (): string => msg('This is the start of the record.', { id: 'view.at-start' });
export const atEnd = (count: number): string =>
  count === 0
    ? msg('There are no moves yet.', { id: 'view.no-moves' })
    : msg('This is the last move.', { id: 'view.at-end' });

/** A line of what is known of a record: what it is, and its words. */
export interface Fact {
  name: string;
  text: string;
}

/** What the header of a record says, and how the game ended. */
export function recordFacts({ game, names, created, title }: Summary, progress: Progress, wording: Wording): Fact[] {
  const { start } = progress;
  const { columns, rows, trunks } = viewBoard(start);
  const [trunk] = trunks;
  const first = gameOf(start).toMove(start);
  const facts: (Fact | null)[] = [
    title === undefined ? null : { name: msg('Name', { id: 'view.fact.name' }), text: title },
    { name: msg('Begun', { id: 'view.fact.begun' }), text: momentText(created, wording.locale ?? 'en') },
    {
      name: msg('Players', { id: 'view.fact.players' }),
      text: listParts(playersOf(game).map((player) => playerName(game, player, names))),
    },
    {
      name: msg('Board', { id: 'view.fact.board' }),
      text: msg(str`${columns} columns, ${rows} rows`, { id: 'view.fact.board.size' }),
    },
    trunk ? { name: msg('Starting trunk', { id: 'view.fact.trunk' }), text: cellsText(trunk, wording) } : null,
    first === null
      ? null
      : { name: msg('Moved first', { id: 'view.fact.first' }), text: playerName(game, first, names) },
    { name: msg('Result', { id: 'view.fact.result' }), text: resultOf(progress, wording) },
  ];
  return facts.filter((fact) => fact !== null);
}

function resultOf(progress: Progress, wording: Wording): string {
  return isOver(progress)
    ? endSentences(progress, wording).join(' ')
    : msg('Not finished.', { id: 'home.record.unfinished' });
}
