import { LitElement, type PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import type { Services } from './services.js';

/**
 * A page of the app: it has one `h1` that can take the focus (`tabindex="-1"`).
 *
 * @fires gs-title - the heading stands, or has changed: the app takes its text for the document's title, and moves the focus to it when
 *   someone came here from another page; `detail`: the text
 */
export class Page extends LitElement {
  @property({ attribute: false }) services!: Services;

  /** The heading as it was told last. */
  private heading: string | null = null;

  protected override update(changed: PropertyValues<this>): void {
    super.update(changed);
    const detail = this.renderRoot.querySelector('h1')?.textContent.trim();
    // Some pages read something first. It changes with the language.
    if (detail === undefined || detail === this.heading) return;
    this.heading = detail;
    this.dispatchEvent(new CustomEvent('gs-title', { detail, bubbles: true, composed: true }));
  }
}
