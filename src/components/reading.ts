import { msg } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Reply } from '../records/reply.js';
import type { Speaking } from '../speech/speaker.js';
import type { Voice } from './services.js';
import { shared } from './theme.js';

/**
 * What the own voice does while it reads something long, and the ways to pause it, to go on, and through the log. Every press
 * silences the voice before it comes here, so that "Pause" has nothing left to do.
 */
@customElement('gs-reading')
export class GsReading extends LitElement {
  static override styles = [
    ...shared,
    css`
      .reading {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5rem;
        padding-block: 0.35rem;
      }
      p {
        font-weight: 700;
      }
    `,
  ];

  @property({ attribute: false }) voice!: Voice;
  /** What the voice does now. */
  @property({ attribute: false }) now!: Speaking;

  protected override render(): TemplateResult | typeof nothing {
    const { doing, long, line } = this.now;
    const isBrief = doing === 'silent' || (doing === 'speaking' && !long);
    // Whoever has the focus here keeps it.
    if (isBrief && !this.matches(':focus-within')) return nothing;
    return html`<div
      class="reading"
      role="group"
      @focusout=${this.onLeave}
      aria-label=${msg('Reading aloud', { id: 'voice.reading' })}
    >
      <p>${doingText(doing)}</p>
      <button type="button" class="primary" @click=${this.goOn}>${msg('Go on', { id: 'voice.go-on' })}</button>
      ${
        doing === 'asking'
          ? nothing
          : html`<button type="button" @click=${this.pause}>${msg('Pause', { id: 'voice.pause' })}</button>`
      }
      ${line === null ? nothing : this.renderSteps()}
    </div>`;
  }

  private renderSteps(): TemplateResult {
    return html`<button type="button" @click=${() => this.voice.step(-1)}>
        ${msg('Go back one', { id: 'voice.back' })}
      </button>
      <button type="button" @click=${() => this.voice.step(1)}>${msg('Skip one', { id: 'voice.skip' })}</button>`;
  }

  private readonly goOn = (): void => {
    this.voice.goOn();
  };

  private readonly onLeave = (): void => {
    this.requestUpdate();
  };

  private readonly pause = (): void => {
    this.voice.silence();
  };
}

/** What the voice does, for the eye. */
function doingText(doing: Speaking['doing']): string {
  switch (doing) {
    case 'asking':
      return msg('More?', { id: 'voice.more' });
    case 'paused':
      return msg('Paused.', { id: 'voice.paused' });
    case 'silent':
      return msg('Read to the end.', { id: 'voice.done' });
    case 'speaking':
      return msg('Reading aloud.', { id: 'voice.reading-now' });
  }
}

/** The answer to someone who wants to be read to where the browser cannot. */
export function noVoiceReply(): Reply {
  const text = msg('This browser has no voice for this language: Gridscribe itself cannot speak here.', {
    id: 'voice.none',
  });
  return { kind: 'failed', lines: [text], spoken: [text], urgent: false, table: [] };
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-reading': GsReading;
  }
}
