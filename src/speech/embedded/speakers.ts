/** So many of the last utterances are remembered. */
const remembered = 8;
/** Who is so much softer than those at the table, in decibels, may be someone else, or surely is. */
const perhapsFar = 5;
const far = 8;
/** So many utterances one after another that are too soft, though Talk was pressed, are the table's after all. */
const insisted = 2;

/** How near someone is, by how loud they are. */
export type Nearness = 'near' | 'perhaps far' | 'far';

/** How loud the people at the table are: who is much softer sits at another. Kept for a visit, and nowhere else. */
export class Speakers {
  #levels: number[] = [];
  #soft: number[] = [];

  /** Someone at the table spoke so loud, in decibels. */
  heard(level: number): void {
    this.#levels.push(level);
    if (this.#levels.length > remembered) this.#levels.shift();
    this.#soft = [];
  }

  /**
   * Someone spoke softly after Talk was pressed: that is for someone at the table to do, so that whoever does it again is
   * believed.
   */
  insists(level: number): void {
    this.#soft.push(level);
    if (this.#soft.length >= insisted) {
      this.#levels = this.#soft;
      this.#soft = [];
    }
  }

  /** How near someone is who speaks so loud, in decibels; near while nobody is known. */
  nearness(level: number): Nearness {
    const softer = this.#usual - level;
    return softer >= far ? 'far' : softer >= perhapsFar ? 'perhaps far' : 'near';
  }

  get #usual(): number {
    const sorted = [...this.#levels].sort((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NEGATIVE_INFINITY;
  }
}
