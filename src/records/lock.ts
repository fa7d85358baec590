/** One writer for each record: of several tabs that show one, a single one holds it. */
import { errorName } from './untrusted.js';

/** A tab's claim to a record. */
export interface Hold {
  /** Whether this tab may write the record now. */
  readonly held: boolean;
  /** Lets go of it, so that another tab can hold it. */
  release(): void;
  /**
   * Takes it from whichever tab holds it; that tab's `onLost` is called.
   * @returns whether this tab may write now
   */
  takeOver(): Promise<boolean>;
}

export interface HoldOptions {
  /** Called when another tab has taken the record over. */
  onLost?: () => void;
  /** The browser's locks by default, which are missing where the page is not secure. */
  locks?: LockManager | undefined;
}

class TabHold implements Hold {
  held = false;
  #letGo: (() => void) | null = null;
  #takingOver: Promise<boolean> | null = null;

  constructor(
    private readonly name: string,
    private readonly locks: LockManager,
    private readonly onLost: () => void,
  ) {}

  release(): void {
    this.held = false;
    this.#letGo?.();
    this.#letGo = null;
  }

  async takeOver(): Promise<boolean> {
    if (this.held) return true;
    // Asked twice at once, it must not steal from itself.
    this.#takingOver ??= this.claim({ steal: true });
    const held = await this.#takingOver;
    this.#takingOver = null;
    return held;
  }

  /** Answers as soon as the lock is given or refused; the lock itself is kept until it is let go, or stolen. */
  claim(how: LockOptions): Promise<boolean> {
    return new Promise((answer) => {
      const request = this.locks.request(this.name, how, (lock) => {
        this.held = lock !== null;
        answer(this.held);
        if (lock) return new Promise<void>((letGo) => (this.#letGo = letGo));
        return undefined;
      });
      request.catch((error: unknown) => {
        const name = errorName(error);
        if (name === 'AbortError') this.#lose();
        // The wait for it was too long; anything else means that the browser gives this page no locks at all.
        else this.held = name !== 'TimeoutError';
        answer(this.held);
      });
    });
  }

  /** Another tab stole it. */
  #lose(): void {
    this.held = false;
    this.#letGo = null;
    this.onLost();
  }
}

/** A page that is loaded anew can ask before the lock of the page it replaces is gone. In milliseconds. */
const graceAfterReload = 500;

/**
 * Claims a record for this tab, without waiting for another tab that holds it. Where there are no locks, everyone holds
 * what they ask for: the store still refuses to let two tabs overwrite each other.
 * @param id the record's
 */
export async function holdRecord(id: string, options: HoldOptions = {}): Promise<Hold> {
  const { onLost = () => undefined, locks = (navigator as Partial<Navigator>).locks } = options;
  if (!locks) return { held: true, release: () => undefined, takeOver: () => Promise.resolve(true) };
  const hold = new TabHold(`gridscribe record ${id}`, locks, onLost);
  const free = await hold.claim({ ifAvailable: true });
  if (!free) await hold.claim({ signal: AbortSignal.timeout(graceAfterReload) });
  return hold;
}
