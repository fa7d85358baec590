import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { Player } from '../rules/index.js';
import { playerName } from '../speech/describe/players.js';
import { NewGame } from './new-game.js';

/** The set-up of a game in which either of the two may begin. */
export abstract class NewGameInTurn<Person extends Player> extends NewGame<Person> {
  @state() protected first!: Person;

  protected override restore(kept: Record<string, unknown>): void {
    super.restore(kept);
    this.first = this.players.find((player) => player === kept['first']) ?? this.players[0];
  }

  protected override chosen(): Record<string, unknown> {
    return { ...super.chosen(), first: this.first };
  }

  protected override onLot(lot: Person): void {
    this.first = lot;
  }

  protected override lotText(lot: Person): string {
    return startsText(lot, this.game === 'isolation');
  }

  /** @param question what the first one does, as this game calls it */
  protected renderFirst(question: string): TemplateResult {
    return html`<fieldset>
      <legend>${question}</legend>
      <div class="choices">${this.players.map((player) => this.renderPlayer(player))}</div>
      <div class="draw">${this.renderDraw()}</div>
    </fieldset>`;
  }

  private renderPlayer(player: Person): TemplateResult {
    return html`<label class="choice"
      ><input
        type="radio"
        name="first"
        .checked=${this.first === player}
        @change=${() => {
          this.first = player;
          this.lot = null;
        }}
      />${playerName(this.game, player)}</label
    >`;
  }
}

function startsText(player: Player, hasPawns: boolean): string {
  switch (player) {
    case 'A':
      return msg('Pawn A starts.', { id: 'new.drawn.a' });
    case 'W':
      return msg('White starts.', { id: 'new.drawn.white' });
    case 'B':
      return hasPawns ? msg('Pawn B starts.', { id: 'new.drawn.b' }) : msg('Black starts.', { id: 'new.drawn.black' });
  }
}
