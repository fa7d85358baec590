import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { FocusReader } from '../../src/components/focus-reader.js';
import type { GsExercise } from '../../src/components/practice-exercise.js';
import '../../src/components/practice-exercise.js';
import { deepIn } from './support/deep.js';
import { type TestServices, testServices } from './support/services.js';
import { until } from './support/until.js';

/** Longer than the reader waits before it says what was reached. */
const aMoment = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 230));

describe('the host check', () => {
  let services: TestServices;
  let page: GsExercise;
  const { all, control } = deepIn(() => page);

  for (const id of ['nearest-comparison', 'approach-sheet'])
    it(`is never spoken by the own voice, whatever the keys reach: ${id}`, async () => {
      services = testServices();
      services.change({ board: 'grid' });
      const reached: string[] = [];
      const reader = new FocusReader((text) => reached.push(text));
      // Beyond the last control of a page Tab leads into Firefox itself, and the page gets no more Enter.
      const rim = Array.from({ length: 6 }, () => html`<button>Rim</button>`);
      const whole = await fixture<HTMLElement>(
        html`<div>${rim}<gs-exercise .services=${services} .exercise=${id}></gs-exercise>${rim}</div>`,
      );
      page = whole.querySelector('gs-exercise')!;
      await until(() => all('gs-board').length > 0, 'the board');
      const before = services.said.length;
      control('Host check').focus();
      await sendKeys({ press: 'Enter' });
      await until(() => all('.warning').length > 0, 'the warning');
      control('I am the host: show the answers').focus();
      await sendKeys({ press: 'Enter' });
      await until(() => all('.answers').length > 0, 'the answers');
      // Its button stays a moment longer, unseen, so that a reader says where the focus goes.
      const left = control('I am the host: show the answers');
      expect([left.className, left.tabIndex]).to.deep.equal(['visually-hidden', -1]);
      await aMoment();
      // Everything after the heading of the answers, and back again.
      for (const key of [...new Array<string>(4).fill('Tab'), ...new Array<string>(6).fill('Shift+Tab')]) {
        await sendKeys({ press: key });
        await aMoment();
      }
      reader.close();

      const answers = all('.answers li, .answers td').map((one) => one.textContent.trim());
      expect(answers.length).to.be.greaterThan(0);
      const spoken = [...services.said.slice(before), ...services.voice.asked, ...reached].join(' ');
      expect(reached).to.include('Answers for the host.');
      for (const answer of answers.filter((text) => text.length > 12)) expect(spoken).not.to.contain(answer);
      expect(services.said.slice(before)).to.deep.equal([]);
      expect(services.voice.asked).to.deep.equal([]);
      // A table is named, and its cells are not read.
      expect(spoken).not.to.match(/\d \([A-E][1-5]\)/);
    });
});
