/** Lots that the browser draws; what is chosen by chance in the rules is made from a seed instead. */

const highestLand = 9999;

/** One of two, each as likely as the other. */
export const drawOne = <Lot>([one, other]: readonly [Lot, Lot]): Lot =>
  (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 2 === 0 ? one : other;

/** A number of a land: short enough to be read out and typed again. */
export const drawLand = (): number => ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % highestLand) + 1;

/** True for a number of a land, 1 to 9999. */
export const isLandNumber = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= highestLand;
