import { msg, str } from '@lit/localize';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { AgreedEnd } from '../records/types.js';
import type { GameId, Player } from '../rules/index.js';
import { type Names, playerName } from '../speech/describe.js';
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

  @property() game: GameId = 'isolation';
  @property({ attribute: false }) names: Names = {};

  protected override render(): TemplateResult {
    return html`<details>
      <summary>${msg('End the game', { id: 'play.end' })}</summary>
      <div class="actions">
        ${endingsOf(this.game, this.names).map(
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

function endingsOf(game: GameId, names: Names): Ending[] {
  const players: [Player, Player] = game === 'isolation' ? ['A', 'B'] : ['W', 'B'];
  const name = (player: Player): string => playerName(game, player, names);
  const [one, other] = players;
  const sides: [Player, Player][] = [
    [one, other],
    [other, one],
  ];
  return [
    ...sides.map(([loser, winner]): Ending => {
      const who = name(loser);
      return {
        label: msg(str`Given up by ${who}`, { id: 'play.end.resigns' }),
        end: { termination: 'resigned', winner },
      };
    }),
    {
      label: msg('Draw agreed by both', { id: 'play.end.draw' }),
      end: { termination: 'draw agreed', winner: null },
    },
    ...sides.map(([winner]): Ending => {
      const who = name(winner);
      return {
        label: msg(str`Time is up: won by ${who}`, { id: 'play.end.time' }),
        end: { termination: 'time', winner },
      };
    }),
    {
      label: msg('Time is up: a draw', { id: 'play.end.time-draw' }),
      end: { termination: 'time', winner: null },
    },
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-end': GsEnd;
  }
}
