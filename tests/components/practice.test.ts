import { expect, fixture, html } from '@open-wc/testing';
import type { GsExercise } from '../../src/components/practice-exercise.js';
import '../../src/components/practice-exercise.js';
import type { GsPractice } from '../../src/components/practice.js';
import '../../src/components/practice.js';
import { axeFaults } from './support/axe.js';
import { deepIn, oneLine, rootsIn } from './support/deep.js';
import { type TestServices, testServices } from './support/services.js';
import { until } from './support/until.js';

describe('the list of exercises', () => {
  it('has a worked example and a practice sheet for each game, and no fault that axe finds', async () => {
    const page = await fixture<GsPractice>(html`<gs-practice .services=${testServices()}></gs-practice>`);
    const links = Array.from(page.renderRoot.querySelectorAll('a'));
    expect(links.map((one) => one.getAttribute('href'))).to.deep.equal([
      '#/practice/example-isolation',
      '#/practice/isolation-sequence',
      '#/practice/example-approach-withdraw',
      '#/practice/approach-sheet',
      '#/practice/example-nearest-site',
      '#/practice/nearest-comparison',
      '#/practice/example-territories',
      '#/practice/closing-fence',
      '#/practice/wasted-land',
      '#/practice/beside-opponent',
    ]);
    expect(await axeFaults(page)).to.deep.equal([]);
  });
});

