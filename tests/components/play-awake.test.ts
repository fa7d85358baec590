import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import '../../src/components/play-awake.js';

/** A lock as a browser gives it: it can be let go by the browser too. */
class FakeLock extends EventTarget {
  released = false;
  release(): Promise<void> {
    this.released = true;
    return Promise.resolve();
  }
}

describe('the screen of an open game', () => {
  let locks: FakeLock[];
  let refuses: boolean;

  const hide = (hidden: boolean): void => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

  beforeEach(() => {
    locks = [];
    refuses = false;
    const request = (kind: string): Promise<FakeLock> => {
      expect(kind).to.equal('screen');
      if (refuses) return Promise.reject(new DOMException('the battery is low', 'NotAllowedError'));
      const lock = new FakeLock();
      locks.push(lock);
      return Promise.resolve(lock);
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    hide(false);
  });
  afterEach(() => {
    fixtureCleanup();
    Reflect.deleteProperty(navigator, 'wakeLock');
    Reflect.deleteProperty(document, 'hidden');
  });

  const open = async (): Promise<void> => {
    await fixture(html`<gs-awake></gs-awake>`);
    await settled();
  };
  const held = (): boolean[] => locks.map(({ released }) => !released);

  it('stays on until the game is left', async () => {
    await open();
    expect(held()).to.deep.equal([true]);
    fixtureCleanup();
    expect(held()).to.deep.equal([false]);
  });

  it('stays on again when someone comes back, since the browser lets go of it meanwhile', async () => {
    await open();
    locks[0].released = true;
    hide(true);
    await settled();
    expect(held()).to.deep.equal([false]);
    hide(false);
    await settled();
    expect(held()).to.deep.equal([false, true]);
    // Once is enough.
    hide(false);
    await settled();
    expect(held()).to.deep.equal([false, true]);
  });

  it('may go dark where the browser or the battery wants that', async () => {
    refuses = true;
    await open();
    expect(locks).to.have.length(0);
  });
});
