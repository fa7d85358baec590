import type { Hypothesis } from '../recogniser.js';

/** The same words again within so many milliseconds are the same utterance, told twice. */
const twiceWithin = 1000;

const wordsOf = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/**
 * The final results of one recognition, each utterance once. Chrome on Android tells some results twice, and others as the
 * sum of everything before: "Charlie three" and then "Charlie three to Charlie four".
 */
export class Finals {
  /** What was told so far in the result that grows. */
  #sum = '';
  /** As much of it as was taken. */
  #taken = '';
  #at = -Infinity;
  #index = -1;
  #waiting: Hypothesis[][] = [];

  /**
   * @param index the result's place among the results of this recognition
   * @param guesses the likeliest first
   * @param at when it came, in milliseconds
   */
  add(index: number, guesses: readonly Hypothesis[], at: number): void {
    const words = wordsOf(guesses[0]?.text ?? '');
    if (words === '') return;
    const again = words === this.#sum && (index <= this.#index || at - this.#at < twiceWithin);
    this.#at = at;
    if (again) return;
    this.#index = Math.max(index, this.#index);
    const grows = this.#sum !== '' && words.startsWith(`${this.#sum} `);
    this.#sum = words;
    if (!grows) {
      this.#taken = '';
      this.#waiting.push([...guesses]);
      return;
    }
    const rest = beyond(guesses, this.#taken);
    // What was not taken yet is part of the longer one.
    this.#waiting.pop();
    if (rest.length > 0) this.#waiting.push(rest);
  }

  /** The utterances that were not taken yet. */
  take(): Hypothesis[][] {
    const taken = this.#waiting;
    this.#waiting = [];
    this.#taken = this.#sum;
    return taken;
  }
}

/** What guesses say beyond a beginning that is known; those that do not begin so are no guesses at the rest. */
function beyond(guesses: readonly Hypothesis[], known: string): Hypothesis[] {
  return guesses.flatMap(({ text, confidence }) => {
    const words = wordsOf(text);
    if (known === '') return [{ text: words, confidence }];
    return words.startsWith(`${known} `) ? [{ text: words.slice(known.length + 1), confidence }] : [];
  });
}