describe('an exercise', () => {
  let services: TestServices;
  let page: GsExercise;

  const settled = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve));
    await page.updateComplete;
  };
  const { all, texts, control } = deepIn(() => page);
  const words = (): string =>
    rootsIn(page)
      .map((root) => Array.from(root.children).map(oneLine).join(' '))
      .join(' ');
  const press = async (name: string): Promise<void> => {
    control(name).click();
    await settled();
  };
  const say = async (text: string): Promise<void> => {
    const before = services.said.length;
    const [field] = all<HTMLInputElement>('gs-say input, input[type=text]');
    field.value = text;
    field.form?.requestSubmit();
    await until(() => services.said.length > before, 'a reply');
    await settled();
  };

  async function open(id: string, given = testServices()): Promise<void> {
    services = given;
    services.change({ board: 'grid' });
    page = await fixture<GsExercise>(html`<gs-exercise .services=${services} .exercise=${id}></gs-exercise>`);
    await until(() => all('gs-board').length > 0, 'the board');
    await settled();
  }

  it('sets the position and says what to do, but no answer', async () => {
    await open('approach-sheet');
    expect(texts('h1')).to.deep.equal(['Approach or withdraw: In front, behind, or neither']);
    expect(texts('.task li')).to.have.lengthOf(3);
    expect(services.said[0]).to.match(/^White steps from C3 to C4\./);
    expect(texts('[data-cell=C3] .visually-hidden')).to.deep.equal(['C3, white']);
    expect(words()).not.to.contain('never all three');
    expect(await axeFaults(page)).to.deep.equal([]);
  });

  it('answers with the reason of the rules, lets one try again, and keeps nothing among the records', async () => {
    await open('wasted-land');
    await say('F1 G1');
    expect(texts('gs-reply .line, .line').join(' ')).to.contain('G1');
    expect(texts('.log li')).to.deep.equal([]);
    await say('F1 F2');
    expect(texts('.log li')).to.deep.equal(['Move 1, black: F1 and F2, trunk.']);
    await press('Set it up again');
    await until(() => texts('.log li').length === 0, 'the position anew');
    expect(await services.store.list()).to.deep.equal({ ok: true, value: [] });
  });

  it('cannot be taken back beyond its position, saved, or followed by another game', async () => {
    await open('isolation-sequence');
    await say('undo');
    expect(services.said.at(-1)).to.equal('!There is no move to take back.');
    for (const text of ['save', 'new game', 'swap', 'print']) {
      await say(text);
      expect(services.said.at(-1), text).to.match(/^!This is an exercise/);
    }
    expect(texts('button, a').some((name) => /file|record|end the game/i.test(name))).to.equal(false);
  });

  it('keeps the answers behind a warning, and never announces them', async () => {
    await open('approach-sheet');
    const before = services.said.length;
    await press('Host check');
    expect(words()).to.contain('For the host only.').and.not.to.contain('never all three');
    await press('I am the host: show the answers');
    expect(words()).to.contain('C5 comes off by approach, or C2 and C1 by withdrawal, or none: never all three.');
    expect(services.said.slice(before)).to.deep.equal([]);
    expect(await axeFaults(page)).to.deep.equal([]);
    await press('Host check');
    expect(words()).not.to.contain('never all three');
  });

  it('shows the host both distances of every cell in the comparison of sites', async () => {
    await open('nearest-comparison');
    await say('B1 black');
    await press('Host check');
    await press('I am the host: show the answers');
    const rows = texts('tbody tr');
    expect(rows).to.have.lengthOf(25);
    expect(rows[1]).to.equal('B1 white 1 (A1) 7 (E5) black');
    expect(rows[12]).to.equal('C3 neutral 4 (A1) 4 (E5) open');
  });

  it('follows a worked example step by step, entered or played, and says when one has left it', async () => {
    await open('example-isolation');
    expect(texts('.step')).to.deep.equal(['Step 1 of 3. Enter: C1 to B2, blocks C1.']);
    await say('C1-B2 block C1');
    expect(texts('.step')).to.deep.equal(['Step 2 of 3. Enter: C5 to D4, blocks C5.']);
    expect(services.said.at(-1)).to.match(/^Step 2 of 3\./);
    await press('Play this step for me');
    await until(() => texts('.step')[0]?.startsWith('Step 3'), 'the third step');
    await say('B2-A2 block A1');
    expect(texts('.step')).to.deep.equal(['That is allowed, but the example goes another way. Undo takes it back.']);
    await say('undo');
    await say('B2-B5 block D3');
    expect(texts('.step')).to.deep.equal(['That was the whole example.']);
  });

  it('goes on where it was begun, says so, and begins anew when it is set up again', async () => {
    await open('wasted-land');
    await say('F1 F2');
    await open('wasted-land', services);
    expect(texts('.log li')).to.deep.equal(['Move 1, black: F1 and F2, trunk.']);
    expect(texts('.task .soft')).to.deep.equal(['You go on where you stopped. “Set it up again” begins anew.']);
    expect(services.said.join(' ')).to.contain('You go on where you stopped.');
    expect(await services.store.list()).to.deep.equal({ ok: true, value: [] });
    await press('Set it up again');
    await until(() => texts('.log li').length === 0, 'the position anew');
    expect(texts('.task .soft')).to.deep.equal([]);
    await open('wasted-land', services);
    expect(texts('.log li')).to.deep.equal([]);
  });

  it('can be taken over from another tab that goes on with it, where a move is refused', async () => {
    await open('wasted-land');
    const first = page;
    await open('wasted-land', services);
    await say('F1 F2');
    page = first;
    await say('F1 F2');
    expect(services.said.at(-1)).to.match(/^!.* or take over here\.$/);
    await until(() => texts('button').includes('Take over here'), 'the button');
    expect(await axeFaults(page)).to.deep.equal([]);
    await press('Take over here');
    await until(() => texts('.log li').length === 1, 'what was played there');
    expect(texts('button')).not.to.include('Take over here');
    await until(() => page.shadowRoot?.activeElement?.localName === 'gs-game', 'the focus on the board');
    await say('undo');
    expect(texts('.log li')).to.deep.equal([]);
  });

  it('goes on at the next step of an example, and begins an example anew that was at its end', async () => {
    await open('example-isolation');
    await say('C1-B2 block C1');
    await open('example-isolation', services);
    expect(texts('.step')).to.deep.equal(['Step 2 of 3. Enter: C5 to D4, blocks C5.']);
    await say('C5-D4 block C5');
    await say('B2-B5 block D3');
    await open('example-isolation', services);
    expect(texts('.step')).to.deep.equal(['Step 1 of 3. Enter: C1 to B2, blocks C1.']);
  });

  it('is marked in the list once it is begun, until all are set up again', async () => {
    await open('wasted-land');
    await say('F1 F2');
    const list = await fixture<GsPractice>(html`<gs-practice .services=${services}></gs-practice>`);
    const begun = (): string[] =>
      Array.from(list.renderRoot.querySelectorAll('li')).flatMap((one) =>
        one.textContent.includes('Begun') ? (one.querySelector('a')?.textContent ?? '') : [],
      );
    await until(() => begun().length > 0, 'the mark');
    expect(begun()).to.deep.equal(['Land that would be wasted']);
    list.renderRoot.querySelector('button')?.click();
    await until(() => begun().length === 0, 'no mark');
    expect(services.said.at(-1)).to.equal('All exercises are set up again.');
  });

  it('says that there is none of that name', async () => {
    services = testServices();
    page = await fixture<GsExercise>(html`<gs-exercise .services=${services} .exercise=${'chess'}></gs-exercise>`);
    expect(texts('h1')).to.deep.equal(['There is no such exercise']);
  });
});
