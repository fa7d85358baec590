import { expect, fixture, html } from '@open-wc/testing';
import type { Ending, GsEnd } from '../../src/components/play-end.js';
import '../../src/components/play-end.js';
import type { State } from '../../src/rules/index.js';
import type { Names } from '../../src/speech/describe.js';
import { after as stateAfter } from '../rules/support.js';
import { axeFaults } from './support/axe.js';
import { loadTokens } from './support/board.js';
import { beginPlay, type Play } from './support/play.js';
import { isolation } from './support/records.js';
import { until } from './support/until.js';

const make = (position: State, names: Names = {}): Promise<GsEnd> =>
  fixture<GsEnd>(html`<gs-end .position=${position} .names=${names}></gs-end>`);
const buttons = (element: GsEnd): HTMLButtonElement[] => Array.from(element.renderRoot.querySelectorAll('button'));

/** What each ending is called, and what it comes to: `resigned B`. */
function endings(element: GsEnd): [string, string][] {
  const chosen: [string, string][] = [];
  element.addEventListener('gs-end', (event) => {
    const { label, end } = (event as CustomEvent<Ending>).detail;
    chosen.push([label, `${end.termination} ${end.winner ?? '-'}`]);
  });
  for (const button of buttons(element)) button.click();
  expect(chosen.map(([label]) => label)).to.deep.equal(buttons(element).map((button) => button.textContent.trim()));
  return chosen;
}

const colours: [string, string][] = [
  ['Given up by Black', 'resigned W'],
  ['Given up by White', 'resigned B'],
  ['Draw agreed by both', 'draw agreed -'],
  ['Time is up: won by White', 'time W'],
  ['Time is up: won by Black', 'time B'],
  ['Time is up: a draw', 'time -'],
];
const land = { houses: { W: ['B2', 'D4', 'E4', 'G4'], B: ['B3', 'C2', 'F2', 'F5'] }, start: ['G1', 'H1'] };
const sites = { sites: { W: ['A1'], B: ['E5'] } };

describe('the ways to end a game', () => {
  before(loadTokens);

  it('are accessible', async () => {
    const element = await make(stateAfter('isolation', {}));
    element.renderRoot.querySelectorAll('details').forEach((one) => (one.open = true));
    expect(await axeFaults(element)).to.deep.equal([]);
  });

  it('are those of the rules in Isolation, by the names of the people', async () => {
    expect(endings(await make(stateAfter('isolation', {}), { A: 'Ada' }))).to.deep.equal([
      ['Given up by Pawn B', 'resigned A'],
      ['Given up by Ada, pawn A', 'resigned B'],
      ['Draw agreed by both', 'draw agreed -'],
      ['Time is up: won by Ada, pawn A', 'time A'],
      ['Time is up: won by Pawn B', 'time B'],
      ['Time is up: a draw', 'time -'],
    ]);
  });

  it('are those of the rules in Approach or withdraw and in Territories', async () => {
    expect(endings(await make(stateAfter('approach-withdraw', {})))).to.deep.equal(colours);
    expect(endings(await make(stateAfter('territories', land)))).to.deep.equal(colours);
  });

  it('are more while cells are awarded in Nearest-site: as agreed, won by the claims as they are', async () => {
    expect(endings(await make(stateAfter('nearest-site', {})))).to.deep.equal(colours);
    const claim = 'Finish as agreed, with the awards as they are';
    const awarding = stateAfter('nearest-site', sites, 'B2 black');
    expect(endings(await make(awarding))).to.deep.equal([...colours, [claim, 'as agreed B']]);
  });

  it('are none once the rules have ended it', async () => {
    const over = stateAfter('isolation', { size: 3 }, 'B1-A1 block B2', 'B3-A2 block B1');
    expect(buttons(await make(over))).to.have.length(0);
  });
});

