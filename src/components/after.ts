/** Settled after so many milliseconds. */
export const after = (milliseconds: number): Promise<void> =>
  new Promise((done) => window.setTimeout(done, milliseconds));
