import { expect } from '@open-wc/testing';
import {
  freeEnd,
  randomFrom,
  shapes,
  shuffle,
  territories,
  territoriesOf,
  trunksPlaced,
} from '../../src/rules/index.js';
import type { TerritoriesState } from '../../src/rules/index.js';
import { errorOf, playOut, valueOf } from './support.js';

const houses = { W: ['B2', 'D4', 'E4', 'G4'], B: ['B3', 'C2', 'F2', 'F5'] };
const spots = [...houses.W, ...houses.B];
const start = ['G1', 'H1'];

const played = (state: TerritoriesState, ...lines: string[]): TerritoriesState =>
  lines.reduce((before, line) => valueOf(territories.play(before, territories.parse(line))), state);

const reason = (state: TerritoriesState, line: string): unknown =>
  errorOf(territories.play(state, territories.parse(line)));

describe('Territories: the set-up', () => {
  it('does not depend on the order within the lists', () => {
    const one = territories.start({ houses, start });
    const other = territories.start({
      shape: '4x3',
      houses: { W: [...houses.W].reverse(), B: [...houses.B].reverse() },
      start: ['H1', 'G1'],
    });
    expect(JSON.stringify(other)).to.equal(JSON.stringify(one));
  });

  it('refuses options that are none, list by list, in the order of the codes', () => {
    const cases: [unknown, unknown][] = [
      [undefined, { code: 'bad-option', name: 'houses' }],
      [{ start }, { code: 'bad-option', name: 'houses' }],
      [
        { houses, spots, start },
        { code: 'bad-option', name: 'houses' },
      ],
      [{ houses }, { code: 'bad-option', name: 'start' }],
      [
        { houses, start: 'G1 H1' },
        { code: 'bad-option', name: 'start' },
      ],
      [
        { houses, start, shape: '5x2' },
        { code: 'bad-option', name: 'shape' },
      ],
      [
        { houses, start, shape: null },
        { code: 'bad-option', name: 'shape' },
      ],
      [
        { houses, start, first: 'W' },
        { code: 'bad-option', name: 'first' },
      ],
      [
        { houses: { W: houses.W }, start },
        { code: 'bad-option', name: 'houses' },
      ],
      [
        { spots: 'B2', start },
        { code: 'bad-option', name: 'spots' },
      ],
      [
        { houses: { ...houses, W: ['B2', 'I4', 'E4'] }, start },
        { code: 'off-board', cell: 'I4' },
      ],
      [
        { houses: { ...houses, W: ['B2', 'D4', 'E4'] }, start },
        { code: 'wrong-count', what: 'W' },
      ],
      [
        { houses: { ...houses, B: [...houses.B, 'A5'] }, start },
        { code: 'wrong-count', what: 'B' },
      ],
      [
        { spots: spots.slice(1), start },
        { code: 'wrong-count', what: 'spots' },
      ],
      [
        { houses, start: ['G1'] },
        { code: 'wrong-count', what: 'start' },
      ],
      [
        { houses, start: ['G1', 'H9'] },
        { code: 'off-board', cell: 'H9' },
      ],
      [
        { houses: { ...houses, W: ['B2', 'B2', 'E4', 'G4'] }, start },
        { code: 'cell-twice', cell: 'B2' },
      ],
      [
        { houses: { ...houses, B: ['B2', 'C2', 'F2', 'F5'] }, start },
        { code: 'cell-twice', cell: 'B2' },
      ],
      [
        { houses, start: ['G1', 'G1'] },
        { code: 'cell-twice', cell: 'G1' },
      ],
      [
        { houses: { ...houses, W: ['B2', 'A1', 'E4', 'G4'] }, start },
        { code: 'shared-tile', cells: ['B2', 'A1'] },
      ],
      [
        { houses: { ...houses, B: ['B3', 'C2', 'F2', 'E3'] }, start },
        { code: 'shared-tile', cells: ['E4', 'E3'] },
      ],
      [
        { houses, start: ['G1', 'H2'] },
        { code: 'bad-start', why: 'not-neighbours' },
      ],
      [
        { houses, start: ['F1', 'G1'] },
        { code: 'bad-start', why: 'two-tiles' },
      ],
      [
        { houses, start: ['A1', 'B1'] },
        { code: 'bad-start', why: 'tile-has-house' },
      ],
      [
        { houses, start: ['G2', 'H2'] },
        { code: 'bad-start', why: 'not-at-edge' },
      ],
      // A fault of the first list comes before those of later ones.
      [
        { houses: { W: ['B2'], B: ['Z9'] }, start: [] },
        { code: 'wrong-count', what: 'W' },
      ],
    ];
    for (const [options, error] of cases) {
      expect(errorOf(territories.start(options)), JSON.stringify(options)).to.deep.equal(error);
    }
  });

  it('knows where each shape ends', () => {
    const sizes = { '4x3': 'H6', '3x4': 'F8', '6x2': 'L4' } as const;
    for (const shape of shapes) {
      const state = valueOf(territories.start(shuffle(3, shape)));
      const last = territoriesOf(state)[0]?.squares.at(-1);
      expect(last).to.equal(sizes[shape]);
    }
  });

  it('shuffles to legal set-ups whatever the seed', () => {
    for (const shape of shapes) {
      for (let seed = -50; seed < 50; seed += 1) {
        expect(territories.start(shuffle(seed, shape)).ok, `${seed} ${shape}`).to.equal(true);
      }
      expect(shuffle(-1, shape)).to.deep.equal(shuffle(4294967295, shape));
    }
    expect(shuffle(5)).to.deep.equal(shuffle(5, '4x3'));
  });
});

