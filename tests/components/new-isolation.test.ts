import { expect, fixture, html } from '@open-wc/testing';
import type { GsNewIsolation } from '../../src/components/new-isolation.js';
import '../../src/components/new-isolation.js';
import { memoryStore } from '../../src/records/memory-store.js';
import type { Summary } from '../../src/records/types.js';
import { axeFaults } from './support/axe.js';
import { type TestServices, testServices } from './support/services.js';

describe('the set-up of Isolation', () => {
  let services: TestServices;
  let page: GsNewIsolation;

  beforeEach(async () => {
    sessionStorage.clear();
    services = testServices();
    page = await fixture<GsNewIsolation>(html`<gs-new-isolation .services=${services}></gs-new-isolation>`);
  });

  const labelled = (name: string): HTMLInputElement | null | undefined =>
    Array.from(page.renderRoot.querySelectorAll('label'))
      .find((label) => label.textContent.trim() === name)
      ?.querySelector('input');
  const press = async (name: string): Promise<void> => {
    Array.from(page.renderRoot.querySelectorAll('button'))
      .find((button) => button.textContent.trim() === name)
      ?.click();
    await page.updateComplete;
  };
  const choose = async (name: string): Promise<void> => {
    labelled(name)?.click();
    await page.updateComplete;
  };
  const begun = async (): Promise<Summary> => {
    await press('Start the game');
    await new Promise((resolve) => setTimeout(resolve));
    const listed = await services.store.list();
    if (!listed.ok) throw new Error(listed.error);
    return listed.value[0];
  };

  it('is accessible', async () => {
    await press('Draw lots');
    expect(await axeFaults(page)).to.deep.equal([]);
  });

  it('says beforehand where a game will not be kept', async () => {
    const words = (): string => page.renderRoot.textContent;
    expect(words()).not.to.contain('gone when this page closes');
    services = testServices({ storeFault: 'blocked' });
    page = await fixture<GsNewIsolation>(html`<gs-new-isolation .services=${services}></gs-new-isolation>`);
    expect(words()).to.contain('what you record now is gone when this page closes');
    expect(await axeFaults(page)).to.deep.equal([]);
  });

  it('starts the usual game when nothing is chosen, and goes to it', async () => {
    const { id, game, options, names } = await begun();
    expect({ game, options, names }).to.deep.equal({
      game: 'isolation',
      options: { size: 5, first: 'A' },
      names: {},
    });
    expect(services.gone).to.deep.equal([`/play/${id}`]);
  });

  it('takes board, who starts and names', async () => {
    await choose('3 by 3, a short game');
    await choose('Pawn B');
    for (const [pawn, name] of Object.entries({ 'Pawn A': ' Ada ', 'Pawn B': 'Ben' })) {
      const field = Array.from(page.renderRoot.querySelectorAll('.names label')).find((label) =>
        label.textContent.includes(pawn),
      )?.firstElementChild as HTMLInputElement;
      field.value = name;
      field.dispatchEvent(new InputEvent('input'));
    }
    const { options, names } = await begun();
    expect(options).to.deep.equal({ size: 3, first: 'B' });
    expect(names).to.deep.equal({ A: 'Ada', B: 'Ben' });
  });

  it('says how the real board is set up', async () => {
    expect(page.renderRoot.textContent).to.contain('Put pawn A on C1 and pawn B on C5.');
    await choose('3 by 3, a short game');
    expect(page.renderRoot.textContent).to.contain('Put pawn A on B1 and pawn B on B3.');
  });

  it('draws lots: says and shows who starts, chooses it, and can draw again', async () => {
    const real = crypto.getRandomValues.bind(crypto);
    try {
      for (const [byte, pawn] of [
        [7, 'B'],
        [7, 'B'],
        [250, 'A'],
      ] as const) {
        crypto.getRandomValues = <Values>(values: Values) => {
          (values as Uint8Array)[0] = byte;
          return values;
        };
        await press('Draw lots');
        expect(services.said.at(-1)).to.equal(`Pawn ${pawn} starts.`);
        expect(page.renderRoot.querySelector('.drawn')?.textContent).to.equal(`Pawn ${pawn} starts.`);
        expect(labelled(`Pawn ${pawn}`)?.checked).to.be.true;
      }
    } finally {
      crypto.getRandomValues = real;
    }
    expect(services.said).to.have.length(3);
    await choose('Pawn B');
    expect(page.renderRoot.querySelector('.drawn') === null).to.be.true;
  });

  it('draws either of the two', async () => {
    const seen = new Set<string | undefined>();
    // That the same comes forty times over happens once in a million million.
    for (let count = 0; count < 40 && seen.size < 2; count += 1) {
      await press('Draw lots');
      seen.add(services.said.at(-1));
    }
    expect(seen).to.have.keys('Pawn A starts.', 'Pawn B starts.');
  });

  it('keeps what was chosen until the game begins', async () => {
    await choose('3 by 3, a short game');
    await choose('Pawn B');
    page = await fixture<GsNewIsolation>(html`<gs-new-isolation .services=${services}></gs-new-isolation>`);
    expect(labelled('3 by 3, a short game')?.checked).to.be.true;
    expect((await begun()).options).to.deep.equal({ size: 3, first: 'B' });
    page = await fixture<GsNewIsolation>(html`<gs-new-isolation .services=${services}></gs-new-isolation>`);
    expect(labelled('5 by 5, the usual one')?.checked).to.be.true;
  });

  it('starts as usual from a kept set-up that makes no sense', async () => {
    sessionStorage.setItem('gridscribe-set-up-isolation', '{"size":4,"first":"W","names":[7],"lot":{}}');
    page = await fixture<GsNewIsolation>(html`<gs-new-isolation .services=${services}></gs-new-isolation>`);
    const { options, names } = await begun();
    expect({ options, names }).to.deep.equal({ options: { size: 5, first: 'A' }, names: {} });
  });

  it('says why a game could not be started, and stays', async () => {
    services.store = { ...memoryStore(), create: () => Promise.resolve({ ok: false, error: 'full' } as const) };
    await press('Start the game');
    await new Promise((resolve) => setTimeout(resolve));
    await page.updateComplete;
    expect(services.gone).to.deep.equal([]);
    expect(services.said[0]).to.match(/^!This device has no room left\./);
    expect(page.renderRoot.querySelector('.notice')?.textContent).to.contain('This device has no room left.');
  });
});
