import { LitElement } from 'lit';
import { customElement } from 'lit/decorators.js';

/** Keeps the screen from going dark while it is on the page, where the browser and its battery let it. */
@customElement('gs-awake')
export class GsAwake extends LitElement {
  private lock: WakeLockSentinel | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.hold);
    this.hold();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.hold);
    void this.lock?.release();
    this.lock = null;
  }

  /** A browser lets go of it whenever the page is hidden. */
  private readonly hold = (): void => {
    void this.take();
  };

  private async take(): Promise<void> {
    if (document.hidden || !('wakeLock' in navigator) || this.lock?.released === false) return;
    const lock = await navigator.wakeLock.request('screen').catch(() => null);
    this.lock = lock;
    if (!this.isConnected) await lock?.release();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-awake': GsAwake;
  }
}
