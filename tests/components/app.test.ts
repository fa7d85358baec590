import { expect, fixture, html } from '@open-wc/testing';
import type { GsApp } from '../../src/components/app.js';
import type { GsSettings } from '../../src/components/settings-page.js';
import '../../src/components/app.js';
import '../../src/components/update-notice.js';
import { axeFaults } from './support/axe.js';
import { type TestServices, testServices } from './support/services.js';

describe('the app', () => {
  const before = { hash: location.hash, title: document.title };
  let services: TestServices;
  let app: GsApp;

  const settle = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, 0));
    await app.updateComplete;
  };
  const page = (): string | undefined => app.renderRoot.querySelector('[data-page]')?.localName;
  /** Goes to an address and waits for its page. */
  async function visit(hash: string, name: string): Promise<void> {
    location.hash = hash;
    while (page() !== name) await settle();
    // The heading gets the focus once a reader has noticed that the old page has lost it.
    while (focused()?.localName !== 'h1') await settle();
  }
  const focused = (): Element | null | undefined =>
    app.shadowRoot?.activeElement?.shadowRoot?.activeElement ?? app.shadowRoot?.activeElement;

  beforeEach(async () => {
    location.hash = '#/';
    services = testServices();
    app = await fixture<GsApp>(html`<gs-app .services=${services}></gs-app>`);
    while (page() !== 'gs-home') await settle();
    await settle();
  });
  afterEach(() => Reflect.deleteProperty(navigator.locks, 'query'));
  after(() => {
    location.hash = before.hash;
    document.title = before.title;
  });

  it('shows home first, and leaves the focus where it is', () => {
    expect(document.title).to.equal('Gridscribe');
    expect(document.activeElement === document.body).to.be.true;
  });

  it('has a header and a main part, and is accessible', async () => {
    expect(app.renderRoot.querySelectorAll('header, main')).to.have.length(2);
    expect(await axeFaults(app)).to.deep.equal([]);
  });

  it('goes to each page, with its heading as title and in focus', async () => {
    for (const [hash, name, heading] of [
      ['#/new/isolation', 'gs-new-isolation', 'New game: Isolation'],
      ['#/help', 'gs-help', 'Help'],
      ['#/settings', 'gs-settings', 'Settings'],
    ]) {
      await visit(hash, name);
      expect(document.title).to.equal(`${heading} – Gridscribe`);
      expect(focused()?.localName).to.equal('h1');
      expect(focused()?.textContent.trim()).to.equal(heading);
    }
    await visit('#/', 'gs-home');
    expect(document.title).to.equal('Gridscribe');
    expect(focused()?.localName).to.equal('h1');
  });

  it('rests the focus beside the pages, on something that stays, before the next heading has it', async () => {
    await visit('#/help', 'gs-help');
    const place = app.renderRoot.querySelector('main > .crossing');
    const places: (Element | null | undefined)[] = [];
    app.renderRoot.addEventListener('focusin', () => places.push(app.shadowRoot?.activeElement));
    await visit('#/settings', 'gs-settings');
    expect(places).to.deep.equal([place, app.renderRoot.querySelector('gs-settings')]);
    expect(place?.isConnected).to.be.true;
  });

  it('rests it too where a link above the page has it, since the caret may be in the page still', async () => {
    await visit('#/help', 'gs-help');
    app.renderRoot.querySelector<HTMLElement>('header a')?.focus();
    const places: (Element | null | undefined)[] = [];
    app.renderRoot.addEventListener('focusin', () => places.push(app.shadowRoot?.activeElement));
    await visit('#/', 'gs-home');
    expect(places[0]).to.equal(app.renderRoot.querySelector('.crossing'));
  });

  it('rests it for so many frames that a reader on a busy machine has seen it: after fifteen, Orca was silent at the next heading', async () => {
    await visit('#/help', 'gs-help');
    let frames = 0;
    const count = (): void => {
      frames += 1;
      requestAnimationFrame(count);
    };
    app.renderRoot.addEventListener('focusin', () => requestAnimationFrame(count), { once: true });
    location.hash = '#/settings';
    while (page() !== 'gs-settings') await settle();
    expect(frames).to.be.at.least(23);
  });

  it('rests it until the browser has answered, which tells readers of it as late', async () => {
    await visit('#/help', 'gs-help');
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((isAsked) => {
      navigator.locks.query = () => {
        isAsked();
        return new Promise((done) => {
          answer = () => {
            done({});
          };
        });
      };
    });
    location.hash = '#/settings';
    await asked;
    await new Promise((done) => setTimeout(done, 500));
    expect(page()).to.equal('gs-help');
    answer();
    await visit('#/settings', 'gs-settings');
  });

  it('goes on where the browser does not answer, cannot, or cannot be asked', async () => {
    for (const query of [() => new Promise(() => undefined), () => Promise.reject(new Error('not here')), undefined]) {
      await visit('#/help', 'gs-help');
      Object.defineProperty(navigator.locks, 'query', { value: query, configurable: true });
      await visit('#/settings', 'gs-settings');
      Reflect.deleteProperty(navigator.locks, 'query');
    }
  });

  it('takes the selection off the page that goes too, with which a caret would go on into the next', async () => {
    await visit('#/help', 'gs-help');
    const selection = document.getSelection()!;
    selection.selectAllChildren(document.body);
    // Of a selection within a shadow root no engine tells all, so that it is seen where it is put.
    const places: unknown[] = [];
    let frames = 0;
    const count = (): void => {
      frames += 1;
      if (places.length === 0) requestAnimationFrame(count);
    };
    app.renderRoot.addEventListener('focusin', () => requestAnimationFrame(count), { once: true });
    selection.collapse = (node, offset) => {
      places.push([node, offset]);
      expect(page(), 'the page that is left is there').to.equal('gs-help');
      Selection.prototype.collapse.call(selection, node, offset);
    };
    await visit('#/settings', 'gs-settings');
    Reflect.deleteProperty(selection, 'collapse');
    expect(places).to.deep.equal([[app.renderRoot.querySelector('.crossing'), 0]]);
    expect(selection.isCollapsed).to.be.true;
    expect(frames, 'Orca, busy with the caret, was late for the focus').to.be.at.least(11);
  });

  it('leaves the selection to someone quick who is in the next page already', async () => {
    await visit('#/help', 'gs-help');
    const selection = document.getSelection()!;
    const places: unknown[] = [];
    selection.collapse = (node) => places.push(node);
    const settings = app.renderRoot.querySelector<HTMLElement>('header a[href="#/settings"]');
    app.renderRoot.addEventListener('focusin', () => settings?.focus(), { once: true });
    await visit('#/settings', 'gs-settings');
    Reflect.deleteProperty(selection, 'collapse');
    expect(places).to.deep.equal([]);
  });

  /** Which page there is while the focus rests, after a click, once the next page could have been fetched. */
  async function meanwhile(click: MouseEvent, hash: string): Promise<string | undefined> {
    app.renderRoot.querySelector('main')?.dispatchEvent(click);
    const left = new Promise((done) => app.renderRoot.addEventListener('focusin', done, { once: true }));
    location.hash = hash;
    await left;
    await new Promise((done) => setTimeout(done, 100));
    return app.renderRoot.querySelector('[data-page]')?.localName;
  }
  const composed = { bubbles: true, composed: true };

  it('keeps the page that is left until a reader can have noticed, but not for who has pressed by pointer', async () => {
    await visit('#/settings', 'gs-settings');
    await visit('#/help', 'gs-help');
    expect(await meanwhile(new MouseEvent('click', composed), '#/settings')).to.equal('gs-help');
    await visit('#/settings', 'gs-settings');
    const pressed = new PointerEvent('click', { ...composed, detail: 1, pointerType: 'mouse' });
    expect(await meanwhile(pressed, '#/help')).to.equal('gs-help');
    await visit('#/help', 'gs-help');
  });

  it('keeps it too for a key on a link in Firefox, which counts as a press', async () => {
    await visit('#/settings', 'gs-settings');
    await visit('#/help', 'gs-help');
    const pressed = new PointerEvent('click', { ...composed, detail: 1, pointerType: '' });
    expect(await meanwhile(pressed, '#/settings')).to.equal('gs-help');
    await visit('#/settings', 'gs-settings');
  });

  it('goes from one page to the next with no empty moment between', async () => {
    await visit('#/settings', 'gs-settings');
    const shown: (string | undefined)[] = [page()];
    const changes = new MutationObserver(() => {
      if (shown.at(-1) !== page()) shown.push(page());
    });
    changes.observe(app.renderRoot, { childList: true, subtree: true });
    await visit('#/help', 'gs-help');
    changes.disconnect();
    expect(shown).to.deep.equal(['gs-settings', 'gs-help']);
  });

  it('leaves the focus to someone who is in the next page before its heading has it', async () => {
    await visit('#/help', 'gs-help');
    location.hash = '#/settings';
    while (page() !== 'gs-settings') await settle();
    const settings = app.renderRoot.querySelector<GsSettings>('gs-settings');
    await settings?.updateComplete;
    const radio = settings?.renderRoot.querySelector('input');
    radio?.focus();
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(focused()?.localName).to.equal('input');
  });

  it('holds what is announced until the heading of the next page has the focus, however late that comes', async () => {
    await visit('#/help', 'gs-help');
    const heldAt: (string | undefined)[] = [];
    services.announcer.holdUntil = async (moment) => {
      await moment;
      heldAt.push(focused()?.localName);
    };
    await visit('#/settings', 'gs-settings');
    await settle();
    expect(heldAt).to.deep.equal(['h1']);
  });

  it('scrolls to the top of the next page', async () => {
    await visit('#/help', 'gs-help');
    window.scrollTo(0, 400);
    expect(window.scrollY).to.be.greaterThan(0);
    await visit('#/settings', 'gs-settings');
    expect(window.scrollY).to.equal(0);
  });

  it('marks the page one is on among the links', async () => {
    await visit('#/help', 'gs-help');
    expect(app.renderRoot.querySelector('[aria-current=page]')?.textContent).to.equal('Help');
  });

  it('answers an unknown address with one sentence and a way home', async () => {
    for (const hash of ['#/nowhere', '#/play/%00', '#/new/chess']) {
      await visit(hash, 'gs-not-found');
      const root = app.renderRoot.querySelector('gs-not-found')?.renderRoot;
      expect(root?.querySelector('h1')?.textContent).to.equal('Nothing here');
      expect(root?.querySelector('a')?.getAttribute('href')).to.equal('#/');
      await visit('#/', 'gs-home');
    }
  });

  it('gives pages their services anew when something has changed', async () => {
    await visit('#/settings', 'gs-settings');
    services.change({ theme: 'dark' });
    app.services = { ...services };
    await settle();
    const checked = app.renderRoot.querySelector('gs-settings')?.renderRoot.querySelector('input[name=theme]:checked');
    expect(checked?.closest('label')?.textContent.trim()).to.equal('Dark');
  });

  it('says once that a new version is ready, and waits until someone wants it', async () => {
    let used = 0;
    app.addEventListener('gs-use-update', () => (used += 1));
    app.updateReady = true;
    await settle();
    await visit('#/help', 'gs-help');
    expect(services.said).to.deep.equal(['A new version is ready.']);
    expect(used).to.equal(0);
    const notice = app.renderRoot.querySelector('gs-update-notice');
    expect(notice && (await axeFaults(notice))).to.deep.equal([]);
    notice?.renderRoot.querySelector('button')?.click();
    expect(used).to.equal(1);
  });
});
