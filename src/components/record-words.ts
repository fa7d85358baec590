import { msg, str } from '@lit/localize';
import type { Summary } from '../records/types.js';
import type { Player } from '../rules/types.js';
import { gameName } from '../speech/describe/games.js';
import { resultText } from '../speech/describe/outcome.js';
import { turnOfText } from '../speech/describe/players.js';
import { plural } from '../speech/describe/plural.js';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Dates as the person's own country writes the language, where the browser speaks it. */
function dateFormat(locale: string, timeStyle: 'short' | undefined): Intl.DateTimeFormat {
  const key = `${locale} ${timeStyle ?? ''}`;
  let found = formats.get(key);
  if (!found) {
    const sameLanguage = (tag: string): boolean => tag.split('-')[0] === locale.split('-')[0];
    const tag = navigator.languages.find(sameLanguage) ?? locale;
    found = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle });
    formats.set(key, found);
  }
  return found;
}

/** The day of a moment in milliseconds since 1970. */
export const dayText = (time: number, locale: string): string => dateFormat(locale, undefined).format(time);

/** The day and the time of day of a moment in milliseconds since 1970. */
export const momentText = (time: number, locale: string): string => dateFormat(locale, 'short').format(time);

/** What a record goes by: the title that someone gave it, else the game and when it was begun. */
export function recordTitle({ title, game, created }: Summary, locale: string): string {
  if (title !== undefined) return title;
  const name = gameName(game);
  const date = momentText(created, locale);
  return msg(str`${name}, ${date}`, { id: 'home.record.title' });
}

/** How many moves a record has, as a sentence. */
export const movesText = (count: number, locale: string): string => {
  if (count === 0) return msg('No moves yet.', { id: 'home.record.moves.none' });
  return plural(
    count,
    { spelling: false, verbosity: 'normal', locale },
    {
      one: () => msg(str`${count} move.`, { id: 'home.record.moves.one' }),
      other: () => msg(str`${count} moves.`, { id: 'home.record.moves.other' }),
    },
  );
};

/** Whose turn it is, as far as a summary tells: in Isolation each entry of the record is a whole turn. */
function turnText({ game, options, plies, names }: Summary): string {
  if (game !== 'isolation') return msg('Not finished.', { id: 'home.record.unfinished' });
  const first: Player = 'first' in options && options.first === 'B' ? 'B' : 'A';
  const second: Player = first === 'A' ? 'B' : 'A';
  return turnOfText(game, plies % 2 === 0 ? first : second, names);
}

/** How a record stands: its moves, and the result or whose turn it is. */
export function recordStanding(summary: Summary, locale: string): string {
  const { game, plies, end, names } = summary;
  const standing = end ? resultText(game, end.winner, names) : turnText(summary);
  return `${movesText(plies, locale)} ${standing}`;
}
