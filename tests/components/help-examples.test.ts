import { expect } from '@open-wc/testing';
import { type ExamplePart, examplesOf } from '../../src/components/help-examples.js';
import { gameIds, type State } from '../../src/rules/index.js';
import { conversation, stateAfter, told } from '../speech/conversation.js';

/** Where a part of a move is entered, and what has to come of each of its sayings. */
interface Place {
  state: State;
  /** What was entered of the move before. */
  entered?: string;
  wanted: (string | RegExp)[];
}

const sites = ['site A1', 'site E5', 'site B3', 'site D3'];
/** Eight spots for farms instead of houses. */
const withoutLuck = { spots: ['B2', 'C2', 'F2', 'G4', 'B3', 'D4', 'E4', 'F5'], start: ['G1', 'H1'] };
/** From B3 to C3 either comes up to D3 or draws back from A3. */
const bothWays = stateAfter('approach-withdraw', ['A2-A3', 'B4-B3', 'D2-D3']);

const places: Record<ExamplePart, Place> = {
  move: { state: stateAfter('isolation'), wanted: Array<string>(3).fill('move C1-B2 block C1') },
  to: { state: stateAfter('isolation'), wanted: ['ask block', 'ask block'] },
  block: {
    state: stateAfter('isolation'),
    entered: 'B2',
    wanted: ['move C1-B2 block C1', 'move C1-B2 block C1'],
  },
  step: { state: stateAfter('approach-withdraw'), wanted: ['move A2-A3', 'move A2-A3', 'move C1-C2'] },
  capture: {
    state: bothWays,
    entered: 'B3 C3',
    wanted: [/^move B3-C3 approach/, /^move B3-C3 withdraw/, 'move B3-C3'],
  },
  site: { state: stateAfter('nearest-site'), wanted: ['move site C3', 'move site C3'] },
  award: {
    state: stateAfter('nearest-site', sites),
    wanted: ['move A1 white', 'move A1 black', 'move C3 neutral'],
  },
  row: {
    state: stateAfter('nearest-site', sites),
    wanted: ['moves A1 white; B1 white; C1 neutral; D1 black; E1 black', 'moves A1 white; B1 white; C1 neutral'],
  },
  trunk: { state: stateAfter('territories'), wanted: Array<string>(3).fill('move trunk G1 G2') },
  direction: { state: stateAfter('territories'), wanted: ['move trunk G2 H2', 'move trunk G1 G2'] },
  farm: { state: stateAfter('territories', [], withoutLuck), wanted: ['move farm F5', 'move farm F5'] },
};

describe('the examples of the help page', () => {
  for (const locale of ['en', 'de'])
    for (const game of gameIds)
      for (const { part, sayings } of examplesOf(game, locale))
        it(`are understood as they stand: ${game}, ${part}, ${locale}`, () => {
          const { state, entered, wanted } = places[part];
          const before = entered === undefined ? [] : [entered];
          expect(sayings).to.have.length(wanted.length);
          for (const [index, saying] of sayings.entries()) {
            const answer = conversation(state, [...before, saying], { locale }).at(-1);
            const comes = answer ? told(answer, game) : '';
            const want = wanted[index];
            if (want instanceof RegExp) expect(comes, saying).to.match(want);
            else expect(comes, saying).to.equal(want);
          }
        });

  it('are in the words of the language', () => {
    const said = (locale: string): string[] =>
      gameIds.flatMap((game) => examplesOf(game, locale).flatMap(({ sayings }) => sayings));
    expect(said('en')).to.include.members(['block Charlie one', 'between Golf one and Golf two', 'A1 white']);
    expect(said('de')).to.include.members(['sperre Cäsar eins', 'zwischen Gustav eins und Gustav zwei', 'A1 weiß']);
  });
});
