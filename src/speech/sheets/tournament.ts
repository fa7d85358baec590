/** The sheet for several tables: who meets whom, and how everyone stands. */
import { msg, str } from '@lit/localize';
import { type MatchPlayed, type Round, standings } from '../../rules/index.js';
import type { GameId } from '../../rules/types.js';
import type { Wording } from '../describe.js';
import { countedText, resultOfMatch } from '../match-texts.js';
import { type Seated, sumColumn } from './match.js';
import { type Block, lines, paragraph, type TableBlock } from './types.js';

/** A sitting of several tables, as far as it is known. Names are anything that people typed. */
export interface Sitting {
  title: string;
  players: readonly string[];
  gamesPerMatch: number;
  rounds: readonly Round[];
  /** By round and table; no games where there is no result. */
  results: readonly (readonly MatchPlayed[])[];
}

/** A table of a sitting: its number, from 1, and who plays there. */
export interface SittingTable {
  table: number;
  seated: Seated;
}

/**
 * The tables of a sitting, round by round.
 * @param round the one that is wanted, from 0; null for all
 */
export const tablesOf = ({ players, gamesPerMatch, rounds, results }: Sitting, round: number | null): SittingTable[] =>
  rounds.flatMap(({ pairings }, at) =>
    round !== null && round !== at
      ? []
      : pairings.map((pairing, table) => ({
          table: table + 1,
          seated: {
            round: at + 1,
            people: [players[pairing[0]] ?? '', players[pairing[1]] ?? ''],
            match: results[at]?.[table] ?? { pairing, games: [] },
            gamesPerMatch,
          },
        })),
  );

/** How many lines a tournament sheet has where nobody is named yet. */
const blankLines = 12;

function pairingTable(sitting: Sitting | null, wording: Wording): TableBlock {
  const numbers = new Intl.NumberFormat(wording.locale);
  const rows = sitting
    ? tablesOf(sitting, null).map(({ table, seated: { round, people, match, gamesPerMatch } }) => [
        numbers.format(round),
        numbers.format(table),
        ...people,
        resultOfMatch(match, people, gamesPerMatch),
      ])
    : Array.from({ length: blankLines }, () => ['', '', '', '', '']);
  return {
    kind: 'table',
    caption: msg('Tables', { id: 'sheet.tournament.tables' }),
    head: [
      msg('Round', { id: 'sheet.column.round' }),
      msg('Table', { id: 'sheet.column.table' }),
      msg('First person', { id: 'sheet.match.first' }),
      msg('Second person', { id: 'sheet.match.second' }),
      msg('Result', { id: 'sheet.column.result' }),
    ],
    wide: [2, 3],
    rows,
  };
}

/** Who rests in which round; nothing where everybody always plays. */
function restBlocks({ players, rounds }: Sitting): Block[] {
  const items = rounds.flatMap(({ rest }, at) => {
    if (rest === null) return [];
    const [round, name] = [at + 1, players[rest] ?? ''];
    return [msg(str`Round ${round}: ${name} rests.`, { id: 'sheet.tournament.rest' })];
  });
  return items.length > 0 ? [{ kind: 'list', items }] : [];
}

const person = (): string => msg('Person', { id: 'sheet.column.person' });
const wonDrawnLost = (): string[] => [
  msg('Won', { id: 'sheet.column.won' }),
  msg('Drawn', { id: 'sheet.column.drawn' }),
  msg('Lost', { id: 'sheet.column.lost' }),
];
const standingsCaption = (): string => msg('Standings', { id: 'sheet.tournament.standings' });

/** How everyone stands, to be filled in by hand: with the names that are known. */
function openStandings(id: GameId, names: readonly string[]): TableBlock {
  const head = [person(), msg('Matches', { id: 'sheet.column.matches' }), ...wonDrawnLost(), ...sumColumn(id)];
  const people = names.length > 0 ? names : Array.from({ length: blankLines }, () => '');
  return {
    kind: 'table',
    caption: standingsCaption(),
    head,
    wide: [0],
    rows: people.map((name) => [name, ...head.slice(1).map(() => '')]),
  };
}

function knownStandings(id: GameId, { players, results, gamesPerMatch }: Sitting): TableBlock {
  const counted = countedText(id);
  return {
    kind: 'table',
    caption: standingsCaption(),
    head: [
      msg('Place', { id: 'tables.place' }),
      person(),
      msg('Points', { id: 'tables.points' }),
      ...wonDrawnLost(),
      msg('Games won', { id: 'tables.games-won' }),
      ...(counted === null ? [] : [counted]),
    ],
    wide: [1],
    rows: standings(players.length, results.flat(), gamesPerMatch).map(
      ({ place, player, points, won, drawn, lost, games }) => [
        String(place),
        players[player] ?? '',
        ...[points, won, drawn, lost, games.wins, ...(counted === null ? [] : [games.counts])].map(String),
      ],
    ),
  };
}

/** The tournament sheet's blocks; without a sitting a blank one. Once there is a result, the standings are filled in. */
export function tournamentBlocks(id: GameId, sitting: Sitting | null, wording: Wording): Block[] {
  const isBegun = sitting?.results.flat().some(({ games }) => games.length > 0) ?? false;
  return [
    ...(sitting ? [paragraph(sitting.title)] : []),
    lines(msg('Day, host', { id: 'sheet.tournament.day' })),
    ...(sitting?.gamesPerMatch === 1
      ? []
      : [
          paragraph(
            msg(
              'A match is two games with sides changed; it has one line. Write the number of the table on its match sheet.',
              { id: 'sheet.tournament.how' },
            ),
          ),
        ]),
    pairingTable(sitting, wording),
    ...(sitting ? restBlocks(sitting) : []),
    sitting && isBegun ? knownStandings(id, sitting) : openStandings(id, sitting?.players ?? []),
  ];
}
