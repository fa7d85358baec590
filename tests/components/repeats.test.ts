import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { ignoreRepeats, Repeats } from '../../src/components/repeats.js';
import { clickAt } from './support/board.js';

describe('repetitions', () => {
  it('are the same again within the time that was given', () => {
    const repeats = new Repeats();
    expect(repeats.isRepeat('a', 0, 300)).to.be.false;
    expect(repeats.isRepeat('a', 299, 300)).to.be.true;
    expect(repeats.isRepeat('b', 300, 300), 'something else').to.be.false;
    expect(repeats.isRepeat('a', 400, 300), 'after something else').to.be.false;
    expect(repeats.isRepeat('a', 700, 300), 'late enough').to.be.false;
  });

  it('begin the time anew, so that what is held counts once', () => {
    const repeats = new Repeats();
    const held = [0, 250, 500, 750, 1000].map((at) => repeats.isRepeat('Enter', at, 300));
    expect(held).to.deep.equal([false, true, true, true, true]);
  });

  it('are none where no time is set', () => {
    const repeats = new Repeats();
    expect([0, 0, 1].map((at) => repeats.isRepeat('a', at, 0))).to.deep.equal([false, false, false]);
  });

  it('do not reach the page: keys and taps count once, and typing is left alone', async () => {
    // Far longer than any machine takes between two presses.
    let within = 60_000;
    ignoreRepeats(() => within);
    const heard: string[] = [];
    const part = await fixture<HTMLElement>(
      html`<div @keydown=${({ key }: KeyboardEvent) => heard.push(key)}>
        <button @click=${() => heard.push('press')}>One</button>
        <button @click=${() => heard.push('other')}>Other</button>
        <input aria-label="Text" />
      </div>`,
    );
    const [one, other] = Array.from(part.querySelectorAll('button'));
    one.focus();
    for (const key of ['Enter', 'Enter', 'm', 'm', 'n']) await sendKeys({ press: key });
    expect(heard).to.deep.equal(['Enter', 'press', 'm', 'n']);
    heard.length = 0;
    await clickAt(other, 0.5, 0.5);
    await clickAt(other, 0.5, 0.5);
    await clickAt(one, 0.5, 0.5);
    expect(heard).to.deep.equal(['other', 'press']);
    part.querySelector('input')?.focus();
    for (const key of ['o', 'o']) await sendKeys({ press: key });
    expect(part.querySelector('input')?.value).to.equal('oo');
    within = 0;
    heard.length = 0;
    await clickAt(one, 0.5, 0.5);
    await clickAt(one, 0.5, 0.5);
    expect(heard).to.deep.equal(['press', 'press']);
  });
});
