/** Sheets for the results: one a table for a match of two games, and one for a round of several tables. */
import { msg, str } from '@lit/localize';
import type { GameId } from '../../rules/types.js';
import { playerName, type Wording } from '../describe.js';
import { playersOf } from './record.js';
import { type Block, heading, lines, paragraph, type TableBlock } from './types.js';

/** Who meets whom, where. Names are anything that people typed. */
export interface Pairing {
  round: number;
  table: number;
  people: [string, string];
}

/** How many lines a tournament sheet has where nobody is named yet. */
const blankLines = 12;

const resultColumn = (): string => msg('Result', { id: 'sheet.column.result' });

/** Games that are counted in pieces or cells have a column for each side's sum. */
const countColumns = (id: GameId): string[] =>
  id === 'isolation'
    ? []
    : [
        msg('White’s count', { id: 'sheet.column.count.white' }),
        msg('Black’s count', { id: 'sheet.column.count.black' }),
      ];

/** The sum of tokens, cells or squares over several games. */
const sumColumn = (id: GameId): string[] =>
  id === 'isolation' ? [] : [msg('Sum of counts', { id: 'sheet.column.sum' })];

/** A match at one table: two games, the second with sides changed. */
export function matchBlocks(id: GameId, table: number, wording: Wording): Block[] {
  const numbers = new Intl.NumberFormat(wording.locale);
  const head = [
    msg('Game', { id: 'sheet.filled.game' }),
    ...playersOf(id).map((player) => playerName(id, player)),
    resultColumn(),
    ...countColumns(id),
  ];
  const number = numbers.format(table);
  return [
    heading(msg(str`Table ${number}`, { id: 'sheet.match.table' })),
    lines(msg('First person', { id: 'sheet.match.first' })),
    lines(msg('Second person', { id: 'sheet.match.second' })),
    lines(msg('Host or scribe, day', { id: 'sheet.match.host' })),
    paragraph(
      msg('Play two games; in the second you change sides. Both games together are one match.', {
        id: 'sheet.match.swap',
      }),
    ),
    {
      kind: 'table',
      caption: msg('Games', { id: 'sheet.match.games' }),
      head,
      wide: [1, 2],
      rows: [1, 2].map((count) => [numbers.format(count), ...head.slice(1).map(() => '')]),
    },
    {
      kind: 'table',
      caption: msg('The match', { id: 'sheet.match.match' }),
      head: [
        msg('Person', { id: 'sheet.column.person' }),
        msg('Won', { id: 'sheet.column.won' }),
        msg('Drawn', { id: 'sheet.column.drawn' }),
        msg('Lost', { id: 'sheet.column.lost' }),
        ...sumColumn(id),
      ],
      wide: [0],
      rows: [1, 2].map(() => Array.from({ length: id === 'isolation' ? 4 : 5 }, () => '')),
    },
    lines(msg('Both agree (signs or initials)', { id: 'sheet.match.agreed' })),
  ];
}

/** Who plays whom at which table, with room for the results. */
function pairingTable(pairings: readonly Pairing[], wording: Wording): TableBlock {
  const numbers = new Intl.NumberFormat(wording.locale);
  const rows = pairings.map(({ round, table, people }) => [
    numbers.format(round),
    numbers.format(table),
    ...people,
    '',
  ]);
  return {
    kind: 'table',
    caption: msg('Tables', { id: 'sheet.tournament.tables' }),
    head: [
      msg('Round', { id: 'sheet.column.round' }),
      msg('Table', { id: 'sheet.column.table' }),
      msg('First person', { id: 'sheet.match.first' }),
      msg('Second person', { id: 'sheet.match.second' }),
      resultColumn(),
    ],
    wide: [2, 3],
    rows: rows.length > 0 ? rows : Array.from({ length: blankLines }, () => ['', '', '', '', '']),
  };
}

/** The tournament sheet's blocks; without pairings a blank one. */
export function tournamentBlocks(id: GameId, pairings: readonly Pairing[], wording: Wording): Block[] {
  const names = [...new Set(pairings.flatMap(({ people }) => people))];
  const head = [
    msg('Person', { id: 'sheet.column.person' }),
    msg('Matches', { id: 'sheet.column.matches' }),
    msg('Won', { id: 'sheet.column.won' }),
    msg('Drawn', { id: 'sheet.column.drawn' }),
    msg('Lost', { id: 'sheet.column.lost' }),
    ...sumColumn(id),
  ];
  const people = names.length > 0 ? names : Array.from({ length: blankLines }, () => '');
  return [
    lines(msg('Day, host', { id: 'sheet.tournament.day' })),
    paragraph(
      msg(
        'A match is two games with sides changed; it has one line. Write the number of the table on its match sheet.',
        {
          id: 'sheet.tournament.how',
        },
      ),
    ),
    pairingTable(pairings, wording),
    {
      kind: 'table',
      caption: msg('Standings', { id: 'sheet.tournament.standings' }),
      head,
      wide: [0],
      rows: people.map((name) => [name, ...head.slice(1).map(() => '')]),
    },
  ];
}
