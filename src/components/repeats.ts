/** Remembers what came last, and tells what is the same again too soon. */
export class Repeats {
  #last: unknown = null;
  #at = -Infinity;

  /**
   * @param what a key or a control
   * @param at when, in milliseconds
   * @param within for how long the same again is taken for a slip of the hand; every repetition begins that time anew, so
   *   that a key that is held counts once
   */
  isRepeat(what: unknown, at: number, within: number): boolean {
    const again = what === this.#last && at - this.#at < within;
    this.#last = what;
    this.#at = at;
    return again;
  }
}

const controls = '[data-cell], button, a, summary, input, label';
const typing = 'textarea, select, input:not([type=radio], [type=checkbox])';

const firstOf = (event: Event, selector: string): Element | undefined =>
  event.composedPath().find((one): one is Element => one instanceof Element && one.matches(selector));

/** Whether an event is for a field in which people type: there, the same again is wanted. */
export const isTyping = (event: Event): boolean => firstOf(event, typing) !== undefined;

/**
 * Keeps from the page what the same hand did a moment ago: a key that came again, a tap on the same control again.
 * @param within for how many milliseconds; 0 lets everything pass
 */
export function ignoreRepeats(within: () => number): void {
  const keys = new Repeats();
  const taps = new Repeats();
  const keep = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener(
    'keydown',
    (event) => {
      if (isTyping(event)) return;
      if (keys.isRepeat(event.code || event.key, event.timeStamp, within())) keep(event);
    },
    { capture: true },
  );
  window.addEventListener(
    'click',
    (event) => {
      // What the page does itself is no slip of a hand.
      const control = event.isTrusted ? firstOf(event, controls) : undefined;
      if (control && taps.isRepeat(control, event.timeStamp, within())) keep(event);
    },
    { capture: true },
  );
}
