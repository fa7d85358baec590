/** Measuring, and saying what was measured. All times are in milliseconds. */

/** How long each call took, after a round that is not counted: the engine compiles what it has seen often. */
const timesOf = (calls: readonly (() => unknown)[], rounds: number): number[] => {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const call of calls) {
      const start = performance.now();
      call();
      if (round > 0) times.push(performance.now() - start);
    }
  }
  return times.sort((a, b) => a - b);
};

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

const row = (name: string, what: string): void => console.log(`${name.padEnd(54)}${what}`);

/** Prints how often a second the calls can be made, one after another. */
export function printRate(name: string, calls: readonly (() => unknown)[], rounds = 20): void {
  const times = timesOf(calls, rounds);
  const perSecond = (1000 * times.length) / times.reduce((sum, time) => sum + time, 0);
  row(name, `${Math.round(perSecond).toLocaleString('en').padStart(11)} a second`);
}

/** Prints the median and the 99th percentile of what a call takes. */
export function printSpread(name: string, calls: readonly (() => unknown)[], rounds = 20): void {
  const times = timesOf(calls, rounds);
  const milliseconds = (share: number): string => `${at(times, share).toFixed(3).padStart(7)} ms`;
  row(name, `median ${milliseconds(0.5)}   99th percentile ${milliseconds(0.99)}`);
}

/** Prints a heading. */
export const printHeading = (text: string): void => console.log(`\n${text}`);
