/** One guess of a recogniser at what was said. */
export interface Hypothesis {
  text: string;
  /** How likely it is, 0 to 1. Hypotheses without one are equally likely. */
  confidence?: number;
}

/** What came in: typed or recognised text, a recogniser's guesses, best first, or tapped cells (two for an edge). */
export type Heard = string | readonly Hypothesis[] | { pick: readonly string[] };

/** A recogniser that gives its guess less than this is not sure. */
export const lowConfidence = 0.5;

/** Whether what heard it is itself not sure of it. */
export const isDoubted = (heard: Heard): boolean =>
  typeof heard !== 'string' && !('pick' in heard) && (heard[0]?.confidence ?? 1) < lowConfidence;
