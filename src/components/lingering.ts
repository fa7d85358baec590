import { nothing, type ReactiveController, type ReactiveControllerHost } from 'lit';

/** How long, in milliseconds: readers on busy machines are slow. */
export const goneAfter = 3000;

/**
 * A button that has the focus when it has done its work, and has to go: it stays for a moment, unseen. Of a focus that comes
 * from what is gone, Orca 43 says nothing.
 */
export class Lingering implements ReactiveController {
  #timer: number | undefined;
  #stays = false;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  /** Whether it is there still. */
  get stays(): boolean {
    return this.#stays;
  }

  /** For its `class`. */
  get look(): string {
    return this.#stays ? 'visually-hidden' : '';
  }

  /** For its `tabindex`: nobody comes to it any more. */
  get tabindex(): '-1' | typeof nothing {
    return this.#stays ? '-1' : nothing;
  }

  /** It is to go. */
  leave(): void {
    window.clearTimeout(this.#timer);
    this.#set(true);
    this.#timer = window.setTimeout(() => {
      this.#set(false);
    }, goneAfter);
  }

  /** It is wanted again. */
  return(): void {
    window.clearTimeout(this.#timer);
    this.#set(false);
  }

  hostDisconnected(): void {
    this.return();
  }

  #set(stays: boolean): void {
    this.#stays = stays;
    this.host.requestUpdate();
  }
}
