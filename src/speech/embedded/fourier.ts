/** A Fourier transform of a fixed length, in place. */
export class Fourier {
  readonly #cosines: Float64Array;
  readonly #sines: Float64Array;

  /** @param length a power of two */
  constructor(readonly length: number) {
    this.#cosines = Float64Array.from({ length: length / 2 }, (_, index) => Math.cos((2 * Math.PI * index) / length));
    this.#sines = Float64Array.from({ length: length / 2 }, (_, index) => -Math.sin((2 * Math.PI * index) / length));
  }

  /** From samples to the strengths of pitches. */
  forward(real: Float64Array, imaginary: Float64Array): void {
    this.#reorder(real, imaginary);
    for (let half = 1; half < this.length; half *= 2) this.#join(real, imaginary, half);
  }

  /** And back. */
  back(real: Float64Array, imaginary: Float64Array): void {
    // The same with the two parts changed about.
    this.forward(imaginary, real);
    for (let index = 0; index < this.length; index++) {
      real[index] = (real[index] ?? 0) / this.length;
      imaginary[index] = (imaginary[index] ?? 0) / this.length;
    }
  }

  /** Every value goes to the place whose number has the same bits from behind. */
  #reorder(real: Float64Array, imaginary: Float64Array): void {
    for (let index = 1, other = 0; index < this.length; index++) {
      let bit = this.length >> 1;
      for (; other & bit; bit >>= 1) other ^= bit;
      other ^= bit;
      if (index >= other) continue;
      for (const values of [real, imaginary]) {
        const kept = values[index] ?? 0;
        values[index] = values[other] ?? 0;
        values[other] = kept;
      }
    }
  }

  /** Joins transforms of `half` values, two by two. */
  #join(real: Float64Array, imaginary: Float64Array, half: number): void {
    const step = this.length / (2 * half);
    for (let start = 0; start < this.length; start += 2 * half)
      for (let index = 0; index < half; index++) {
        const [one, other] = [start + index, start + index + half];
        const [cosine, sine] = [this.#cosines[index * step] ?? 0, this.#sines[index * step] ?? 0];
        const turned = (real[other] ?? 0) * cosine - (imaginary[other] ?? 0) * sine;
        const turnedToo = (real[other] ?? 0) * sine + (imaginary[other] ?? 0) * cosine;
        real[other] = (real[one] ?? 0) - turned;
        imaginary[other] = (imaginary[one] ?? 0) - turnedToo;
        real[one] = (real[one] ?? 0) + turned;
        imaginary[one] = (imaginary[one] ?? 0) + turnedToo;
      }
  }
}
