import { expect, fixture, html } from '@open-wc/testing';
import type { GsPad } from '../../src/components/play-pad.js';
import '../../src/components/play-pad.js';
import type { Cell } from '../../src/rules/types.js';
import { axeFaults } from './support/axe.js';
import { loadTokens } from './support/board.js';
import { Phone } from './support/phone.js';

describe('gs-pad', () => {
  const makePad = (columns = 8, rows = 6, show: GsPad['show'] = 'always'): Promise<GsPad> =>
    fixture<GsPad>(html`<gs-pad .columns=${columns} .rows=${rows} .show=${show}></gs-pad>`);
  const buttons = (pad: GsPad): HTMLButtonElement[] => Array.from(pad.renderRoot.querySelectorAll('button'));
  const tap = async (pad: GsPad, ...texts: string[]): Promise<void> => {
    for (const text of texts) {
      buttons(pad)
        .find((button) => button.textContent.trim() === text)
        ?.click();
      await pad.updateComplete;
    }
  };
  const picksOf = (pad: GsPad): Cell[][] => {
    const picks: Cell[][] = [];
    pad.addEventListener('gs-pick', (event) => picks.push((event as CustomEvent<{ cells: Cell[] }>).detail.cells));
    return picks;
  };
  const pressed = (pad: GsPad): string[] =>
    buttons(pad)
      .filter((button) => button.ariaPressed === 'true')
      .map((button) => button.textContent.trim());
  /** The texts of the buttons, a line for each row that is seen. */
  const seen = (pad: GsPad, group: string): string[] => {
    const lines = new Map<number, string>();
    for (const button of pad.renderRoot.querySelectorAll(`${group} button`)) {
      const top = Math.round(button.getBoundingClientRect().top);
      lines.set(top, `${lines.get(top) ?? ''}${button.textContent.trim()}`);
    }
    return [...lines.values()];
  };

  before(loadTokens);
  afterEach(() => delete document.documentElement.dataset['theme']);

  for (const theme of ['light', 'dark'])
    it(`is accessible, with a letter waiting, ${theme}`, async () => {
      document.documentElement.dataset['theme'] = theme;
      const pad = await makePad();
      await tap(pad, 'C');
      expect(await axeFaults(pad)).to.deep.equal([]);
    });

  it('names each button by what it shows first, then says what that is', async () => {
    const names = buttons(await makePad(6, 2)).map((button) => button.ariaLabel);
    expect(names).to.deep.equal([
      'A, column',
      'B, column',
      'C, column',
      'D, column',
      'E, column',
      'F, column',
      '1, row',
      '2, row',
    ]);
  });

  it('picks a cell by a letter and a number', async () => {
    const pad = await makePad();
    const picks = picksOf(pad);
    await tap(pad, 'F', '5');
    expect(picks).to.deep.equal([['F5']]);
    expect(pressed(pad)).to.deep.equal([]);
  });

  it('shows the letter that waits as pressed; another one replaces it, itself it takes back', async () => {
    const pad = await makePad();
    const picks = picksOf(pad);
    await tap(pad, 'F');
    expect(pressed(pad)).to.deep.equal(['F']);
    await tap(pad, 'B');
    expect(pressed(pad)).to.deep.equal(['B']);
    await tap(pad, 'B');
    expect(pressed(pad)).to.deep.equal([]);
    await tap(pad, 'B', 'C', '1');
    expect(picks).to.deep.equal([['C1']]);
  });

  it('lets a number wait for its letter just as well', async () => {
    const pad = await makePad();
    const picks = picksOf(pad);
    await tap(pad, '3', '4');
    expect(pressed(pad)).to.deep.equal(['4']);
    await tap(pad, 'H');
    expect(picks).to.deep.equal([['H4']]);
    expect(pressed(pad)).to.deep.equal([]);
  });

  it('forgets what waits when another board comes', async () => {
    const pad = await makePad(12, 4);
    const picks = picksOf(pad);
    await tap(pad, 'C');
    pad.columns = 8;
    await pad.updateComplete;
    expect(pressed(pad)).to.deep.equal([]);
    await tap(pad, '3');
    expect(picks).to.deep.equal([]);
  });

  it('is shown for boards wider than five columns where a finger points, and always or never by property', async () => {
    const finger = matchMedia('(pointer: coarse)').matches;
    expect(buttons(await makePad(8, 6, 'auto')).length > 0).to.equal(finger);
    expect(buttons(await makePad(6, 8, 'always'))).to.have.length(14);
    expect(buttons(await makePad(8, 6, 'never'))).to.have.length(0);
    expect(buttons(await makePad(5, 5, 'always'))).to.have.length(0);
  });

  describe('on a phone', () => {
    let phone: Phone;
    before(async () => {
      phone = await Phone.open('play-pad.ts');
    });
    after(() => {
      phone.close();
    });

    const onPhone = (columns: number, rows: number): Promise<GsPad> =>
      phone.put('gs-pad', { columns, rows, show: 'always' });

    it('has its letters in two rows, and buttons that a finger meets', async () => {
      const layouts = {
        '8x6': ['ABCD', 'EFGH'],
        '6x8': ['ABC', 'DEF'],
        '12x4': ['ABCDEF', 'GHIJKL'],
      };
      for (const [size, rows] of Object.entries(layouts)) {
        const [columns, numbers] = size.split('x').map(Number);
        const pad = await onPhone(columns, numbers);
        expect(seen(pad, '.letters'), size).to.deep.equal(rows);
        for (const button of buttons(pad)) {
          const { width, height } = button.getBoundingClientRect();
          expect(Math.min(width, height), `${size} ${button.textContent}`).to.be.at.least(44);
        }
        expect(pad.scrollWidth, size).to.be.at.most(324);
      }
    });

    it('has its numbers beside up to eight letters, in one row under twelve', async () => {
      expect(seen(await onPhone(8, 6), '.numbers')).to.deep.equal(['123', '456']);
      expect(seen(await onPhone(6, 8), '.numbers')).to.deep.equal(['1234', '5678']);
      expect(seen(await onPhone(12, 4), '.numbers')).to.deep.equal(['1234']);
      const { height } = (await onPhone(8, 6)).getBoundingClientRect();
      expect(height).to.be.below(100);
    });
  });
});
