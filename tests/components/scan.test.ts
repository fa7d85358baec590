import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { Scanner } from '../../src/components/scan.js';
import { scanGroups } from '../../src/components/scan-groups.js';
import { defaultSettings, type Settings } from '../../src/records/settings.js';
import { fakeClock, type Clock } from './support/clock.js';
import { beginPlay, type Play } from './support/play.js';
import { captures, isolation } from './support/records.js';
import { testServices } from './support/services.js';
import { until } from './support/until.js';

const { announcer, said } = testServices();
let settings: Settings = { ...defaultSettings };
const scanner = new Scanner(() => settings, announcer);
let play: Play;

/** Begins a game and a scan of it, of which nothing has been said yet. */
async function begin(
  game: Parameters<typeof beginPlay>[0],
  moves: string[],
  changed: Partial<Settings>,
): Promise<void> {
  play = await beginPlay(game, moves);
  settings = { ...defaultSettings, ...changed };
  scanner.update();
  said.length = 0;
}
const last = (): string => said.at(-1) ?? '';
const ring = (): HTMLElement | null => document.querySelector('.scan-ring');

describe('the scan for switches', () => {
  afterEach(() => {
    settings = { ...defaultSettings };
    scanner.update();
  });

  it('offers every row of the board, and everything else that can be pressed, in groups', async () => {
    await begin(isolation, [], {});
    const groups = scanGroups();
    expect(groups.map(({ name }) => name).slice(0, 5)).to.deep.equal([
      'Row 1: C1, pawn A.',
      'Row 2',
      'Row 3',
      'Row 4',
      'Row 5: C5, pawn B.',
    ]);
    expect(groups[0].items.map((item) => item.dataset['cell'])).to.deep.equal(['A1', 'B1', 'C1', 'D1', 'E1']);
    const names = groups.flatMap(({ items }) => items.map((item) => item.textContent.trim()));
    for (const name of ['Enter', 'Undo', 'Show large', 'More']) expect(names, name).to.include(name);
    expect(groups.every(({ items }) => items.length <= 12)).to.be.true;
  });

  it('offers what is drawn, and only that, in a browser without checkVisibility, as Safari 16.4', async () => {
    await begin(isolation, [], {});
    const unseen = document.createElement('button');
    unseen.textContent = 'Unseen';
    unseen.style.display = 'none';
    document.body.append(unseen);
    const offered = (): string[] => scanGroups().flatMap(({ items }) => items.map((item) => item.textContent.trim()));
    const known = offered();
    const native = Object.getOwnPropertyDescriptor(Element.prototype, 'checkVisibility') ?? {};
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
    try {
      const found = offered();
      expect(found).to.include.members(known);
      expect(found).not.to.include('Unseen');
    } finally {
      Object.defineProperty(Element.prototype, 'checkVisibility', native);
      unseen.remove();
    }
  });

  it('plays a move with two switches: row, cell, row, cell', async () => {
    await begin(isolation, [], { scan: 'two' });
    const press = async (...keys: ('go on' | 'pick')[]): Promise<void> => {
      for (const key of keys) await sendKeys({ press: key === 'pick' ? 'Space' : 'Enter' });
    };
    await press('go on', 'go on');
    expect(last()).to.equal('!Row 2');
    await press('pick', 'go on');
    expect(last()).to.equal('!B2, empty');
    await press('pick');
    await until(() => play.texts('.prompt').join().includes('Which cell is blocked'), 'the cell is picked');
    await press('go on', 'pick', 'go on', 'go on', 'pick');
    await until(() => play.texts('.log li').length === 1, 'the move is made');
    expect(play.texts('.log li')).to.deep.equal(['Move 1, pawn A: C1 to B2, blocks C1.']);
  });

  it('leads back to the rows after the last cell', async () => {
    await begin(isolation, [], { scan: 'two' });
    scanner.next();
    scanner.pick();
    for (let count = 0; count < 5; count++) scanner.next();
    expect(last()).to.equal('!Back to the rows');
    scanner.pick();
    expect(last()).to.equal('!Row 1: C1, pawn A.');
  });

  it('offers the answers to an open question first', async () => {
    await begin(captures, [], { scan: 'two' });
    await play.say('B2 B3');
    await until(() => play.texts('.actions[role=group] button').length === 2, 'a question');
    const [first] = scanGroups();
    expect(first.items.map((item) => item.textContent.trim()).join()).to.contain('Approach');
  });

  it('takes the key that was chosen, and leaves text fields and other keys alone', async () => {
    await begin(isolation, [], { scan: 'two', scanKey: 'enter' });
    await sendKeys({ press: 'Space' });
    expect(last()).to.equal('!Row 1: C1, pawn A.');
    await sendKeys({ press: 'Enter' });
    expect(last()).to.equal('!A1, empty');
    const field = play.find('input[type=text]') as HTMLInputElement;
    field.focus();
    await sendKeys({ type: 'b 2' });
    expect(field.value).to.equal('b 2');
  });

  it('can be silent, and shows where it is', async () => {
    await begin(isolation, [], { scan: 'two', scanSpeaks: false });
    scanner.next();
    expect(said).to.deep.equal([]);
    const row = play.find('.row')?.getBoundingClientRect();
    const box = ring()?.getBoundingClientRect();
    expect(Math.round(box?.left ?? 0)).to.equal(Math.round(row?.left ?? -1));
    expect(Math.round(box?.width ?? 0)).to.equal(Math.round(row?.width ?? -1));
    settings = { ...defaultSettings };
    scanner.update();
    expect(ring() === null).to.be.true;
  });

  describe('with one switch', () => {
    let clock: Clock;
    afterEach(() => {
      clock.restore();
    });

    it('goes round and round by itself until the switch picks', async () => {
      await begin(isolation, [], {});
      clock = fakeClock();
      settings = { ...defaultSettings, scan: 'one', scanEvery: 1000 };
      scanner.update();
      const count = scanGroups().length;
      clock.pass(999);
      expect(said).to.deep.equal([]);
      clock.pass(1);
      expect(last()).to.equal('!Row 1: C1, pawn A.');
      clock.pass(1000 * count);
      expect(last(), 'once round').to.equal('!Row 1: C1, pawn A.');
      scanner.pick();
      expect(last()).to.equal('!A1, empty');
      clock.pass(6000);
      expect(last(), 'round the row').to.equal('!A1, empty');
      clock.pass(2000);
      expect(last()).to.equal('!C1, pawn A');
    });
  });
});