describe('Territories: placing farms', () => {
  const state = valueOf(territories.start({ spots, start }));

  it('goes W, BB, WW, BB, W, and then white plays the first trunk', () => {
    const lines = spots.map((cell) => `farm ${cell}`);
    const turns = lines.map((_, count) => territories.toMove(played(state, ...lines.slice(0, count))));
    expect(turns.join('')).to.equal('WBBWWBBW');
    const fencing = played(state, ...lines);
    expect(territories.toMove(fencing)).to.equal('W');
    expect(territories.legalMoves(fencing)).to.deep.include({ trunk: ['G2', 'H2'] });
  });

  it('gives the first reason in the order of the codes', () => {
    expect(reason(state, 'farm I1')).to.deep.equal({ code: 'off-board', cell: 'I1' });
    expect(reason(state, 'trunk H6 I6')).to.deep.equal({ code: 'off-board', cell: 'I6' });
    expect(reason(state, 'trunk A1 C1')).to.deep.equal({ code: 'wrong-phase', phase: 'placing' });
    expect(reason(state, 'farm A1')).to.deep.equal({ code: 'not-a-spot', cell: 'A1' });
    expect(reason(played(state, 'farm B2'), 'farm B2')).to.deep.equal({ code: 'spot-taken', cell: 'B2', holds: 'W' });
    const printed = valueOf(territories.start({ houses, start }));
    expect(reason(printed, 'farm B2')).to.deep.equal({ code: 'wrong-phase', phase: 'fencing' });
  });

  it('does not end before all farms are placed', () => {
    expect(territories.outcome(state)).to.equal(null);
    expect(freeEnd(state)).to.deep.equal(['G1', 'H1', 'G2', 'H2']);
  });
});

