import { expect } from '@open-wc/testing';
import type { GameId } from '../../src/rules/index.js';
import {
  describeLastMove,
  describeLog,
  describeLogEntry,
  describeMove,
  describeRedone,
  describeTable,
  describeTableUndo,
  describeUndone,
} from '../../src/speech/describe.js';
import { after } from '../rules/support.js';
import {
  houses,
  lastPlayed,
  opening,
  playedMoves,
  sheet,
  sites,
  spoken,
  spots,
  written,
} from './describe-positions.js';

interface Row {
  game: GameId;
  options: unknown;
  lines: string[];
  said: string;
  table: string;
  back: string;
}

const rows: Row[] = [
  {
    game: 'isolation',
    options: {},
    lines: ['C1-B2 block C1'],
    said: 'C1 to B2, blocks C1.',
    table: 'Move pawn A from C1 to B2. Put a block on C1.',
    back: 'Take the block off C1. Move pawn A back from B2 to C1.',
  },
  {
    game: 'isolation',
    options: { first: 'B' },
    lines: ['C5-D4 block C3'],
    said: 'C5 to D4, blocks C3.',
    table: 'Move pawn B from C5 to D4. Put a block on C3.',
    back: 'Take the block off C3. Move pawn B back from D4 to C5.',
  },
  {
    game: 'approach-withdraw',
    options: sheet,
    lines: ['C3-C4 approach C5'],
    said: 'C3 to C4. Approach takes C5.',
    table: 'Move the white token from C3 to C4. Take off C5.',
    back: 'Move the white token back from C4 to C3. Put black back on C5.',
  },
  {
    game: 'approach-withdraw',
    options: sheet,
    lines: ['C3-C4 withdraw C2 C1'],
    said: 'C3 to C4. Withdraw takes C2 and C1.',
    table: 'Move the white token from C3 to C4. Take off C2 and C1.',
    back: 'Move the white token back from C4 to C3. Put black back on C2 and C1.',
  },
  {
    game: 'approach-withdraw',
    options: sheet,
    lines: ['C3-C4'],
    said: 'C3 to C4, no capture.',
    table: 'Move the white token from C3 to C4.',
    back: 'Move the white token back from C4 to C3.',
  },
  {
    game: 'approach-withdraw',
    options: { ...sheet, first: 'B' },
    lines: ['C5-C4 approach C3'],
    said: 'C5 to C4. Approach takes C3.',
    table: 'Move the black token from C5 to C4. Take off C3.',
    back: 'Move the black token back from C4 to C5. Put white back on C3.',
  },
  {
    game: 'approach-withdraw',
    options: { first: 'B' },
    lines: ['A5-A4'],
    said: 'A5 to A4.',
    table: 'Move the black token from A5 to A4.',
    back: 'Move the black token back from A4 to A5.',
  },
  {
    game: 'nearest-site',
    options: {},
    lines: ['site C3'],
    said: 'C3, white site.',
    table: 'Put a white site on C3.',
    back: 'Take the site off C3.',
  },
  {
    game: 'nearest-site',
    options: {},
    lines: ['site C3', 'site D4'],
    said: 'D4, black site.',
    table: 'Put a black site on D4.',
    back: 'Take the site off D4.',
  },
  {
    game: 'nearest-site',
    options: sites,
    lines: ['A1 white'],
    said: 'A1 white.',
    table: 'Mark A1 white.',
    back: 'Take the mark off A1.',
  },
  {
    game: 'nearest-site',
    options: sites,
    lines: ['A1 white', 'A1 black'],
    said: 'A1 black, was white.',
    table: 'Mark A1 black.',
    back: 'Mark A1 white.',
  },
  {
    game: 'territories',
    options: spots,
    lines: ['farm B2'],
    said: 'B2, white farm.',
    table: 'Put a white farm on B2.',
    back: 'Take the farm off B2.',
  },
  {
    game: 'territories',
    options: spots,
    lines: ['farm B2', 'farm C2'],
    said: 'C2, black farm.',
    table: 'Put a black farm on C2.',
    back: 'Take the farm off C2.',
  },
  {
    game: 'territories',
    options: houses,
    lines: opening,
    said: 'E2 and F2, trunk.',
    table: 'Put a trunk between E2 and F2.',
    back: 'Take away the trunk between E2 and F2.',
  },
  {
    game: 'territories',
    options: houses,
    lines: [...opening, 'trunk F2 F3', 'trunk G2 G3', 'trunk H2 H3'],
    said: 'H2 and H3, trunk. Black goes on: a territory is closed.',
    table: 'Put a trunk between H2 and H3.',
    back: 'Take away the trunk between H2 and H3.',
  },
];

