import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import type { Colour, NearestOptions } from '../rules/index.js';
import { rulesOf } from '../rules/known-games.js';
import { describeSetUp } from '../speech/describe/set-up.js';
import { NewGameInTurn } from './new-game-turn.js';

/** Sets up a game of Nearest-site territories: who places the first site, the people's names. */
@customElement('gs-new-nearest')
export class GsNewNearest extends NewGameInTurn<Colour> {
  protected override readonly game = 'nearest-site';
  protected override readonly players = ['W', 'B'] as const;

  protected override options(): NearestOptions {
    return { first: this.first };
  }

  protected override render(): TemplateResult {
    const started = rulesOf(this.game).start(this.options());
    return this.renderForm(
      html`${this.renderFirst(msg('Who places the first site?', { id: 'new.first.site' }))} ${this.renderNames()}`,
      started.ok ? describeSetUp(started.value, this.wording) : [],
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-new-nearest': GsNewNearest;
  }
}
