import { fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { GsPlay } from '../../../src/components/play.js';
import '../../../src/components/play.js';
import type { Services } from '../../../src/components/services.js';
import { commands } from '../../../src/records/commands.js';
import { answers, refusals, review, words } from '../../../src/records/on-demand.js';
import type { Settings } from '../../../src/records/settings.js';
import type { NewRecord } from '../../../src/records/types.js';
import { oneLine, rootsIn } from './deep.js';
import { playedRecord } from './played-record.js';
import { type TestServices, testServices } from './services.js';
import { until } from './until.js';

/** The page of a game, and what a person sees and does there. */
export interface Play {
  services: TestServices;
  page: GsPlay;
  /** The record's id. */
  id: string;
  /** What the page has told as its heading, in order. */
  titles: string[];
  /** Everything on the page that fits a selector, whichever part of it that is in. */
  all(selector: string): HTMLElement[];
  /** The first such thing. */
  find(selector: string): HTMLElement | undefined;
  /** The texts of everything that fits, each on one line. */
  texts(selector: string): string[];
  /** The button, link or fold of that name. */
  control(name: string): HTMLElement | undefined;
  /** Whether there is one. */
  has(name: string): boolean;
  /** Presses it. */
  press(name: string): Promise<void>;
  /** Taps or clicks cells, one after another. */
  tap(...cells: string[]): Promise<void>;
  /** Presses keys one after another. */
  keys(...keys: string[]): Promise<void>;
  /** Types into the text field, in place of what is there, and presses Enter. */
  say(text: string): Promise<void>;
  /** What has the focus: a cell's name, a label, or its text. */
  at(): string | undefined;
  /** Does something that is replied to; everything that was announced with the reply. */
  told(act: () => Promise<void>): Promise<string[]>;
}

function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** What a game fetches when it is needed: that takes a time of its own, which is not waited for in these tests. */
const parts = (): Promise<unknown> =>
  Promise.all([
    import('../../../src/components/awarding.js'),
    import('../../../src/components/game-more.js'),
    import('../../../src/components/play-choices.js'),
    import('../../../src/components/play-drawing.js'),
    import('../../../src/components/play-over.js'),
    import('../../../src/components/play-requests.js'),
    import('../../../src/components/take-over.js'),
    import('../../../src/components/turned-text.js'),
  ]);

/** Opens the page of a record, which the store may lack, and waits until it shows something. */
export async function openPlay(services: TestServices, id: string): Promise<Play> {
  await Promise.all([parts(), words(services.locale()), commands(), refusals(), answers(), review(services.locale())]);
  const titles: string[] = [];
  const page = await fixture<GsPlay>(
    html`<gs-play
      .services=${services}
      .recordId=${id}
      @gs-title=${({ detail }: CustomEvent<string>) => titles.push(detail)}
    ></gs-play>`,
  );
  /** The store, the session, parts that are there already and the moving of the focus are done. */
  const settled = async (): Promise<void> => {
    for (let turns = 0; turns < 3; turns += 1) await new Promise((resolve) => setTimeout(resolve));
    await page.updateComplete;
  };
  const all: Play['all'] = (selector) =>
    rootsIn(page).flatMap((root) => Array.from(root.querySelectorAll<HTMLElement>(selector)));
  const control: Play['control'] = (name) => all('button, a, summary').find((one) => oneLine(one) === name);
  await until(() => page.renderRoot.querySelector('h1'), 'the page is there');
  await settled();
  return {
    services,
    page,
    id,
    titles,
    all,
    find: (selector) => all(selector)[0],
    texts: (selector) => all(selector).map(oneLine),
    control,
    has: (name) => control(name) !== undefined,
    async press(name) {
      const found = control(name);
      if (!found) throw new Error(`no ${name}`);
      found.click();
      await settled();
    },
    async tap(...cells) {
      for (const cell of cells) {
        const [found] = all(`[data-cell="${cell}"]`);
        // The mouse gives a cell the focus, and so does a finger.
        found.focus();
        found.click();
        await settled();
      }
    },
    async keys(...keys) {
      for (const key of keys) {
        await sendKeys({ press: key });
        await settled();
      }
    },
    async say(text) {
      const [field] = all('input[type=text]') as HTMLInputElement[];
      field.focus();
      field.value = text;
      await sendKeys({ press: 'Enter' });
      await settled();
    },
    at() {
      const element = focused();
      if (element instanceof HTMLInputElement) return element.labels?.[0]?.textContent;
      if (!(element instanceof HTMLElement) || element === document.body) return undefined;
      return element.dataset['cell'] ?? element.getAttribute('aria-label') ?? oneLine(element);
    },
    async told(act) {
      const before = services.said.length;
      await act();
      await until(() => services.said.length > before, 'a reply');
      await settled();
      return services.said.slice(before);
    },
  };
}

/** Begins a game with moves in canonical notation, as far as there are any, and opens its page; `given` replaces services. */
export async function beginPlay(
  record: NewRecord,
  moves: readonly string[] = [],
  settings: Partial<Settings> = {},
  given: Partial<Services> = {},
): Promise<Play> {
  const services = testServices(given);
  services.change({ board: 'grid', ...settings });
  return openPlay(services, await playedRecord(services.store, record, moves));
}
