/** A clock that only goes on when a test says so, in the place of the window's timers and its time. */
export interface Clock {
  /** Lets so many milliseconds pass. */
  pass(milliseconds: number): void;
  /** Puts the real timers back. */
  restore(): void;
}

export function fakeClock(): Clock {
  const real = { setTimeout: window.setTimeout.bind(window), clearTimeout: window.clearTimeout.bind(window) };
  const realNow = performance.now.bind(performance);
  const waiting = new Map<number, { at: number; ring: () => void }>();
  let now = 0;
  let last = 0;
  window.setTimeout = ((ring: () => void, after = 0) => {
    last += 1;
    waiting.set(last, { at: now + after, ring });
    return last;
  }) as typeof window.setTimeout;
  window.clearTimeout = ((id: number | undefined) => {
    waiting.delete(id ?? 0);
  }) as typeof window.clearTimeout;
  performance.now = () => now;
  return {
    pass(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const [next] = [...waiting].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at);
        if (!next) break;
        const [id, { at, ring }] = next;
        waiting.delete(id);
        now = at;
        ring();
      }
      now = end;
    },
    restore: () => {
      Object.assign(window, real);
      performance.now = realNow;
    },
  };
}
