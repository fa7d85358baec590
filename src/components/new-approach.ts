import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import type { ApproachOptions, Colour } from '../rules/index.js';
import { rulesOf } from '../rules/known-games.js';
import { describeSetUp } from '../speech/describe/set-up.js';
import { NewGameInTurn } from './new-game-turn.js';

/** Sets up a game of Approach or withdraw: who moves first, the people's names. */
@customElement('gs-new-approach')
export class GsNewApproach extends NewGameInTurn<Colour> {
  protected override readonly game = 'approach-withdraw';
  protected override readonly players = ['W', 'B'] as const;

  protected override options(): ApproachOptions {
    return { first: this.first };
  }

  protected override render(): TemplateResult {
    const started = rulesOf(this.game).start(this.options());
    return this.renderForm(
      html`${this.renderFirst(msg('Who moves first?', { id: 'new.first.move' }))} ${this.renderNames()}`,
      started.ok ? describeSetUp(started.value, this.wording) : [],
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-new-approach': GsNewApproach;
  }
}
