import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { GsRecordView } from '../../src/components/record-view.js';
import '../../src/components/record-view.js';
import type { AgreedEnd, NewRecord, Store } from '../../src/records/types.js';
import { axeFaults } from './support/axe.js';
import { addMoves, playedRecord } from './support/played-record.js';
import { land } from './support/records.js';
import { until } from './support/until.js';
import { type TestServices, testServices } from './support/services.js';

const isolation: NewRecord = { game: 'isolation', options: {}, names: { A: 'Ada', B: 'Ben' } };
const moves = ['C1-B2 block C1', 'C5-D4 block A1', 'B2-B4 block B2'];

describe('the look through a record', () => {
  const address = location.href;
  let services: TestServices;
  let view: GsRecordView;
  let id: string;

  afterEach(() => {
    history.replaceState(history.state, '', address);
  });

  const settled = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve));
    await view.updateComplete;
  };

  async function look(record: NewRecord, lines: string[], end?: AgreedEnd, ply: number | null = null): Promise<void> {
    services = testServices();
    services.change({ board: 'grid' });
    id = await playedRecord(services.store, record, lines, end);
    view = await fixture<GsRecordView>(
      html`<gs-record-view .services=${services} .recordId=${id} .ply=${ply}></gs-record-view>`,
    );
    await settled();
  }

  const part = <E extends Element = HTMLElement>(selector: string): E | undefined => {
    const roots = [view, ...view.renderRoot.querySelectorAll('gs-view-steps, gs-view-log, gs-board, gs-match')];
    for (const { shadowRoot } of roots) {
      const found = shadowRoot?.querySelector<E>(selector);
      if (found) return found;
    }
    return undefined;
  };
  const button = (name: string): HTMLElement | undefined => {
    const roots = [view, ...view.renderRoot.querySelectorAll('gs-view-steps, gs-view-log')];
    const named = roots
      .flatMap(({ shadowRoot }) => Array.from(shadowRoot?.querySelectorAll<HTMLElement>('button, a') ?? []))
      .map((one) => ({ one, text: one.textContent.trim().replace(/\s+/g, ' ') }));
    const found = named.find(({ text }) => text === name) ?? named.find(({ text }) => text.startsWith(name));
    return found?.one;
  };
  const press = async (name: string): Promise<void> => {
    button(name)?.click();
    await settled();
  };
  const key = async (press: string): Promise<void> => {
    await sendKeys({ press });
    await settled();
  };
  const shown = (): string => part('.move')?.textContent ?? '';
  const words = (): string =>
    Array.from(view.renderRoot.querySelectorAll('.place p'), (one) => one.textContent.trim()).join(' ');
  const said = (): string | undefined => services.said.at(-1);
  const cell = (name: string): string => part(`[data-cell=${name}]`)?.textContent.trim().split('\n')[0] ?? '';
  const highlighted = (): string[] =>
    Array.from(view.renderRoot.querySelector('gs-board')?.renderRoot.querySelectorAll('.corners') ?? [], (corners) =>
      corners.closest<HTMLElement>('[data-cell]'),
    ).map((found) => found?.dataset['cell'] ?? '');

  it('is accessible, at its start, amid the moves, with the board as text and something refused', async () => {
    await look(isolation, moves);
    expect(await axeFaults(view)).to.deep.equal([]);
    await press('On');
    view.renderRoot.querySelectorAll('details').forEach((one) => (one.open = true));
    await press('Board as text');
    await press('Go');
    await settled();
    expect(part('.refused')).not.to.be.undefined;
    expect(await axeFaults(view)).to.deep.equal([]);
  });

  it('begins at the start, with the people in its heading, and says where one is', async () => {
    await look(isolation, moves);
    expect(part('h1')?.textContent).to.equal('Isolation: Ada and Ben');
    expect(words()).to.equal('Start of the record. 3 moves. Ada, pawn A, to move.');
    expect(services.said).to.deep.equal([words()]);
    expect(cell('C1')).to.contain('pawn A');
    expect(highlighted()).to.deep.equal([]);
  });

  it('has the day in its heading where there are no names', async () => {
    await look({ ...isolation, names: {} }, []);
    expect(part('h1')?.textContent).to.match(/^Isolation, .*\d{4}/);
    expect(words()).to.equal('Start of the record. No moves yet. Pawn A’s turn.');
  });

  it('steps with buttons that stay, and says each step once', async () => {
    await look(isolation, moves);
    services.said.length = 0;
    await press('On');
    expect(shown()).to.equal('Move 1 of 3: C1 to B2, blocks C1.');
    expect(services.said).to.deep.equal(['Move 1 of 3: C1 to B2, blocks C1.']);
    expect(cell('B2')).to.contain('pawn A');
    expect(highlighted()).to.have.members(['C1', 'B2']);
    await press('Last');
    expect(words()).to.contain('Move 3 of 3: B2 to B4, blocks B2. Ben, pawn B, to move.');
    await press('Back');
    expect(shown()).to.equal('Move 2 of 3: C5 to D4, blocks A1.');
    await press('First');
    expect(shown()).to.equal('Start of the record.');
    expect(services.said).to.have.length(4);
  });

  it('says at the ends that there is no further, and stays', async () => {
    await look(isolation, moves);
    for (const name of ['Back', 'First']) {
      await press(name);
      expect(said()).to.equal('This is the start of the record.');
    }
    await press('Last');
    for (const name of ['On', 'Last']) {
      await press(name);
      expect(said()).to.equal('This is the last move.');
      expect(words()).to.contain('This is the last move.');
    }
    expect(shown()).to.contain('Move 3 of 3');
    expect(view.renderRoot.querySelectorAll(':disabled')).to.have.length(0);
  });

  /** What has the focus on the board. */
  const at = (): string | undefined =>
    view.renderRoot.querySelector('gs-board')?.renderRoot.querySelector<HTMLElement>('[data-cell]:focus')?.dataset[
      'cell'
    ];

  it('leaves the name of the cell that a key leads to to the reader, and says the rest', async () => {
    await look({ game: 'approach-withdraw', options: {}, names: {} }, []);
    await view.renderRoot.querySelector('gs-board')?.focusCell('C3');
    services.said.length = 0;
    await key('Shift+P');
    await until(() => cell(at() ?? '').includes('white'), 'a white token has the focus');
    expect(services.said.join()).to.match(/^\d of 8\.$/);
    expect(words()).to.contain(`${at() ?? ''}, white. ${services.said.join()}`);
    services.change({ voice: true });
    services.said.length = 0;
    await key('Shift+P');
    expect(services.said.join(), 'the own voice reads no cells by itself').to.match(/, white\. \d of 8\.$/);
  });

  it('leaves the focus on an edge that a key asks about', async () => {
    await look(land, []);
    await view.renderRoot.querySelector('gs-board')?.focusCell('G1');
    await key('Shift+ArrowUp');
    const edge = view.renderRoot.querySelector('gs-board')?.shadowRoot?.activeElement;
    expect(edge?.matches('.edge'), 'on the edge').to.equal(true);
    for (let times = 0; times < 2; times += 1) {
      await key('o');
      expect(said()).to.match(/^Around G1: .*\. Around G2: .*\.$/);
      await view.renderRoot.querySelector('gs-board')?.updateComplete;
      expect(view.renderRoot.querySelector('gs-board')?.shadowRoot?.activeElement).to.equal(edge);
    }
  });

  it('asks about the board by buttons, whose answers stand under them, and leaves the focus there', async () => {
    await look(isolation, moves, undefined, 1);
    view.renderRoot.querySelectorAll('details').forEach((one) => (one.open = true));
    await press('Look around');
    await until(() => Boolean(part('gs-look')?.shadowRoot?.querySelector('.look')), 'the buttons are there');
    expect(said()).to.equal('Pick a cell. The buttons under the board ask about it.');
    const inLook = (selector: string): HTMLElement[] =>
      Array.from(part('gs-look')?.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []);
    const texts = (selector: string): string[] => inLook(selector).map((one) => one.textContent.trim());
    const pressIn = async (name: string): Promise<void> => {
      const wanted = inLook('button').find((one) => one.textContent.trim() === name);
      wanted?.focus();
      wanted?.click();
      await settled();
    };
    // The page has ways of its own through the moves.
    expect(texts('h3')).to.deep.equal(['Along a line from A1', 'This cell', 'Pieces', 'The game']);
    expect(texts('.where')).to.deep.equal([
      'The board is shown as it was after move 1 of 3. You look at A1; tap another cell.',
    ]);
    expect(await axeFaults(view)).to.deep.equal([]);
    await pressIn('To pawn A');
    expect(said()).to.equal('B2, pawn A.');
    expect(texts('h3')[0]).to.equal('Along a line from B2');
    expect(inLook(':focus').map((one) => one.textContent.trim())).to.deep.equal(['To pawn A']);
    await pressIn('Up');
    expect(said()).to.equal('Above B2: B3 to B5 empty.');
    expect(texts('.answer')).to.deep.equal(['Above B2: B3 to B5 empty.']);
    part('[data-cell=C5]')?.click();
    await settled();
    expect(texts('h3')[0]).to.equal('Along a line from C5');
    await pressIn('Close');
    const board = view.renderRoot.querySelector('gs-board');
    expect(board?.shadowRoot?.activeElement?.getAttribute('data-cell')).to.equal('C5');
    expect(part('gs-look'), 'until a reader can have noticed').not.to.be.undefined;
    await until(() => !part('gs-look'), 'the buttons are gone');
    expect(board?.shadowRoot?.activeElement?.getAttribute('data-cell')).to.equal('C5');
    expect(at(), 'the focus is on the board').to.equal('C5');
  });

  it('steps with keys on the board; those that are signs can be switched off', async () => {
    await look(isolation, moves);
    await view.renderRoot.querySelector('gs-board')?.focusBoard();
    await key(']');
    await key('PageDown');
    expect(shown()).to.contain('Move 2 of 3');
    await key('[');
    expect(shown()).to.contain('Move 1 of 3');
    await key('PageUp');
    expect(shown()).to.equal('Start of the record.');
    services.change({ boardKeys: false });
    view.services = { ...services };
    await settled();
    await key(']');
    expect(shown()).to.equal('Start of the record.');
    await key('PageDown');
    expect(shown()).to.contain('Move 1 of 3');
  });

  it('goes to a move by its number, and says which numbers there are', async () => {
    await look(isolation, moves);
    const field = part<HTMLInputElement>('input');
    if (!field) throw new Error('no field');
    for (const wrong of ['4', '', '-1', '1.5', 'two']) {
      field.value = wrong;
      await press('Go');
      expect(said(), wrong).to.equal('!Enter a number from 0, the start, to 3.');
    }
    field.value = ' 2 ';
    await press('Go');
    expect(shown()).to.contain('Move 2 of 3');
    expect(field.getAttribute('aria-invalid')).to.equal('false');
  });

  it('goes to a move by its line of the log, which is marked', async () => {
    await look(isolation, moves);
    await press('Move 2, pawn B');
    expect(shown()).to.contain('Move 2 of 3');
    const marked = Array.from(
      view.renderRoot.querySelector('gs-view-log')?.renderRoot.querySelectorAll('[aria-current]') ?? [],
      (line) => line.textContent.trim(),
    );
    expect(marked).to.deep.equal(['Move 2, pawn B: C5 to D4, blocks A1.']);
  });

  it('lets the address follow without a new entry in the history', async () => {
    await look(isolation, moves);
    const entries = history.length;
    await press('Last');
    expect(location.hash).to.equal(`#/record/${id}/3`);
    await press('Back');
    expect(location.hash).to.equal(`#/record/${id}/2`);
    expect(history.length).to.equal(entries);
  });

  it('opens where the address says, as far as there are so many moves', async () => {
    await look(isolation, moves, undefined, 2);
    expect(shown()).to.contain('Move 2 of 3');
    await look(isolation, moves, undefined, 99);
    expect(shown()).to.contain('Move 3 of 3');
  });

  it('says a cell that is picked, and answers the keys that ask about the board as it is shown', async () => {
    await look(isolation, moves, undefined, 1);
    await view.renderRoot.querySelector('gs-board')?.focusCell('B2');
    await key('Enter');
    expect(said()).to.equal('B2, pawn A.');
    expect(words()).to.contain('B2, pawn A.');
    await key('m');
    expect(said()).to.equal('Move 1, pawn A: C1 to B2, blocks C1.');
    await key('r');
    expect(said()).to.equal('Move 1 of 3: C1 to B2, blocks C1.');
    await key('u');
    expect(shown()).to.contain('Move 1 of 3');
    await key('Shift+R');
    expect(said()).to.equal('After move 1: B2 pawn A; C1 blocked.');
    await key('Shift+M');
    expect(at(), 'the reader says the cell').to.equal('C5');
    expect(said()).to.equal('After move 1: B2 pawn A; C1 blocked.');
    await key('Shift+M');
    expect(said(), 'where it is already, the reader says nothing').to.equal('C5, pawn B.');
    await key('Shift+T');
    expect(shown()).to.contain('Move 3 of 3');
  });

  it('is shown as text with the focus there, steps on while it is text, and leads back to the board', async () => {
    await look(isolation, moves, undefined, 1);
    const text = (): string[] =>
      Array.from(view.renderRoot.querySelector('gs-drawing')?.renderRoot.querySelectorAll('p') ?? [], (line) =>
        line.textContent.trim(),
      );
    await view.renderRoot.querySelector('gs-board')?.focusCell('B2');
    await key('z');
    await until(() => text().length > 0, 'the board as text');
    expect(text()[3]).to.equal('2 . A . . .');
    expect(view.shadowRoot?.activeElement?.localName).to.equal('gs-drawing');
    await key('PageUp');
    expect(text()[3]).to.equal('2 . . . . .');
    await key('Escape');
    expect(view.shadowRoot?.activeElement?.localName).to.equal('gs-board');
    expect(text(), 'until a reader can have noticed').not.to.be.empty;
    await until(() => text().length === 0, 'it is put away');
    expect(view.shadowRoot?.activeElement?.localName).to.equal('gs-board');
  });

  it('uses spelling words for speech only', async () => {
    await look(isolation, moves);
    services.change({ spelling: true });
    await press('On');
    expect(said()).to.equal('Move 1 of 3: Charlie one to Bravo two, blocks Charlie one.');
    expect(shown()).to.equal('Move 1 of 3: C1 to B2, blocks C1.');
  });

  it('shows what was captured', async () => {
    await look({ game: 'approach-withdraw', options: {}, names: {} }, ['B2-B3 approach B4 B5'], undefined, 1);
    expect(said()).to.contain('B4');
    expect(highlighted()).to.have.members(['B2', 'B3', 'B4', 'B5']);
  });

  it('says the territories that a trunk has divided', async () => {
    const options = { houses: { W: ['B2', 'D4', 'E4', 'G4'], B: ['B3', 'C2', 'F2', 'F5'] }, start: ['G1', 'H1'] };
    const lines = ['G2 H2', 'G2 G3', 'F3 G3', 'F3 F4', 'E3 E4', 'D3 D4', 'C3 C4', 'B3 B4', 'A3 A4'];
    const record = { game: 'territories', options, names: {} } as NewRecord;
    await look(
      record,
      lines.map((line) => `trunk ${line}`),
      undefined,
      lines.length - 1,
    );
    expect(said()).not.to.contain('Territory');
    await press('On');
    expect(said()).to.match(
      /White goes on: a territory is closed\. .*Territory with A1: 20 squares, .*Territory with H1: 28 squares/,
    );
    expect(highlighted()).to.have.members(['A3', 'A4']);
  });

  it('tells how the game ended, and leads to it', async () => {
    await look(isolation, moves, { termination: 'resigned', winner: 'A' });
    await until(() => part('dl'), 'the facts of the record');
    expect(part('dl')?.textContent.replace(/\s+/g, ' ')).to.contain('Result Pawn B resigned. Ada, pawn A, wins.');
    expect(button('To the game')?.getAttribute('href')).to.equal(`#/play/${id}`);
    await press('Last');
    expect(said()).to.contain('Pawn B resigned. Ada, pawn A, wins.');
  });

  it('leads on to play where the game is open', async () => {
    await look(isolation, moves);
    expect(part('dl')?.textContent).to.contain('Not finished.');
    expect(button('Go on playing')?.getAttribute('href')).to.equal(`#/play/${id}`);
  });

  it('takes in what another tab plays, and stays where one is', async () => {
    await look(isolation, moves, undefined, 2);
    services.said.length = 0;
    await addMoves(services.store, id, ['D4-D3 block D4']);
    view.services = { ...services };
    await settled();
    expect(shown()).to.contain('Move 2 of 4');
    expect(services.said).to.deep.equal([]);
  });

  it('never writes', async () => {
    await look(isolation, moves);
    const wrote = (): never => {
      throw new Error('written');
    };
    const { store } = services;
    const reading: Store = { ...store, append: wrote, create: wrote, rename: wrote, remove: wrote };
    view.services = { ...services, store: reading };
    await settled();
    for (const name of ['Last', 'Back', 'Turn the board', 'Board as text', 'Move 1', 'First']) await press(name);
    expect(shown()).to.equal('Start of the record.');
  });

  it('says in one sentence why there is nothing to look through', async () => {
    await look(isolation, moves);
    view = await fixture<GsRecordView>(
      html`<gs-record-view .services=${services} .recordId=${'nowhere'}></gs-record-view>`,
    );
    await settled();
    expect(part('h1')?.textContent).to.equal('This record cannot be opened');
    expect(await axeFaults(view)).to.deep.equal([]);
  });
});