describe('a move', () => {
  for (const { game, options, lines, said, table, back } of rows) {
    it(`of ${game} is said back: ${said}`, () => {
      const played = lastPlayed(game, options, ...lines);
      expect(describeMove(played, written())).to.equal(said);
      expect(describeTable(played, written())).to.equal(table);
      expect(describeTableUndo(played, written())).to.equal(back);
    });
  }

  it('is said in spelling words for speech', () => {
    const played = lastPlayed('isolation', {}, 'C1-B2 block C1');
    expect(describeMove(played, spoken())).to.equal('Charlie one to Bravo two, blocks Charlie one.');
    expect(describeTable(played, spoken())).to.equal(
      'Move pawn A from Charlie one to Bravo two. Put a block on Charlie one.',
    );
  });

  it('names the award that it replaces', () => {
    const awards = ['white', 'black', 'neutral'];
    const said = awards.flatMap((old) =>
      awards
        .filter((award) => award !== old)
        .map((award) => describeMove(lastPlayed('nearest-site', sites, `B2 ${old}`, `B2 ${award}`), written())),
    );
    expect(said).to.deep.equal([
      'B2 black, was white.',
      'B2 neutral, was white.',
      'B2 white, was black.',
      'B2 neutral, was black.',
      'B2 white, was neutral.',
      'B2 black, was neutral.',
    ]);
  });

  it('asks for another marker from the 41st trunk on', () => {
    const state = after('territories', houses);
    const trunks = Array.from({ length: 40 }, () => ['G1', 'H1']);
    const before = { ...state, trunks } as typeof state;
    const move = { trunk: ['C3', 'C4'] as [string, string] };
    expect(describeTable({ before, move, after: null }, written())).to.equal(
      'The 40 trunks are used up: put another marker between C3 and C4.',
    );
    const fewer = { ...state, trunks: trunks.slice(1) } as typeof state;
    expect(describeTable({ before: fewer, move, after: null }, written())).to.equal('Put a trunk between C3 and C4.');
  });
});

describe('undo and redo', () => {
  it('say what was taken back and whose turn it is', () => {
    const played = lastPlayed('isolation', {}, 'C1-B2 block C1');
    expect(describeUndone(played, written())).to.equal('Taken back: C1 to B2, blocks C1. Pawn A’s turn.');
    expect(describeRedone(played, written())).to.equal('Played again: C1 to B2, blocks C1.');
    expect(describeUndone(lastPlayed('nearest-site', sites, 'A1 white'), written())).to.equal('Taken back: A1 white.');
  });
});

describe('the log', () => {
  const moves = playedMoves('isolation', {}, 'C1-B2 block C1', 'C5-D4 block C3', 'B2-A2 block E5');

  it('is a sentence a move', () => {
    expect(describeLog(moves, written())).to.deep.equal([
      'Move 1, pawn A: C1 to B2, blocks C1.',
      'Move 2, pawn B: C5 to D4, blocks C3.',
      'Move 3, pawn A: B2 to A2, blocks E5.',
    ]);
    expect(describeLog(moves, written('brief'))[0]).to.equal('Move 1: C1 to B2, blocks C1.');
    expect(describeLog(moves, spoken())[0]).to.equal('Move 1, pawn A: Charlie one to Bravo two, blocks Charlie one.');
  });

  it('gives its last moves', () => {
    expect(describeLog(moves, written(), 2)).to.deep.equal([
      'Move 2, pawn B: C5 to D4, blocks C3.',
      'Move 3, pawn A: B2 to A2, blocks E5.',
    ]);
    expect(describeLog(moves, written(), 9)).to.have.length(3);
    expect(describeLog(moves, written(), 0)).to.have.length(1);
    expect(describeLastMove(moves, written())).to.equal('Move 3, pawn A: B2 to A2, blocks E5.');
  });

  it('says that there are no moves', () => {
    expect(describeLog([], written())).to.deep.equal(['No moves yet.']);
    expect(describeLastMove([], written())).to.equal('No moves yet.');
  });

  it('names the player once', () => {
    const entry = (game: GameId, options: unknown, ...lines: string[]): string =>
      describeLogEntry(lastPlayed(game, options, ...lines), lines.length, written());
    expect(entry('approach-withdraw', {}, 'A2-A3')).to.equal('Move 1, white: A2 to A3.');
    expect(entry('approach-withdraw', {}, 'A2-A3', 'A5-A4 approach A3')).to.equal(
      'Move 2, black: A5 to A4. Approach takes A3.',
    );
    expect(entry('nearest-site', {}, 'site C3')).to.equal('Move 1: C3, white site.');
    expect(entry('nearest-site', sites, 'C3 neutral')).to.equal('Move 1: C3 neutral.');
    expect(entry('territories', spots, 'farm B2')).to.equal('Move 1: B2, white farm.');
    expect(entry('territories', houses, 'trunk G1 G2')).to.equal('Move 1, white: G1 and G2, trunk.');
  });
});
