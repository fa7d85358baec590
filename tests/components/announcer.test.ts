import { expect } from '@open-wc/testing';
import { Announcer } from '../../src/components/announcer.js';
import type { Said } from '../../src/speech/speaker.js';
import { type Clock, fakeClock } from './support/clock.js';

describe('the announcer', () => {
  let clock: Clock;
  let place: HTMLElement;
  let announcer: Announcer;

  beforeEach(() => {
    clock = fakeClock();
    place = document.createElement('div');
    document.body.append(place);
    announcer = new Announcer(place);
  });
  afterEach(() => {
    clock.restore();
    place.remove();
  });

  const region = (urgency: 'polite' | 'assertive', within: ParentNode = place): string | null | undefined =>
    within.querySelector(`[aria-live=${urgency}]`)?.textContent;
  const bare = (text: string | null | undefined): string | undefined => text?.replace(/\u00a0$/, '');

  it('has one polite and one assertive region from the start, empty and without a name', () => {
    const regions = Array.from(place.children);
    expect(regions.map((one) => one.getAttribute('aria-live'))).to.deep.equal(['polite', 'assertive']);
    expect(regions.map((one) => one.textContent)).to.deep.equal(['', '']);
    expect(regions.every((one) => one.className === 'live-region' && !one.hasAttribute('aria-label'))).to.be.true;
    expect(regions.every((one) => one.getAttribute('aria-atomic') === 'true')).to.be.true;
  });

  it('gathers what comes in one moment into one message, in its order', () => {
    announcer.say('C1 to B2, blocks C1.');
    clock.pass(100);
    announcer.say(' Pawn B’s turn. ');
    clock.pass(149);
    expect(region('polite')).to.equal('');
    clock.pass(1);
    expect(bare(region('polite'))).to.equal('C1 to B2, blocks C1. Pawn B’s turn.');
    expect(region('assertive')).to.equal('');
  });

  it('keeps messages back until what they wait for has happened', async () => {
    let happen = (): void => undefined;
    const moment = new Promise<void>((done) => {
      happen = done;
    });
    announcer.say('Said before.');
    const held = announcer.holdUntil(moment);
    announcer.say('Said meanwhile.');
    clock.pass(1000);
    expect(region('polite')).to.equal('');
    happen();
    await held;
    clock.pass(150);
    expect(bare(region('polite'))).to.equal('Said before. Said meanwhile.');
  });

  it('keeps back what was said just before', () => {
    announcer.say('Said before.');
    void announcer.holdUntil(new Promise(() => undefined));
    clock.pass(1000);
    expect(region('polite')).to.equal('');
  });

  it('waits for the last of several moments', async () => {
    const first = announcer.holdUntil(Promise.resolve());
    let happen = (): void => undefined;
    const second = announcer.holdUntil(new Promise<void>((done) => (happen = done)));
    announcer.say('After both.');
    await first;
    clock.pass(1000);
    expect(region('polite')).to.equal('');
    happen();
    await second;
    clock.pass(150);
    expect(bare(region('polite'))).to.equal('After both.');
  });

  it('forgets with what was urgent that it was so', () => {
    announcer.say('Not said.', true);
    announcer.clear();
    announcer.say('Said.');
    clock.pass(150);
    expect(bare(region('polite'))).to.equal('Said.');
    expect(region('assertive')).to.equal('');
  });

  it('forgets when it is cleared what was kept back', async () => {
    const held = announcer.holdUntil(Promise.resolve());
    announcer.say('Too late.');
    announcer.clear();
    await held;
    clock.pass(150);
    expect(region('polite')).to.equal('');
  });

  it('makes the same words differ each time by a no-break space at the end', () => {
    const heard = [1, 2, 3].map(() => {
      announcer.say('Edge of the board.');
      clock.pass(150);
      return region('polite');
    });
    expect(heard).to.deep.equal(['Edge of the board.\u00a0', 'Edge of the board.', 'Edge of the board.\u00a0']);
  });

  it('empties a region after five seconds, counted from the last message', () => {
    announcer.say('One.');
    clock.pass(150 + 4000);
    announcer.say('Two.');
    clock.pass(150 + 4999);
    expect(bare(region('polite'))).to.equal('Two.');
    clock.pass(1);
    expect(region('polite')).to.equal('');
  });

  it('writes into the assertive region what is urgent, with all that was gathered', () => {
    announcer.say('First.');
    announcer.say('That cell is blocked.', true);
    clock.pass(150);
    expect(bare(region('assertive'))).to.equal('First. That cell is blocked.');
    expect(region('polite')).to.equal('');
    announcer.say('Later.');
    clock.pass(150);
    expect(bare(region('polite'))).to.equal('Later.');
    expect(region('assertive')).to.equal('');
  });

  it('says nothing for nothing', () => {
    announcer.say('  ');
    clock.pass(1000);
    expect(region('polite')).to.equal('');
  });

  it('is silenced at once, with what still waits', () => {
    announcer.say('Said.');
    clock.pass(150);
    announcer.say('Not said.');
    announcer.clear();
    expect(region('polite')).to.equal('');
    clock.pass(1000);
    expect(region('polite')).to.equal('');
  });

  it('forgets what waits, and leaves what stands there: its going would be told before the focus that moves then', () => {
    announcer.say('Said.');
    clock.pass(450);
    announcer.say('Not said.', true);
    announcer.forget();
    clock.pass(1000);
    expect(bare(region('polite'))).to.equal('Said.');
    expect(region('assertive')).to.equal('');
    announcer.say('Next.');
    clock.pass(150);
    expect(bare(region('polite'))).to.equal('Next.');
  });

  it('takes back what was written just now, of which no reader knows yet', () => {
    announcer.say('A');
    clock.pass(150 + 299);
    expect(bare(region('polite'))).to.equal('A');
    announcer.forget();
    expect(region('polite')).to.equal('');
  });

  it('while a dialog is open, writes a region inside it', () => {
    announcer.say('Before.');
    clock.pass(150);
    const dialog = document.createElement('dialog');
    place.append(dialog);
    announcer.within(dialog);
    expect(place.querySelector('div[aria-live=polite]')?.textContent).to.equal('');
    announcer.say('Inside.');
    clock.pass(150);
    expect(bare(region('assertive', dialog))).to.equal('Inside.');
    expect(place.querySelector('div[aria-live=polite]')?.textContent).to.equal('');

    announcer.within(null);
    expect(dialog.children).to.have.length(0);
    announcer.say('After.');
    clock.pass(150);
    expect(bare(region('polite'))).to.equal('After.');
  });

  it('lets a voice say what it writes, and silences it when it is cleared', () => {
    const heard: string[] = [];
    const voice = {
      say: (said: readonly Said[], urgent: boolean) =>
        heard.push(`${urgent ? '!' : ''}${said.map(({ text, line }) => `${text}${line ?? ''}`).join('|')}`),
      silence: () => heard.push('silence'),
    };
    const speaking = new Announcer(place, voice);
    speaking.say('One.');
    speaking.say('Two.', false, [{ text: 'Two.', line: 7 }]);
    clock.pass(150);
    speaking.say('No.', true);
    clock.pass(150);
    speaking.say('Lost.');
    speaking.clear();
    clock.pass(150);
    expect(heard).to.deep.equal(['One.|Two.7', '!No.', 'silence']);
  });
});
