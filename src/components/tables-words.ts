/** What is said of sittings of several tables. */
import { msg, str } from '@lit/localize';
import { faultSentence } from '../records/faults.js';
import type { FieldsFault } from '../records/result-entry.js';
import { mostCounted, type PlayersFault, type Tournament } from '../records/tournament.js';
import type { StoreFault } from '../records/types.js';
import { mostPlayers, roundRobin } from '../rules/index.js';
import type { GameId } from '../rules/types.js';
import { gameName } from '../speech/describe/games.js';
import { plural } from '../speech/describe/plural.js';
import type { Wording } from '../speech/describe/wording.js';
import { dayText } from './record-words.js';

const wordingOf = (locale: string): Wording => ({ spelling: false, verbosity: 'normal', locale });

/** What a sitting goes by: its title, else the game and the day. */
export function sittingTitle({ title, game, created }: Tournament, locale: string): string {
  if (title !== '') return title;
  const name = gameName(game);
  const day = dayText(created, locale);
  return msg(str`${name}, tables of ${day}`, { id: 'tables.title' });
}

const peopleText = (count: number, locale: string): string =>
  plural(count, wordingOf(locale), {
    one: () => msg(str`${count} person.`, { id: 'tables.people.one' }),
    other: () => msg(str`${count} people.`, { id: 'tables.people.other' }),
  });

const roundsText = (count: number, locale: string): string =>
  plural(count, wordingOf(locale), {
    one: () => msg(str`${count} round.`, { id: 'tables.rounds.one' }),
    other: () => msg(str`${count} rounds.`, { id: 'tables.rounds.other' }),
  });

const tablesText = (count: number, locale: string): string =>
  plural(count, wordingOf(locale), {
    one: () => msg(str`${count} table.`, { id: 'tables.tables.one' }),
    other: () => msg(str`${count} tables.`, { id: 'tables.tables.other' }),
  });

/** How large a sitting of so many people is: people, rounds, tables, and whether someone rests. */
export function sizeText(players: number, locale: string): string {
  const rounds = roundRobin(players);
  return [
    peopleText(players, locale),
    ...(rounds.length > 0
      ? [roundsText(rounds.length, locale), tablesText(rounds[0]?.pairings.length ?? 0, locale)]
      : []),
    ...(rounds[0]?.rest === null || rounds.length === 0
      ? []
      : [msg('In each round one person rests.', { id: 'tables.rests' })]),
  ].join(' ');
}

/** How many results are still open, as a sentence. */
export const openText = (count: number, locale: string): string =>
  count === 0
    ? msg('All results are there.', { id: 'tables.open.none' })
    : plural(count, wordingOf(locale), {
        one: () => msg(str`${count} result is open.`, { id: 'tables.open.one' }),
        other: () => msg(str`${count} results are open.`, { id: 'tables.open.other' }),
      });

/** Why no schedule can be made for a list of names, and what to do. */
export function playersFaultText(fault: PlayersFault): string {
  switch (fault.code) {
    case 'too-few':
      return msg('A schedule needs at least two names. Write one name a line.', { id: 'tables.fault.too-few' });
    case 'too-many': {
      const { count } = fault;
      return msg(
        str`These are ${count} names, and a schedule holds at most ${mostPlayers}. Take some out, or make two sittings.`,
        { id: 'tables.fault.too-many' },
      );
    }
    case 'twice': {
      const { name } = fault;
      return msg(str`“${name}” stands there twice. Add something to one of them, so that they can be told apart.`, {
        id: 'tables.fault.twice',
      });
    }
  }
}

/** Why a sitting could not be kept or read. */
export function tablesFaultText(fault: StoreFault): string {
  switch (fault) {
    case 'gone':
      return msg('This sitting is not on this device, or it was deleted. Choose another one, or make a new one.', {
        id: 'tables.fault.gone',
      });
    case 'conflict':
      return msg('Another tab has changed this sitting. It is shown anew: look at the result, then save it again.', {
        id: 'tables.fault.conflict',
      });
    case 'broken':
      return msg('The browser could not read or write this sitting. Load this page again.', {
        id: 'tables.fault.broken',
      });
    default:
      return faultSentence(fault);
  }
}

/** Why a result was not taken. */
export function fieldsFaultText({ game, code }: FieldsFault, played: GameId): string {
  const number = game + 1;
  const most = mostCounted(played);
  switch (code) {
    case 'no-number':
      return msg(str`Game ${number}: what was counted is a whole number, such as 12.`, {
        id: 'tables.fault.no-number',
      });
    case 'too-large':
      return msg(str`Game ${number}: nobody can have more than ${most}.`, { id: 'tables.fault.too-large' });
    case 'one-missing':
      return msg(str`Game ${number}: fill in what was counted for both, or leave both empty.`, {
        id: 'tables.fault.both',
      });
  }
}
