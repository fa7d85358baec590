import { expect, fixture, html } from '@open-wc/testing';
import type { GsPrint } from '../../src/components/print-page.js';
import '../../src/components/print-page.js';
import type { GsSheets } from '../../src/components/print-preview.js';
import type { MatchGame } from '../../src/rules/index.js';
import { type GameId, gameIds } from '../../src/rules/types.js';
import { axeFaults } from './support/axe.js';
import { playedRecord } from './support/played-record.js';
import { type TestServices, testServices } from './support/services.js';
import { until } from './support/until.js';

describe('the print page', () => {
  let services: TestServices;
  let page: GsPrint;

  const open = async (game: GameId | null, recordId: string | null = null): Promise<void> => {
    page = await fixture<GsPrint>(
      html`<gs-print .services=${services} .game=${game} .recordId=${recordId}></gs-print>`,
    );
    await until(() => pages().length > 0, 'the pages are laid out');
  };
  const sheets = (): GsSheets => {
    const found = page.renderRoot.querySelector('gs-sheets');
    if (!found) throw new Error('no sheets');
    return found;
  };
  const pages = (): HTMLElement[] => Array.from(sheets().renderRoot.querySelectorAll<HTMLElement>('.page'));
  const parts = (): string[] => pages().map(({ dataset }) => dataset['part'] ?? 'empty');
  const count = (): string => page.renderRoot.querySelector('.count')?.textContent ?? '';
  const words = (): string =>
    pages()
      .map((one) => one.textContent ?? '')
      .join(' ')
      .replace(/\s+/g, ' ');
  const tick = async (name: string): Promise<void> => {
    const label = Array.from(page.renderRoot.querySelectorAll('label')).find((one) => one.textContent.trim() === name);
    if (!label) throw new Error(`nothing to choose is called ${name}`);
    label.click();
    await settled();
  };
  const press = async (name: string): Promise<void> => {
    Array.from(page.renderRoot.querySelectorAll('button'))
      .find((one) => one.textContent.trim() === name)
      ?.click();
    await settled();
  };
  const settled = async (): Promise<void> => {
    await page.updateComplete;
    await sheets().updateComplete;
    await sheets().updateComplete;
    await page.updateComplete;
  };
  /** Pages on which something reaches into the foot or beyond the side. */
  const overfull = (): string[] =>
    pages().flatMap((one) => {
      const [body, foot] = [one.querySelector('.body'), one.querySelector('.foot')];
      if (!body || !foot) return [];
      const over = body.getBoundingClientRect().bottom > foot.getBoundingClientRect().top + 0.5;
      return over || body.scrollWidth > body.clientWidth + 1 ? [one.dataset['part'] ?? ''] : [];
    });

  beforeEach(() => {
    services = testServices();
  });

  it('says how many pages there are before anyone is at the next choice, and once for choices made in a breath', async () => {
    await open('isolation');
    await tick('Rules card');
    await tick('Board or land');
    expect(services.said).to.deep.equal([]);
    await new Promise((done) => setTimeout(done, 250));
    expect(services.said).to.deep.equal([count()]);
  });

  it('is accessible, with every sheet in the preview', async () => {
    await open('nearest-site');
    await press('All sheets');
    expect(await axeFaults(page)).to.deep.equal([]);
  });

  it('shows what is needed to play first, and says how many pages there are', async () => {
    await open(null);
    expect(parts()).to.deep.equal(['board', 'pieces', 'set-up', 'rules', 'record', 'record']);
    expect(count()).to.equal('6 pages.');
  });

  it('shows what is chosen, and nothing once nothing is', async () => {
    await open('territories');
    await press('No sheets');
    expect(count()).to.equal('Nothing is chosen yet.');
    expect(page.renderRoot.querySelector<HTMLButtonElement>('button.primary')?.disabled).to.equal(true);
    await tick('Rules card');
    expect(new Set(parts())).to.deep.equal(new Set(['rules']));
    await tick('Isolation');
    expect(words()).to.contain('Isolation: Rules card').and.to.contain('Territories: Rules card');
  });

  it('puts the host’s keys last, on papers of their own', async () => {
    await open('isolation');
    await press('No sheets');
    await tick('Set-up card');
    await tick('Host key');
    await tick('Nearest-site territories');
    expect(parts()).to.deep.equal(['set-up', 'set-up', 'host-key', 'host-key']);
    await tick('Nearest-site territories');
    expect(parts()).to.deep.equal(['set-up', 'empty', 'host-key']);
  });

  it('begins every sheet on a paper of its own where both sides are printed', async () => {
    await open('isolation');
    await tick('Printed on both sides');
    expect(parts()).to.deep.equal([
      'board',
      'empty',
      'pieces',
      'empty',
      'set-up',
      'empty',
      'rules',
      'empty',
      'record',
      'record',
    ]);
  });

  it('has a match sheet for each table', async () => {
    await open('isolation');
    await press('No sheets');
    await tick('Match sheet');
    const tables = page.renderRoot.querySelector<HTMLInputElement>('#tables');
    if (!tables) throw new Error('no field');
    tables.value = '99';
    tables.dispatchEvent(new Event('change'));
    await settled();
    expect(tables.value).to.equal('16');
    expect(parts().length).to.equal(16);
    expect(words()).to.contain('Table 16');
  });

  for (const game of gameIds) {
    it(`${game}: nothing reaches beyond its page, on any paper, in usual and in large print`, async () => {
      await open(game);
      await press('All sheets');
      for (const large of ['usual', 'Large print']) {
        if (large !== 'usual') await tick(large);
        for (const paper of ['A5', 'Letter', 'A4']) {
          await tick(paper);
          expect(overfull(), `${large} ${paper}`).to.deep.equal([]);
        }
      }
    });
  }

  /** How high the smallest letters are on paper, in points. */
  const smallest = (): number => {
    const texts = pages().flatMap((one) =>
      Array.from(one.querySelectorAll<HTMLElement | SVGTextElement>('p, li, dt, dd, td, th, h2, h3, caption, text')),
    );
    const shown = parseFloat(getComputedStyle(sheets()).getPropertyValue('--scale'));
    const points = texts
      .filter((one) => one.textContent.trim() !== '')
      .map((one) => {
        const size = parseFloat(getComputedStyle(one).fontSize);
        const matrix = one instanceof SVGTextElement ? one.getScreenCTM() : null;
        return size * (matrix ? Math.hypot(matrix.a, matrix.b) / shown : 1) * 0.75;
      });
    return Math.min(...points);
  };

  for (const game of gameIds) {
    it(`${game}: has no letter under 24 points in large print, neither in triangles nor on the board`, async () => {
      await open(game);
      await press('All sheets');
      await tick('Large print');
      for (const paper of ['A5', 'A4']) {
        await tick(paper);
        expect(smallest(), paper).to.be.at.least(23.9);
      }
    });
  }

  it('has no letter under 24 points in large print where a site and an award share a cell', async () => {
    const id = await playedRecord(services.store, { game: 'nearest-site', options: {} }, [
      ...['site B2', 'site D4', 'site D2', 'site B4'],
      ...['B2 white', 'D4 black'],
    ]);
    await open(null, id);
    await until(() => parts().includes('filled'), 'the record is there');
    await tick('Large print');
    for (const paper of ['A5', 'A4']) {
      await tick(paper);
      expect(smallest(), paper).to.be.at.least(23.9);
    }
  });

  it('prints a record with long names, markup and other scripts as text', async () => {
    const name = `<img src=x onerror=alert(1)> ${'W'.repeat(120)} مرحبا 漢字`;
    const id = await playedRecord(
      services.store,
      { game: 'isolation', options: {}, names: { A: name, B: '<b>Ben</b>' } },
      ['C1-B2 block C1'],
    );
    await open(null, id);
    await until(() => parts().includes('filled'), 'the record is there');
    await settled();
    expect(words()).to.contain('<b>Ben</b>').and.to.contain('<img src=x onerror=alert(1)>');
    expect(pages().flatMap((one) => Array.from(one.querySelectorAll('img, b'))).length).to.equal(0);
    await tick('Large print');
    await tick('A5');
    expect(overfull()).to.deep.equal([]);
  });

  it('draws boards of a record after the moves that are asked for', async () => {
    const id = await playedRecord(services.store, { game: 'isolation', options: {} }, [
      'C1-B2 block C1',
      'C5-D4 block C3',
    ]);
    await open(null, id);
    await until(() => parts().includes('filled'), 'the record is there');
    const field = page.renderRoot.querySelector<HTMLInputElement>('#boards');
    if (!field) throw new Error('no field');
    expect(field.value).to.equal('0 1 2');
    field.value = '2, 2, 7 and 1';
    field.dispatchEvent(new Event('change'));
    await settled();
    expect(field.value).to.equal('1 2');
    expect(words()).to.contain('After move 1').and.to.contain('After move 2').and.not.to.contain('At the start');
  });

  it('fills match and tournament sheets from a sitting, with the longest names of any script', async () => {
    const names = ['<img src=x onerror=alert(1)>', 'محمد علي', '漢字', 'Đỗ Thị Minh'];
    const players = Array.from({ length: 32 }, (_, index) => names[index] ?? `${'W'.repeat(37)}${index}`);
    const store = await services.tournaments();
    const made = await store.create({ title: '<b>Friday</b>', game: 'approach-withdraw', players, gamesPerMatch: 2 });
    if (!made.ok) throw new Error(made.error);
    const { id } = made.value;
    const games: MatchGame[] = [{ sides: ['W', 'B'], result: 'W' }];
    await store.append(id, 0, { round: 0, table: 0, games });
    page = await fixture<GsPrint>(html`<gs-print .services=${services} .sittingId=${id}></gs-print>`);
    await until(() => parts().includes('tournament'), 'the sitting is there');
    await settled();
    expect(parts().filter((part) => part === 'match')).to.have.lengthOf(16);
    expect(words()).to.contain('<b>Friday</b>').and.to.contain('Round 1, table 16').and.to.contain(names[0]);
    expect(pages().flatMap((one) => Array.from(one.querySelectorAll('img, h2 b, p b'))).length).to.equal(0);
    expect(overfull()).to.deep.equal([]);
    await tick('Tournament sheet');
    expect(await axeFaults(page)).to.deep.equal([]);
    await tick('Large print');
    await tick('A5');
    expect(overfull()).to.deep.equal([]);
  });

  it('says that a sitting cannot be printed', async () => {
    page = await fixture<GsPrint>(html`<gs-print .services=${services} .sittingId=${'nothing'}></gs-print>`);
    await until(() => page.renderRoot.querySelector('.notice') !== null, 'the fault is told');
    expect(page.renderRoot.querySelector('.notice')?.textContent).to.match(/sitting/);
  });

  it('leaves no lines to be filled in where a record is filled, below one another in large print', async () => {
    const id = await playedRecord(services.store, { game: 'nearest-site', options: {} }, [
      ...['site B2', 'site D4', 'site D2', 'site B4'],
      'A1 white',
    ]);
    await open(null, id);
    await until(() => parts().includes('filled'), 'the record is there');
    await tick('Large print');
    await tick('A5');
    const stacked = pages().flatMap((one) => Array.from(one.querySelectorAll('.stacked dl')));
    expect(stacked).to.have.lengthOf(5);
    expect(stacked.filter((one) => one.querySelector('.blank')).length).to.equal(0);
  });

  it('prints a record without moves', async () => {
    const id = await playedRecord(services.store, { game: 'approach-withdraw', options: {} }, []);
    await open(null, id);
    await until(() => parts().includes('filled'), 'the record is there');
    await settled();
    expect(words()).to.contain('No move was recorded.');
  });

  it('says that a record cannot be printed', async () => {
    await open(null, 'nothing');
    await until(() => page.renderRoot.querySelector('.notice') !== null, 'the fault is told');
    expect(page.renderRoot.querySelector('.notice')?.textContent).to.match(/record/);
  });

  it('tells the document the paper’s size, and takes it back', async () => {
    const before = document.adoptedStyleSheets.length;
    await open('isolation');
    await tick('Letter');
    const texts = document.adoptedStyleSheets.flatMap((sheet) => Array.from(sheet.cssRules, (rule) => rule.cssText));
    expect(texts.join(' ')).to.match(/@page \{[^}]*215\.9mm 279\.4mm/);
    page.remove();
    expect(document.adoptedStyleSheets.length).to.equal(before);
  });
});
