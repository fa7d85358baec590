/** The sheet of one table for a match: blank, or with the names and results that are known. */
import { msg, str } from '@lit/localize';
import { isWhole, type MatchGame, type MatchPlayed, matchScore, type Score } from '../../rules/index.js';
import type { GameId, Player } from '../../rules/types.js';
import { playerName, type Wording } from '../describe.js';
import { resultOfMatch } from '../match-texts.js';
import { playersOf } from './record.js';
import { type Block, heading, lines, paragraph, type TableBlock } from './types.js';

/** Two people at a table. Names are anything that people typed. */
export interface Seated {
  /** From 1. */
  round: number;
  people: readonly [string, string];
  /** As far as it was played. */
  match: MatchPlayed;
  gamesPerMatch: number;
}

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
export const sumColumn = (id: GameId): string[] =>
  id === 'isolation' ? [] : [msg('Sum of counts', { id: 'sheet.column.sum' })];

/** Which player each of the two is in a game, the first (0) or the second (1): in the second the sides are changed. */
function sidesOf(id: GameId, game: number): readonly [Player, Player] {
  const [one, other] = playersOf(id);
  return game === 0 ? [one, other] : [other, one];
}

/** What was counted for one of the two, whichever side a result has them on; empty where nothing was. */
function countOf({ sides, counts }: MatchGame, person: number): string {
  const side = sides[person];
  return counts && (side === 'W' || side === 'B') ? String(counts[side]) : '';
}

function resultText(game: MatchGame | undefined, { people }: Seated): string {
  if (!game || game.result === 'unfinished') return '';
  if (game.result === 'draw') return msg('a draw', { id: 'sheet.match.draw' });
  return people[game.sides.indexOf(game.result)] ?? '';
}

/** What is known of a game: who was which player, who won, what was counted. */
function gameCells(id: GameId, index: number, seated: Seated): string[] {
  const game = seated.match.games[index];
  const sides = sidesOf(id, index);
  const people = playersOf(id).map((player) => sides.indexOf(player));
  return [
    ...people.map((person) => seated.people[person] ?? ''),
    resultText(game, seated),
    ...(id === 'isolation' ? [] : people.map((person) => (game ? countOf(game, person) : ''))),
  ];
}

function gamesTable(id: GameId, seated: Seated | null, wording: Wording): TableBlock {
  const numbers = new Intl.NumberFormat(wording.locale);
  const head = [
    msg('Game', { id: 'sheet.filled.game' }),
    ...playersOf(id).map((player) => playerName(id, player)),
    resultColumn(),
    ...countColumns(id),
  ];
  return {
    kind: 'table',
    caption: msg('Games', { id: 'sheet.match.games' }),
    head,
    wide: [1, 2],
    rows: Array.from({ length: seated?.gamesPerMatch ?? 2 }, (_, index) => [
      numbers.format(index + 1),
      ...(seated ? gameCells(id, index, seated) : head.slice(1).map(() => '')),
    ]),
  };
}

const scoreCells = (id: GameId, { wins, draws, losses, counts }: Score): string[] =>
  [wins, draws, losses, ...(id === 'isolation' ? [] : [counts])].map(String);

function matchTable(id: GameId, seated: Seated | null): TableBlock {
  const head = [
    msg('Person', { id: 'sheet.column.person' }),
    msg('Won', { id: 'sheet.column.won' }),
    msg('Drawn', { id: 'sheet.column.drawn' }),
    msg('Lost', { id: 'sheet.column.lost' }),
    ...sumColumn(id),
  ];
  const scores = seated && isWhole(seated.match, seated.gamesPerMatch) ? matchScore(seated.match.games) : null;
  return {
    kind: 'table',
    caption: msg('The match', { id: 'sheet.match.match' }),
    head,
    wide: [0],
    rows: ([0, 1] as const).map((person) => [
      seated?.people[person] ?? '',
      ...(scores ? scoreCells(id, scores[person]) : head.slice(1).map(() => '')),
    ]),
  };
}

/** Who the two are: written by hand, or as they are known. */
function peopleBlocks(seated: Seated | null): Block[] {
  const [first, second] = [
    msg('First person', { id: 'sheet.match.first' }),
    msg('Second person', { id: 'sheet.match.second' }),
  ];
  if (!seated) return [lines(first), lines(second)];
  const [one, other] = seated.people;
  return [
    {
      kind: 'facts',
      facts: [
        { name: first, text: one },
        { name: second, text: other },
      ],
    },
  ];
}

/**
 * A match at one table.
 * @param table its number, from 1
 * @param seated who plays there; null for a blank sheet of two games, the second with sides changed
 */
export function matchBlocks(id: GameId, table: number, seated: Seated | null, wording: Wording): Block[] {
  const numbers = new Intl.NumberFormat(wording.locale);
  const number = numbers.format(table);
  const round = numbers.format(seated?.round ?? 0);
  const result = seated ? resultOfMatch(seated.match, seated.people, seated.gamesPerMatch) : '';
  return [
    heading(
      seated
        ? msg(str`Round ${round}, table ${number}`, { id: 'sheet.match.round-table' })
        : msg(str`Table ${number}`, { id: 'sheet.match.table' }),
    ),
    ...peopleBlocks(seated),
    lines(msg('Host or scribe, day', { id: 'sheet.match.host' })),
    paragraph(
      seated?.gamesPerMatch === 1
        ? msg('Play one game: it is the match.', { id: 'sheet.match.single' })
        : msg('Play two games; in the second you change sides. Both games together are one match.', {
            id: 'sheet.match.swap',
          }),
    ),
    gamesTable(id, seated, wording),
    matchTable(id, seated),
    ...(result === '' ? [] : [paragraph(result)]),
    lines(msg('Both agree (signs or initials)', { id: 'sheet.match.agreed' })),
  ];
}
