import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { Announcer } from '../../src/components/announcer.js';
import { confirmDialog } from '../../src/components/confirm-dialog.js';
import { axeFaults } from './support/axe.js';
import { type Clock, fakeClock } from './support/clock.js';

const question = { title: 'End the game?', text: 'Pawn A gives up.', yes: 'End it', no: 'Play on' };

describe('confirmDialog', () => {
  let clock: Clock;
  let opener: HTMLButtonElement;
  let announcer: Announcer;
  let answer: Promise<boolean>;

  // Nodes are compared outside of `expect`: a failure that holds one is too large for the runner.
  const isShut = (): boolean => opener.closest('[inert]') !== null;
  const host = (): HTMLElementTagNameMap['gs-confirm'] | null => document.querySelector('gs-confirm');
  const dialog = (): HTMLDialogElement | null | undefined => host()?.renderRoot.querySelector('dialog');
  const focusedText = (): string | undefined => host()?.shadowRoot?.activeElement?.textContent.trim();
  /** Waits for what comes of an answer: the focus goes back a moment after it. */
  const answered = async (): Promise<void> => {
    await Promise.resolve();
    await Promise.resolve();
    clock.pass(100);
    await answer;
  };
  const press = (text: string): void => {
    const all = Array.from(host()?.renderRoot.querySelectorAll('button') ?? []);
    all.find((button) => button.textContent.trim() === text)?.click();
  };

  beforeEach(async () => {
    opener = await fixture<HTMLButtonElement>(html`<button>Opener</button>`);
    announcer = new Announcer(document.body);
    opener.focus();
    clock = fakeClock();
    answer = confirmDialog({ announcer }, question);
    await host()?.updateComplete;
  });
  afterEach(async () => {
    press('Play on');
    await answered();
    clock.pass(200);
    clock.restore();
    for (const region of document.querySelectorAll('.live-region')) region.remove();
  });

  it('is a dialog with a name and a description, and is accessible', async () => {
    expect(dialog()?.open).to.be.true;
    const labelled = dialog()?.getAttribute('aria-labelledby') ?? '';
    expect(host()?.renderRoot.querySelector(`#${labelled}`)?.textContent).to.equal('End the game?');
    expect(dialog()?.textContent).to.contain('Pawn A gives up.');
    clock.restore();
    const element = host();
    expect(element && (await axeFaults(element))).to.deep.equal([]);
  });

  it('has the focus on the answer that changes nothing', () => {
    expect(focusedText()).to.equal('Play on');
  });

  it('makes the rest of the page inert, but not before its name has been spoken', () => {
    clock.pass(399);
    expect(isShut()).to.be.false;
    clock.pass(1);
    expect(isShut()).to.be.true;
    expect(host()?.inert).to.be.false;
  });

  it('keeps Tab inside, both ways round', async () => {
    await sendKeys({ press: 'Tab' });
    expect(focusedText()).to.equal('End it');
    await sendKeys({ press: 'Tab' });
    expect(focusedText()).to.equal('Play on');
    await sendKeys({ press: 'Shift+Tab' });
    expect(focusedText()).to.equal('End it');
  });

  it('keeps Shift+Tab inside where it has no name, as in WebKitGTK', () => {
    const key = new KeyboardEvent('keydown', {
      key: 'Unidentified',
      code: 'Tab',
      shiftKey: true,
      bubbles: true,
      cancelable: true,
    });
    dialog()?.querySelector('button')?.dispatchEvent(key);
    expect(key.defaultPrevented).to.be.true;
    expect(focusedText()).to.equal('End it');
  });

  it('answers yes or no, and gives focus and page back', async () => {
    clock.pass(400);
    press('End it');
    await answered();
    expect(await answer).to.be.true;
    expect(isShut()).to.be.false;
    expect(document.activeElement === opener).to.be.true;
  });

  it('is no longer seen at once, and stays until the control with the focus has been read', async () => {
    press('Play on');
    await Promise.resolve();
    const closing = host();
    expect(closing && getComputedStyle(closing).opacity).to.equal('0');
    await answered();
    clock.pass(199);
    await Promise.resolve();
    expect(host() === null).to.be.false;
    clock.pass(1);
    await Promise.resolve();
    expect(host() === null).to.be.true;
  });

  it('gives the focus back only once the page has been out of the inert part for a moment: it is not spoken else', async () => {
    clock.pass(400);
    press('Play on');
    await Promise.resolve();
    await Promise.resolve();
    expect(isShut()).to.be.false;
    clock.pass(99);
    await Promise.resolve();
    expect(document.activeElement === opener).to.be.false;
    await answered();
    expect(document.activeElement === opener).to.be.true;
  });

  it('takes Escape as no', async () => {
    await sendKeys({ press: 'Escape' });
    await answered();
    expect(await answer).to.be.false;
    expect(document.activeElement === opener).to.be.true;
    clock.pass(1000);
    expect(isShut()).to.be.false;
  });

  it('has the announcer speak inside it while it is open', async () => {
    announcer.say('Inside.');
    clock.pass(150);
    expect(dialog()?.querySelector('[aria-live]')?.textContent).to.contain('Inside.');
    press('Play on');
    await answered();
    announcer.say('Outside.');
    clock.pass(150);
    expect(document.querySelector('.live-region[aria-live=polite]')?.textContent).to.contain('Outside.');
  });
});
