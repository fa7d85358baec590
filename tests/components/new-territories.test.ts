import { expect, fixture, html } from '@open-wc/testing';
import type { GsBoard } from '../../src/components/board.js';
import type { GsLandEntry } from '../../src/components/land-entry.js';
import type { GsLandShuffle } from '../../src/components/land-shuffle.js';
import type { GsNewTerritories } from '../../src/components/new-territories.js';
import '../../src/components/new-territories.js';
import { shuffle } from '../../src/rules/index.js';
import { axeFaults } from './support/axe.js';
import { formOf, withChance } from './support/forms.js';
import { firstRecord, type TestServices, testServices } from './support/services.js';
import { until } from './support/until.js';

const table = 'As it lies on your table';
const withoutLuck = 'Without luck';
const whole = 'B2 D4 E4 G4 B3 C2 F2 F5 G1 H1';
const options = {
  shape: '4x3',
  houses: { W: ['B2', 'D4', 'E4', 'G4'], B: ['C2', 'F2', 'B3', 'F5'] },
  start: ['G1', 'H1'],
};

describe('the set-up of Territories', () => {
  let services: TestServices;
  let page: GsNewTerritories;
  const form = formOf(() => page);
  const part = <Part extends GsLandEntry | GsLandShuffle>(name: string): Part => {
    const found = page.renderRoot.querySelector<Part>(name);
    if (!found) throw new Error(`no ${name}`);
    return found;
  };
  const entry = formOf(() => part<GsLandEntry>('gs-land-entry'));
  const shuffling = formOf(() => part<GsLandShuffle>('gs-land-shuffle'));
  const board = (): GsBoard => {
    const found = part('gs-land-entry, gs-land-shuffle').renderRoot.querySelector<GsBoard>('gs-board');
    if (!found) throw new Error('no board');
    return found;
  };
  const open = async (): Promise<void> => {
    page = await fixture<GsNewTerritories>(html`<gs-new-territories .services=${services}></gs-new-territories>`);
    await settled();
  };
  const settled = async (): Promise<void> => {
    await page.updateComplete;
    const land = part('gs-land-entry, gs-land-shuffle');
    // The entry's script is only loaded when someone wants it.
    await until(() => land.shadowRoot?.querySelector('gs-board'), 'the land is shown');
    await land.updateComplete;
    await board().updateComplete;
  };
  const say = async (text: string): Promise<void> => {
    await entry.type('Squares', text);
    await entry.press('Enter');
    await settled();
  };
  const tap = async (...cells: string[]): Promise<void> => {
    board().dispatchEvent(new CustomEvent('gs-pick', { detail: { cells } }));
    await settled();
  };
  const lastSaid = (): string => services.said.at(-1) ?? '';

  beforeEach(async () => {
    sessionStorage.clear();
    services = testServices();
    await withChance(4710, open);
  });

  it('is accessible, shuffled and by hand', async () => {
    await form.press('Draw lots');
    expect(await axeFaults(page)).to.deep.equal([]);
    await form.choose(table);
    await settled();
    await say('B2 A1');
    expect(await axeFaults(page)).to.deep.equal([]);
  });

  it('starts on a shuffled land when nothing is chosen, and goes to the game', async () => {
    await form.press('Start the game');
    const { id, game, options: taken } = await firstRecord(services.store);
    expect(game).to.equal('territories');
    expect(taken).to.deep.equal(shuffle(4711));
    expect(services.gone).to.deep.equal([`/play/${id}`]);
  });

  describe('shuffled', () => {
    it('shows the land of its number on the board and in words', () => {
      expect(shuffling.field('Number of the land').value).to.equal('4711');
      const { houses, start } = shuffle(4711);
      for (const cell of houses?.W ?? [])
        expect(board().view.marks[cell]).to.deep.equal([{ kind: 'farm', owner: 'W' }]);
      expect(board().view.trunks).to.deep.equal([start]);
      expect(form.words()).to.contain('4 white farms: ');
      expect(form.words()).to.contain(`Put the starting trunk between ${start.join(' and ')}.`);
    });

    it('lays out the land of a number that is typed', async () => {
      await shuffling.type('Number of the land', ' 23 ');
      await shuffling.press('Lay out');
      expect(lastSaid()).to.equal('Land 23 is laid out.');
      expect(shuffling.words()).to.contain('Land 23 is laid out.');
      await form.press('Start the game');
      expect((await firstRecord(services.store)).options).to.deep.equal(shuffle(23));
    });

    it('refuses what is no number of a land, and keeps the land', async () => {
      for (const wrong of ['0', '-1', '1.5', 'x', '10000', '']) {
        await shuffling.type('Number of the land', wrong);
        await shuffling.press('Lay out');
        expect(lastSaid(), wrong).to.equal('!Type a whole number from 1 to 9999.');
        expect(shuffling.words(), wrong).to.contain('Type a whole number from 1 to 9999.');
        const field = shuffling.field('Number of the land');
        expect(field.getAttribute('aria-invalid')).to.equal('true');
        // It stays to be mended, and what the announcer says is not the field's description too: that would be read twice.
        expect(field.value).to.equal(wrong);
        expect(field.getAttribute('aria-describedby')).to.equal('hint');
      }
      await form.press('Start the game');
      expect((await firstRecord(services.store)).options).to.deep.equal(shuffle(4711));
    });

    it('shuffles again by chance', async () => {
      await withChance(9998, () => shuffling.press('Shuffle again'));
      expect(lastSaid()).to.equal('Land 9999 is laid out.');
      await withChance(9999, () => shuffling.press('Shuffle again'));
      expect(lastSaid()).to.equal('Land 1 is laid out.');
      await settled();
      expect(shuffling.field('Number of the land').value).to.equal('1');
    });

    it('lays out the other terrains', async () => {
      await form.choose('6 tiles wide');
      await settled();
      expect([board().view.columns, board().view.rows]).to.deep.equal([12, 4]);
      await form.press('Start the game');
      expect((await firstRecord(services.store)).options).to.deep.equal(shuffle(4711, '6x2'));
    });

    it('leaves the houses as free spots without luck', async () => {
      await form.choose(withoutLuck);
      const { houses } = shuffle(4711);
      await form.press('Start the game');
      const { options: taken } = await firstRecord(services.store);
      expect('spots' in taken && taken.spots?.toSorted()).to.deep.equal(
        [...(houses?.W ?? []), ...(houses?.B ?? [])].toSorted(),
      );
    });

    it('says a square that is picked', async () => {
      const [white = ''] = shuffle(4711).houses?.W ?? [];
      await tap(white);
      expect(lastSaid()).to.equal(`${white}, white farm`);
    });
  });

  describe('as it lies on the table', () => {
    beforeEach(async () => {
      await form.choose(table);
      await settled();
    });

    it('takes squares that are typed, one after another, and starts', async () => {
      expect(entry.words()).to.contain('White house 1 of 4: which square?');
      await say('B2');
      expect(lastSaid()).to.equal('B2, white house. White house 2 of 4: which square?');
      await say('delta four and echo four');
      await say('G4 B3');
      expect(lastSaid()).to.contain('G4, white house. B3, black house. Black house 2 of 4:');
      await say('C2 F2 F5');
      expect(lastSaid()).to.contain('Starting trunk: which two squares?');
      await say('between G1 and H1');
      expect(lastSaid()).to.equal('G1 and H1, starting trunk. The land is complete.');
      expect(entry.field('Squares').value).to.equal('');
      expect(form.words()).to.contain('Put the starting trunk between G1 and H1.');
      await form.press('Start the game');
      expect((await firstRecord(services.store)).options).to.deep.equal(options);
    });

    it('takes squares that are tapped, and starts', async () => {
      for (const cell of whole.split(' ')) await tap(cell);
      expect(entry.words()).to.contain('Starting trunk, 2 of 2 squares: G1 and H1');
      await form.press('Start the game');
      expect((await firstRecord(services.store)).options).to.deep.equal(options);
    });

    it('asks for the other square of the starting trunk', async () => {
      await say(whole.slice(0, -3));
      expect(lastSaid()).to.contain('G1 and which other square beside the starting trunk?');
      expect(entry.words()).to.contain('G1 and which other square beside the starting trunk?');
      expect(board().chosen).to.deep.equal(['G1']);
    });

    const faults: [string, string, string, string][] = [
      ['two houses on a tile', 'B2', 'A1', 'A1 and B2 are on the same tile. Each tile has room for one house.'],
      ['a square off the board', 'B2', 'L9', 'L9 is not on the board. Choose a cell of this board.'],
      ['a square twice', 'B2', 'B2', 'B2 is named twice. Name each cell once.'],
      [
        'a start that is not at the edge',
        whole.slice(0, -6),
        'G2',
        'The starting trunk must begin at the edge of the terrain.',
      ],
      [
        'a start on a tile with a house',
        whole.slice(0, -6),
        'A1',
        'The starting trunk must lie on a tile without a house.',
      ],
      ['a start across two tiles', whole.slice(0, -3), 'F1', 'The starting trunk must lie inside one tile.'],
    ];
    for (const [name, before, wrong, reason] of faults) {
      it(`gives the rules' reason at once, at the square: ${name}`, async () => {
        await say(before);
        await tap(wrong);
        expect(lastSaid()).to.equal(`!${reason}`);
        expect(entry.words()).to.contain(reason);
        expect(board().highlight).to.contain(wrong);
        if (wrong !== 'L9') expect(board().names(wrong)).to.contain(reason);
        await entry.press('Undo');
        await settled();
        expect(board().names(wrong)).not.to.contain(reason);
      });
    }

    it('takes what is right and leaves what is wrong to be mended', async () => {
      await say('B2 D4 C3 E4');
      expect(lastSaid()).to.equal(
        '!B2 and D4, white houses. C3 and D4 are on the same tile. Each tile has room for one house.',
      );
      expect(entry.field('Squares').value).to.equal('C3 E4');
      expect(entry.words()).to.contain('White’s houses, 2 of 4: B2 and D4');
    });

    it('says what is no square, and leaves it in the field', async () => {
      await say('banana');
      expect(lastSaid()).to.equal('!“banana” names no squares. Say for example B2, or Bravo two.');
      expect(entry.field('Squares').value).to.equal('banana');
      await say('');
      expect(services.said).to.have.length(1);
    });

    it('takes back one square after another', async () => {
      await say('B2 D4 E4 G4 B3');
      await entry.press('Undo');
      expect(lastSaid()).to.equal('B3 is taken back. Black house 1 of 4: which square?');
      await say('undo');
      expect(lastSaid()).to.contain('G4 is taken back. White house 4 of 4:');
      expect(entry.field('Squares').value).to.equal('');
      board().dispatchEvent(new CustomEvent('gs-backspace'));
      await settled();
      expect(entry.words()).to.contain('White’s houses, 2 of 4: B2 and D4');
      for (let count = 0; count < 3; count += 1) await entry.press('Undo');
      expect(lastSaid()).to.contain('No square is named yet.');
    });

    it('wants no more once the land is complete', async () => {
      await say(`${whole} A6`);
      expect(lastSaid()).to.contain('The land is complete. Undo takes the last square back.');
      expect(entry.field('Squares').value).to.equal('');
    });

    it('does not start before the land is complete, and says what is missing', async () => {
      await say('B2');
      const notice = (): string | undefined => page.renderRoot.querySelector('.notice')?.textContent;
      await form.press('Start the game');
      await until(notice, 'the reason is given');
      expect(lastSaid()).to.equal('!White must have four houses.');
      expect(notice()).to.equal('White must have four houses.');
      expect(services.gone).to.deep.equal([]);
      await say('D4');
      await page.updateComplete;
      expect(notice()).to.be.undefined;
    });

    it('takes eight spots without luck', async () => {
      await form.choose(withoutLuck);
      await settled();
      expect(entry.words()).to.contain('House spot 1 of 8: which square?');
      await say(whole);
      await form.press('Start the game');
      expect((await firstRecord(services.store)).options).to.deep.equal({
        shape: '4x3',
        spots: ['B2', 'C2', 'F2', 'B3', 'D4', 'E4', 'G4', 'F5'],
        start: ['G1', 'H1'],
      });
    });

    it('keeps each terrain’s squares while another is looked at, and over a reload', async () => {
      await say('B2 D4');
      await form.choose('3 tiles wide');
      await settled();
      expect(entry.words()).to.contain('White’s houses, 0 of 4');
      await say('A6');
      await form.choose('4 tiles wide');
      await settled();
      expect(entry.words()).to.contain('White’s houses, 2 of 4: B2 and D4');
      await open();
      expect(entry.words()).to.contain('White’s houses, 2 of 4: B2 and D4');
      await form.choose('3 tiles wide');
      await settled();
      expect(entry.words()).to.contain('White’s houses, 1 of 4: A6');
    });
  });

  it('takes of a kept set-up what makes sense', async () => {
    const kept = {
      shape: '9x9',
      farming: 7,
      origin: 'table',
      number: 10000,
      named: { '4x3 printed': ['B2', 'A1', 'D4'], '4x3 placed': 'B2', __proto__: 1 },
      names: { W: 'x'.repeat(500), B: null },
      lot: 'A',
    };
    sessionStorage.setItem('gridscribe-set-up-territories', JSON.stringify(kept));
    await open();
    expect(entry.words()).to.contain('White’s houses, 1 of 4: B2');
    expect(form.field('White').value).to.equal('x'.repeat(40));
    expect(form.field('Black').value).to.equal('');
  });

  describe('who is white', () => {
    it('is drawn by lot between two names', async () => {
      await form.type('White', 'Ada');
      await form.type('Black', 'Ben');
      await withChance(7, () => form.press('Draw lots'));
      expect(lastSaid()).to.equal('Ben is white, Ada is black.');
      expect(form.words()).to.contain('Ben is white, Ada is black.');
      expect(form.field('White').value).to.equal('Ben');
      await withChance(6, () => form.press('Draw lots'));
      expect(lastSaid()).to.equal('Ben is white, Ada is black.');
      await form.press('Start the game');
      expect((await firstRecord(services.store)).names).to.deep.equal({ W: 'Ben', B: 'Ada' });
    });

    it('is drawn by lot without names', async () => {
      await withChance(7, () => form.press('Draw lots'));
      expect(lastSaid()).to.equal('Whoever drew is black.');
      await withChance(6, () => form.press('Draw lots'));
      expect(lastSaid()).to.equal('Whoever drew is white.');
    });

    it('is exchanged', async () => {
      await form.type('White', 'Ada');
      await form.press('Exchange the names');
      expect(lastSaid()).to.equal('Ada is black.');
      expect(form.field('Black').value).to.equal('Ada');
    });
  });
});