describe('Territories: fencing', () => {
  const state = valueOf(territories.start({ houses, start }));

  it('gives the first reason in the order of the codes', () => {
    expect(reason(state, 'trunk A1 C1')).to.deep.equal({ code: 'not-neighbours', cells: ['A1', 'C1'] });
    expect(reason(state, 'trunk A1 B2')).to.deep.equal({ code: 'not-neighbours', cells: ['A1', 'B2'] });
    expect(reason(state, 'trunk G1 H1')).to.deep.equal({ code: 'already-trunk', cells: ['G1', 'H1'] });
    expect(reason(state, 'trunk A1 B1')).to.deep.equal({
      code: 'not-from-free-end',
      squares: ['G1', 'H1', 'G2', 'H2'],
    });
    const closed = played(state, 'trunk G2 H2', 'trunk G2 G3', 'trunk F2 F3', 'trunk E2 F2', 'trunk E1 F1');
    expect(reason(closed, 'trunk A1 B1')).to.deep.equal({ code: 'not-connected', cells: ['A1', 'B1'] });
    expect(reason(closed, 'trunk F1 F2')).to.deep.equal({ code: 'settled-territory', owner: 'B' });
    expect(reason(closed, 'trunk H2 H3')).to.deep.equal({ code: 'empty-territory', cell: 'H2' });
  });

  it('takes the two squares of a trunk in reading order only', () => {
    expect(errorOf(territories.play(state, { trunk: ['H2', 'G2'] }))).to.deep.equal({ code: 'malformed' });
    expect(errorOf(territories.play(state, { trunk: ['G3', 'G2'] }))).to.deep.equal({ code: 'malformed' });
    expect(errorOf(territories.play(state, { trunk: ['G2'] }))).to.deep.equal({ code: 'malformed' });
    expect(errorOf(territories.play(state, { trunk: ['G2', 'H2', 'H2'] }))).to.deep.equal({ code: 'malformed' });
    expect(errorOf(territories.play(state, { trunk: ['G2', 'G2'] }))).to.deep.equal({
      code: 'not-neighbours',
      cells: ['G2', 'G2'],
    });
  });

  it('passes the turn on at a free end and leaves it where a territory is closed', () => {
    expect(territories.toMove(played(state, 'trunk G2 H2'))).to.equal('B');
    const before = played(state, 'trunk G2 H2', 'trunk G2 G3', 'trunk F2 F3', 'trunk E2 F2');
    const closed = played(before, 'trunk E1 F1');
    expect([territories.toMove(before), territories.toMove(closed)]).to.deep.equal(['W', 'W']);
    expect([freeEnd(before), freeEnd(closed)]).to.deep.equal([['E1', 'F1', 'E2', 'F2'], null]);
    expect(territoriesOf(closed).map(({ owners }) => owners)).to.deep.equal([['W', 'B'], ['B']]);
    expect(trunksPlaced(closed)).to.equal(6);
  });

  it('lets a territory start beside the other farms only if none can start elsewhere', () => {
    // In random play on every shape: the two kinds never mix.
    let seen = 0;
    for (const shape of shapes) {
      for (let seed = 0; seed < 12; seed += 1) {
        const next = randomFrom(seed);
        const { states } = playOut(territories, shuffle(seed, shape), (count) => next() % count);
        for (const one of states as TerritoriesState[]) {
          const turn = territories.toMove(one);
          if (turn === null || freeEnd(one) !== null) continue;
          const beside = territories
            .legalMoves(one)
            .map((move) => 'trunk' in move && move.trunk.some((cell) => (one.farms[cell] ?? turn) !== turn));
          expect(new Set(beside).size).to.equal(1);
          seen += Number(beside[0]);
        }
      }
    }
    expect(seen, 'positions where the exception holds').to.be.greaterThan(0);
  });

  it('counts the squares of separated territories, which are all of them', () => {
    for (const shape of shapes) {
      const next = randomFrom(7);
      const { states } = playOut(territories, shuffle(7, shape), (count) => next() % count);
      const outcome = territories.outcome(states.at(-1) as TerritoriesState);
      expect(outcome?.reason).to.equal('all-separated');
      expect((outcome?.counts?.W ?? 0) + (outcome?.counts?.B ?? 0)).to.equal(48);
    }
  });

  it('is over without a legal trunk, territories of both counting for nobody', () => {
    // Play never leads there: only without a starting trunk is there nothing to go on from.
    const stuck: TerritoriesState = { ...state, trunks: [] };
    const outcome = { winner: null, reason: 'no-trunk', counts: { W: 0, B: 0 } };
    expect(territories.outcome(stuck)).to.deep.equal(outcome);
    expect(territories.toMove(stuck)).to.equal(null);
    expect(reason(stuck, 'trunk A1 B1')).to.deep.equal({ code: 'game-over' });
  });
});
