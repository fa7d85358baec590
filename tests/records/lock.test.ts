import { expect } from '@open-wc/testing';
import { type Hold, holdRecord } from '../../src/records/lock.js';

const heldLocks = async (): Promise<number> => {
  const { held = [] } = await navigator.locks.query();
  return held.filter(({ name }) => name?.startsWith('gridscribe record ')).length;
};

/** A page of the same origin in a frame, with locks of its own. */
function otherPage(): { locks: LockManager; close: () => void } {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  return { locks: frame.contentWindow!.navigator.locks, close: () => frame.remove() };
}

describe('who may write a record', () => {
  let other: ReturnType<typeof otherPage>;
  let holds: Hold[];
  let lost: string[];
  const here = (id = 'one'): Promise<Hold> => hold('here', id);
  const there = (id = 'one'): Promise<Hold> => hold('there', id, other.locks);
  async function hold(who: string, id: string, locks: LockManager = navigator.locks): Promise<Hold> {
    const claimed = await holdRecord(id, { locks, onLost: () => lost.push(who) });
    holds.push(claimed);
    return claimed;
  }

  beforeEach(() => {
    other = otherPage();
    holds = [];
    lost = [];
  });
  afterEach(async () => {
    for (const claimed of holds) claimed.release();
    other.close();
    while ((await heldLocks()) > 0);
  });

  it('is the first page that asks', async () => {
    expect((await here()).held).to.be.true;
    expect((await there()).held).to.be.false;
    expect(lost).to.deep.equal([]);
  });

  it('is asked for each record', async () => {
    expect((await here('one')).held).to.be.true;
    expect((await there('two')).held).to.be.true;
  });

  it('is another page after the first has let go', async () => {
    const first = await here();
    first.release();
    expect(first.held).to.be.false;
    expect((await there()).held).to.be.true;
    expect(lost).to.deep.equal([]);
  });

  it('is another page after the first has gone away', async () => {
    expect((await there()).held).to.be.true;
    other.close();
    expect((await here()).held).to.be.true;
  });

  it('is whoever takes over, and the page that held it hears so', async () => {
    const [first, second] = [await here(), await there()];
    expect(await second.takeOver()).to.be.true;
    expect([first.held, second.held]).to.deep.equal([false, true]);
    expect(lost).to.deep.equal(['here']);
    expect(await first.takeOver()).to.be.true;
    while (second.held) await heldLocks();
    expect([first.held, second.held]).to.deep.equal([true, false]);
    expect(lost).to.deep.equal(['here', 'there']);
  });

  it('can be asked to take over twice at once, and loses nothing to itself', async () => {
    const [, second] = [await here(), await there()];
    expect(await Promise.all([second.takeOver(), second.takeOver()])).to.deep.equal([true, true]);
    expect(await second.takeOver()).to.be.true;
    await heldLocks();
    expect(second.held).to.be.true;
    expect(lost).to.deep.equal(['here']);
  });

  it('lets go of what it took over', async () => {
    const [, second] = [await here(), await there()];
    await second.takeOver();
    second.release();
    expect((await here()).held).to.be.true;
    expect(lost).to.deep.equal(['here']);
  });

  it('is free again although a page that does not hold it lets go', async () => {
    const [first, second] = [await here(), await there()];
    second.release();
    expect(first.held).to.be.true;
    expect((await there()).held).to.be.false;
  });
});

describe('a browser without locks', () => {
  it('lets every page write', async () => {
    const own = Object.getOwnPropertyDescriptor(navigator, 'locks');
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
    try {
      for (const hold of [await holdRecord('one'), await holdRecord('one')]) {
        expect(hold.held).to.be.true;
        expect(await hold.takeOver()).to.be.true;
        hold.release();
      }
    } finally {
      if (own) Object.defineProperty(navigator, 'locks', own);
      else Reflect.deleteProperty(navigator, 'locks');
    }
  });

  it('lets every page write where it refuses to give them', async () => {
    const request = (): Promise<never> => Promise.reject(new DOMException('', 'SecurityError'));
    const hold = await holdRecord('one', { locks: { request } as unknown as LockManager });
    expect(hold.held).to.be.true;
  });
});
