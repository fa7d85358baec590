import { msg, str } from '@lit/localize';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { type AgreedEnd, agreements } from '../records/types.js';
import type { GameId, Player, State } from '../rules/index.js';
import { resultsOf } from '../rules/record-end.js';
import type { Names } from '../speech/describe.js';
import { playerName } from '../speech/describe/players.js';
import { shared } from './theme.js';

/** A way to end the game, and what it is called. */
export interface Ending {
  label: string;
  end: AgreedEnd;
}

/**
 * The ways in which people end a game before its rules do.
 *
 * @fires gs-end - one was chosen; `detail` is an `Ending`. Nothing has ended yet: someone asks first.
 */
@customElement('gs-end')
export class GsEnd extends LitElement {
  static override styles = [
    ...shared,
    css`
      .actions {
        padding-block: 0.5rem;
      }
    `,
  ];

  /** The position in which the game would end. */
  @property({ attribute: false }) position!: State;
  @property({ attribute: false }) names: Names = {};

  protected override render(): TemplateResult {
    return html`<details>
      <summary>${msg('End the game', { id: 'play.end' })}</summary>
      <div class="actions">
        ${endingsOf(this.position, this.names).map(
          (ending) =>
            html`<button
              type="button"
              @click=${() => {
                this.dispatchEvent(new CustomEvent<Ending>('gs-end', { detail: ending }));
              }}
            >
              ${ending.label}
            </button>`,
        )}
      </div>
    </details>`;
  }
}

function endingsOf(state: State, names: Names): Ending[] {
  return agreements.flatMap((termination) =>
    resultsOf(state, termination).map((result): Ending => {
      const winner = result === 'draw' || result === 'unfinished' ? null : result;
      return { label: labelOf(state.game, { termination, winner }, names), end: { termination, winner } };
    }),
  );
}

function labelOf(game: GameId, { termination, winner }: AgreedEnd, names: Names): string {
  switch (termination) {
    case 'resigned': {
      const who = playerName(game, other(game, winner), names);
      return msg(str`Given up by ${who}`, { id: 'play.end.resigns' });
    }
    case 'draw agreed':
      return msg('Draw agreed by both', { id: 'play.end.draw' });
    case 'time': {
      if (winner === null) return msg('Time is up: a draw', { id: 'play.end.time-draw' });
      const who = playerName(game, winner, names);
      return msg(str`Time is up: won by ${who}`, { id: 'play.end.time' });
    }
    case 'as agreed':
      return msg('Finish as agreed, with the awards as they are', { id: 'play.end.as-agreed' });
  }
}

function other(game: GameId, winner: Player | null): Player {
  const first = game === 'isolation' ? 'A' : 'W';
  return winner === 'B' ? first : 'B';
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-end': GsEnd;
  }
}
