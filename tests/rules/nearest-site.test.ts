import { expect } from '@open-wc/testing';
import { nearestSite } from '../../src/rules/index.js';
import type { NearestState } from '../../src/rules/index.js';
import { errorOf, valueOf } from './support.js';

const played = (state: NearestState, ...lines: string[]): NearestState =>
  lines.reduce((before, line) => valueOf(nearestSite.play(before, nearestSite.parse(line))), state);

const reason = (state: NearestState, line: string): unknown =>
  errorOf(nearestSite.play(state, nearestSite.parse(line)));

const sheet = (): NearestState => valueOf(nearestSite.start({ sites: { W: ['A1'], B: ['E5'] } }));

const words = { W: 'white', B: 'black', neutral: 'neutral' };

/** Awards every cell as the rule says. */
const awarded = (state: NearestState): NearestState =>
  played(state, ...Object.entries(valueOf(nearestSite.key(state))).map(([cell, award]) => `${cell} ${words[award]}`));

describe('Nearest-site', () => {
  it('places sites in turn, then awards without turns', () => {
    const start = valueOf(nearestSite.start({ first: 'B' }));
    expect(nearestSite.phase(start)).to.equal('placing');
    const turns = ['site A1', 'site B1', 'site C1'].map((_, count, all) =>
      nearestSite.toMove(played(start, ...all.slice(0, count))),
    );
    expect(turns).to.deep.equal(['B', 'W', 'B']);
    const state = played(start, 'site A1', 'site B1', 'site C1', 'site D1');
    expect(state.sites.map(({ owner }) => owner)).to.deep.equal(['B', 'W', 'B', 'W']);
    expect(nearestSite.phase(state)).to.equal('awarding');
    expect(nearestSite.toMove(state)).to.equal(null);
    expect(nearestSite.legalMoves(state)).to.have.lengthOf(75);
    expect(nearestSite.legalMoves(played(state, 'A1 black', 'A1 white'))).to.have.lengthOf(74);
  });

  it('is never over for someone who audits, so that right claims are not told from others', () => {
    expect(nearestSite.outcome(awarded(sheet()))).not.to.equal(null);
    const state = awarded({ ...sheet(), auditing: true });
    expect(nearestSite.outcome(state)).to.equal(null);
    expect(nearestSite.phase(state)).to.equal('awarding');
    expect(nearestSite.legalMoves(state)).to.have.lengthOf(50);
    expect(played(state, 'A1 black').awards.A1).to.equal('B');
  });

  it('refuses options that are none, in the order of the codes', () => {
    const cases: [unknown, unknown][] = [
      [{ first: 'A' }, { code: 'bad-option', name: 'first' }],
      [{ sites: [] }, { code: 'bad-option', name: 'sites' }],
      [{ sites: { W: ['A1'], B: 'E5' } }, { code: 'bad-option', name: 'sites' }],
      [{ sites: { W: ['A1'], B: ['A6'] } }, { code: 'off-board', cell: 'A6' }],
      [{ sites: { W: ['A1'], B: ['A1'] } }, { code: 'cell-twice', cell: 'A1' }],
      [{ sites: { W: ['A1', 'A1'], B: [] } }, { code: 'cell-twice', cell: 'A1' }],
      [{ sites: { W: [], B: ['A1'] } }, { code: 'wrong-count', what: 'W' }],
      [{ sites: { W: ['A1'], B: [] } }, { code: 'wrong-count', what: 'B' }],
    ];
    for (const [options, error] of cases) {
      expect(errorOf(nearestSite.start(options)), JSON.stringify(options)).to.deep.equal(error);
    }
  });

  it('gives the first reason in the order of the codes', () => {
    const start = valueOf(nearestSite.start());
    expect(reason(start, 'F1 white')).to.deep.equal({ code: 'off-board', cell: 'F1' });
    expect(reason(start, 'A1 white')).to.deep.equal({ code: 'wrong-phase', phase: 'placing' });
    expect(reason(played(start, 'site A1'), 'site A1')).to.deep.equal({ code: 'site-taken', cell: 'A1', holds: 'W' });
    const state = played(sheet(), 'A1 neutral');
    expect(reason(state, 'site A1')).to.deep.equal({ code: 'wrong-phase', phase: 'awarding' });
    expect(reason(state, 'A1 neutral')).to.deep.equal({ code: 'same-award', cell: 'A1', award: 'neutral' });
    expect(errorOf(nearestSite.play(state, { cell: 'A1', award: 'white' }))).to.deep.equal({ code: 'malformed' });
    expect(errorOf(nearestSite.play(state, { site: 'A1', cell: 'A1', award: 'W' }))).to.deep.equal({
      code: 'malformed',
    });
  });

  it('answers no question about awards while sites are placed', () => {
    const start = valueOf(nearestSite.start());
    const error = { code: 'wrong-phase', phase: 'placing' };
    expect(errorOf(nearestSite.check(start))).to.deep.equal(error);
    expect(errorOf(nearestSite.audit(start, 1))).to.deep.equal(error);
    expect(errorOf(nearestSite.key(start))).to.deep.equal(error);
  });

  it('checks claims against the rule, naming the first placed of equally near sites', () => {
    const state = played(
      valueOf(nearestSite.start({ sites: { W: ['C1', 'A3'], B: ['E5'] } })),
      'A1 black',
      'B2 white',
      'C3 neutral',
    );
    const check = valueOf(nearestSite.check(state));
    expect(check.differing).to.deep.equal([
      { cell: 'A1', award: 'B', right: 'W', W: { distance: 2, site: 'C1' }, B: { distance: 8, site: 'E5' } },
      { cell: 'C3', award: 'neutral', right: 'W', W: { distance: 2, site: 'C1' }, B: { distance: 4, site: 'E5' } },
    ]);
    expect(check.counts).to.deep.equal({ W: 1, B: 1, neutral: 1 });
    expect(check.unawarded).to.have.lengthOf(22);
    expect(check.complete).to.equal(false);
  });

  it('audits two halves that share C3', () => {
    const state = played(sheet(), 'A1 white', 'C3 white', 'E5 black');
    const [first, second] = ([1, 2] as const).map((half) => valueOf(nearestSite.audit(state, half)));
    expect(first.unawarded).to.have.lengthOf(11);
    expect(first.unawarded.at(-1)).to.equal('B3');
    expect(second.unawarded).to.have.lengthOf(11);
    expect(second.unawarded[0]).to.equal('D3');
    expect(first.counts).to.deep.equal({ W: 2, B: 0, neutral: 0 });
    expect(second.counts).to.deep.equal({ W: 1, B: 1, neutral: 0 });
    expect(first.differing.map(({ cell }) => cell)).to.deep.equal(['C3']);
    const half = played(state, ...first.unawarded.map((cell) => `${cell} neutral`));
    expect(valueOf(nearestSite.audit(half, 1)).complete).to.equal(true);
    expect(valueOf(nearestSite.audit(half, 2)).complete).to.equal(false);
  });

  it('is over when every award is right, and not before', () => {
    const state = awarded(sheet());
    expect(nearestSite.phase(state)).to.equal('over');
    expect(nearestSite.outcome(state)).to.deep.equal({
      winner: null,
      reason: 'all-awarded',
      counts: { W: 10, B: 10, neutral: 5 },
    });
    expect(nearestSite.legalMoves(state)).to.deep.equal([]);
    expect(reason(state, 'A1 black')).to.deep.equal({ code: 'game-over' });
    const key = valueOf(nearestSite.key(sheet()));
    const lines = Object.entries(key).map(([cell, award]) => `${cell} ${words[award]}`);
    const wrong = played(sheet(), 'A1 black', ...lines.slice(1));
    expect(valueOf(nearestSite.check(wrong)).complete).to.equal(true);
    expect(nearestSite.phase(wrong)).to.equal('awarding');
    expect(nearestSite.phase(played(wrong, 'A1 white'))).to.equal('over');
  });

  it('is won by the side with more cells', () => {
    const state = awarded(valueOf(nearestSite.start({ sites: { W: ['A1'], B: ['C3'] } })));
    expect(nearestSite.outcome(state)).to.deep.equal({
      winner: 'B',
      reason: 'all-awarded',
      counts: { W: 3, B: 15, neutral: 7 },
    });
  });
});
