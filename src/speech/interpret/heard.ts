/** One guess of a recogniser at what was said. */
export interface Hypothesis {
  text: string;
  /** How likely it is, 0 to 1. Hypotheses without one are equally likely. */
  confidence?: number;
}

/** What came in: typed or recognised text, a recogniser's guesses, best first, or tapped cells (two for an edge). */
export type Heard = string | readonly Hypothesis[] | { pick: readonly string[] };
