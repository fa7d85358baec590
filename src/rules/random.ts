/**
 * A random sequence that is the same everywhere for the same seed: mulberry32.
 * @param seed any number; its lowest 32 bits count
 * @returns a function that gives the next whole number from 0 to 2³² - 1
 */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
};
