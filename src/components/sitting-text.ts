/** A sitting of several tables as plain text, to be read by a screen reader or sent where nothing is printed. */
import { msg, str } from '@lit/localize';
import type { Tournament } from '../records/tournament.js';
import { type MatchPlayed, type Round, standings } from '../rules/index.js';
import { gameName } from '../speech/describe/games.js';
import { brailleName } from '../speech/sheet-braille.js';
import { countedText, resultOfMatch } from '../speech/match-texts.js';
import { sittingTitle, sizeText } from './tables-words.js';

/** A name; in braille, one in a script that it cannot show goes by its number. */
function nameIn(players: readonly string[], player: number, how: 'print' | 'braille'): string {
  const name = players[player] ?? '';
  const number = player + 1;
  if (how === 'print' || brailleName(name) !== null) return name;
  return msg(str`person ${number}, with a name in another script`, { id: 'tables.braille.hidden' });
}

/** One line for each person and each table, in whole sentences, with headings that are lines of their own. */
export function sittingText(
  tournament: Tournament,
  { rounds, results }: { rounds: readonly Round[]; results: readonly MatchPlayed[][] },
  locale: string,
  how: 'print' | 'braille' = 'print',
): string {
  const { players, game, gamesPerMatch } = tournament;
  const nameOf = (player: number): string => nameIn(players, player, how);
  const lines = [
    sittingTitle(tournament, locale),
    `${gameName(game)}. ${sizeText(players.length, locale)}`,
    '',
    msg('Standings', { id: 'tables.standings' }),
    ...standings(players.length, results.flat(), gamesPerMatch).map(
      ({ place, player, points, won, drawn, lost, games }) => {
        const name = nameOf(player);
        const { wins, counts } = games;
        const line = msg(
          str`${place}. ${name}: points ${points}; matches won ${won}, drawn ${drawn}, lost ${lost}; games won ${wins}.`,
          { id: 'tables.line' },
        );
        const counted = countedText(game);
        return counted === null ? line : `${line} ${counted}: ${String(counts)}.`;
      },
    ),
  ];
  for (const [index, { pairings, rest }] of rounds.entries()) {
    const number = index + 1;
    lines.push('', msg(str`Round ${number}`, { id: 'tables.round' }));
    for (const [at, pairing] of pairings.entries()) {
      const [first, second] = [nameOf(pairing[0]), nameOf(pairing[1])];
      const table = at + 1;
      const match = results[index]?.[at] ?? { pairing, games: [] };
      const result = resultOfMatch(match, [first, second], gamesPerMatch);
      const who = msg(str`Table ${table}: ${first} and ${second}.`, { id: 'tables.line.table' });
      lines.push(result === '' ? who : `${who} ${result}`);
    }
    const name = rest === null ? '' : nameOf(rest);
    if (name !== '') lines.push(msg(str`${name} rests.`, { id: 'tables.rest' }));
  }
  return `${lines.join('\n')}\n`;
}