describe('ending a game on its page', () => {
  let play: Play;

  const dialog = (): HTMLElementTagNameMap['gs-confirm'] | null => document.querySelector('gs-confirm:not([hidden])');
  const kept = async (): Promise<unknown> => {
    const loaded = await play.services.store.load(play.id);
    return loaded.ok && { end: loaded.value.summary.end, entries: loaded.value.entries.map(({ kind }) => kind) };
  };
  /** Chooses an ending, and waits for the question. */
  async function choose(ending: string): Promise<void> {
    play.control(ending)?.focus();
    await play.press(ending);
    await until(() => dialog()?.shadowRoot?.activeElement, 'someone asks');
  }
  /** Answers it, and waits until the focus is back on the page. */
  async function answer(name: string): Promise<void> {
    const [button] = Array.from(dialog()?.renderRoot.querySelectorAll('button') ?? []).filter(
      (one) => one.textContent.trim() === name,
    );
    button.click();
    await until(() => !dialog() && play.at(), 'the focus is back');
    await new Promise((resolve) => setTimeout(resolve));
  }

  beforeEach(async () => {
    play = await beginPlay(isolation, ['C1-B2 block C1']);
    await play.press('More');
    // The ways to end are only loaded once someone looks at them.
    await until(() => play.has('End the game'), 'the ways to end are there');
    await play.press('End the game');
    play.services.said.length = 0;
  });

  it('asks first, by the name of the ending, and ends nothing before or without a yes', async () => {
    await choose('Given up by Pawn B');
    expect(dialog()?.renderRoot.querySelector('dialog')?.textContent).to.contain('Given up by Pawn B.');
    expect(await kept()).to.deep.equal({ end: null, entries: ['move'] });
    await answer('Play on');
    expect(await kept()).to.deep.equal({ end: null, entries: ['move'] });
    expect(play.services.said).to.deep.equal([]);
    // The focus comes back a moment after the dialog has closed.
    await until(() => play.at() === 'Given up by Pawn B', 'the focus is back');
  });

  it('ends it with a yes, says so once, and goes to the board', async () => {
    await choose('Given up by Pawn B');
    await answer('End the game');
    await until(() => play.services.said.length > 0, 'the end is said');
    await until(() => play.at() === 'A1', 'the board has the focus');
    expect(await kept()).to.deep.equal({ end: { winner: 'A', by: 'resigned' }, entries: ['move', 'end'] });
    expect(play.services.said).to.deep.equal(['Pawn B resigned. Pawn A wins.']);
    expect(play.texts('.prompt')).to.deep.equal(['Pawn B resigned. Pawn A wins.']);
    expect(play.has('End the game')).to.be.false;
    expect(await axeFaults(play.page)).to.deep.equal([]);
  });

  it('offers to play again what was taken back only while the game goes on', async () => {
    await play.told(() => play.press('Undo'));
    expect(play.has('Redo')).to.be.true;
    await choose('Draw agreed by both');
    await answer('End the game');
    await until(() => play.texts('.prompt').join(' ') === 'A draw is agreed.', 'it has ended');
    expect(play.has('Redo')).to.be.false;
    await play.told(() => play.press('Undo'));
    expect(play.has('Redo')).to.be.true;
  });

  it('goes on after Undo', async () => {
    await choose('Draw agreed by both');
    await answer('End the game');
    await until(() => play.services.said.length > 0, 'the end is said');
    expect(await play.told(() => play.press('Undo'))).to.deep.equal(['The game goes on. Pawn B’s turn.']);
    expect(await kept()).to.deep.include({ end: null });
  });
});

describe('the ways to end that are offered', () => {
  it('follow the game: awards can be finished as agreed once the last site is placed, without opening it anew', async () => {
    const play = await beginPlay({ game: 'nearest-site', options: {}, names: {} }, ['site B2', 'site D4', 'site D2']);
    await play.press('More');
    await until(() => play.has('End the game'), 'the ways to end are there');
    expect(play.has('Finish as agreed, with the awards as they are')).to.be.false;
    await play.say('B4');
    expect(play.has('Finish as agreed, with the awards as they are')).to.be.true;
  });
});
