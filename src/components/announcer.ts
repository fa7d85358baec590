import type { Said } from '../speech/speaker.js';

/** How long messages are gathered, so that several in one moment are one, and a key press does not swallow them. */
const gatherFor = 150;
/** How long browsers may take to tell readers what was written. */
const toldWithin = 300;
/** Braille displays show a region for as long as it stands. */
const standsFor = 5000;

type Urgency = 'polite' | 'assertive';

/** A voice that says aloud what is announced, for whoever has no screen reader. */
export interface AnnouncedVoice {
  /** Says the messages of one moment. */
  say(said: readonly Said[], urgent: boolean): void;
  /** Stops at once. */
  silence(): void;
}

/**
 * Says things to the screen reader, through one polite and one assertive live region that exist from the start. Messages are
 * gathered and joined, since browsers scramble or lose several in one task; the same words again are made different by a
 * no-break space, since readers swallow a repetition; a region is emptied after a while, and before a dialog opens, since
 * browsers repeat what stands in it when the dialog closes.
 */
export class Announcer {
  #regions: Record<Urgency, HTMLElement>;
  #inDialog: HTMLElement | null = null;
  #waiting: { text: string; said: readonly Said[] }[] = [];
  #urgent = false;
  #toggled = false;
  #writtenAt = -Infinity;
  #gathering: number | undefined;
  #held: Promise<unknown> | null = null;
  #clearing: number | undefined;

  /**
   * @param place where the regions are put: in the light DOM, outside everything that may become inert
   * @param voice also says everything, if it is on
   */
  constructor(
    place: HTMLElement,
    private readonly voice?: AnnouncedVoice,
  ) {
    this.#regions = { polite: makeRegion('polite'), assertive: makeRegion('assertive') };
    place.append(this.#regions.polite, this.#regions.assertive);
  }

  /**
   * Says a text once everything that comes in the same moment is there.
   * @param urgent interrupts what is being said
   * @param said the same for the voice, where it needs to know more
   */
  say(text: string, urgent = false, said: readonly Said[] = [{ text }]): void {
    if (text.trim() === '') return;
    this.#waiting.push({ text: text.trim(), said });
    this.#urgent ||= urgent;
    this.#gather();
  }

  /** Keeps messages back until something has happened: the heading of a new page comes before what is said there. */
  async holdUntil(moment: Promise<unknown>): Promise<void> {
    window.clearTimeout(this.#gathering);
    this.#held = moment;
    await moment;
    if (this.#held !== moment) return;
    this.#held = null;
    if (this.#waiting.length > 0) this.#gather();
  }

  /** Empties the regions and forgets what waits: before a dialog opens, and when someone wants silence. */
  clear(): void {
    this.forget();
    this.#empty();
  }

  /**
   * Forgets what waits and what was written just now, and silences the voice. What has stood in the regions for a while is left
   * there: readers are told first that it goes, and only then of a focus that moves in the same moment.
   */
  forget(): void {
    window.clearTimeout(this.#gathering);
    this.#waiting = [];
    this.#urgent = false;
    if (performance.now() - this.#writtenAt < toldWithin) this.#empty();
    this.voice?.silence();
  }

  /**
   * While a dialog is open, the rest of the page cannot be heard: a region inside it is written instead.
   * @param dialog the open dialog, or null once it is closed
   */
  within(dialog: HTMLElement | ShadowRoot | null): void {
    this.clear();
    this.#inDialog?.remove();
    this.#inDialog = dialog ? makeRegion('assertive') : null;
    if (dialog && this.#inDialog) dialog.append(this.#inDialog);
  }

  #gather(): void {
    window.clearTimeout(this.#gathering);
    if (this.#held) return;
    this.#gathering = window.setTimeout(() => {
      this.#write();
    }, gatherFor);
  }

  #write(): void {
    this.voice?.say(
      this.#waiting.flatMap(({ said }) => said),
      this.#urgent,
    );
    const text = this.#waiting.map((one) => one.text).join(' ');
    this.#toggled = !this.#toggled;
    this.#writtenAt = performance.now();
    const region = this.#inDialog ?? this.#regions[this.#urgent ? 'assertive' : 'polite'];
    this.#waiting = [];
    this.#urgent = false;
    for (const other of this.#all()) if (other !== region) other.textContent = '';
    region.textContent = this.#toggled ? `${text}\u00a0` : text;
    window.clearTimeout(this.#clearing);
    this.#clearing = window.setTimeout(() => {
      region.textContent = '';
    }, standsFor);
  }

  #empty(): void {
    for (const region of this.#all()) region.textContent = '';
  }

  #all(): HTMLElement[] {
    return [...Object.values(this.#regions), ...(this.#inDialog ? [this.#inDialog] : [])];
  }
}

function makeRegion(urgency: Urgency): HTMLElement {
  const region = document.createElement('div');
  region.className = 'live-region';
  region.setAttribute('aria-live', urgency);
  region.setAttribute('aria-atomic', 'true');
  return region;
}
