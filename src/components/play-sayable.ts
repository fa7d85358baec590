import { msg } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Session } from '../records/session.js';
import type { CommandId } from '../speech/commands.js';
import { slotOf } from '../speech/interpret/open-slot.js';
import type { Keyword, Language } from '../speech/languages/index.js';
import { languageOf } from '../speech/languages/known-languages.js';
import { shared } from './theme.js';

/** More would be a list to search and no help. */
const most = 5;

/** At most five things that can be said or typed now, in the words of the active language. */
@customElement('gs-sayable')
export class GsSayable extends LitElement {
  static override styles = [
    ...shared,
    css`
      p {
        font-size: 1rem;
      }
    `,
  ];

  @property({ attribute: false }) session!: Session;
  @property() locale = 'en';
  /** Changes with every reply, so that what can be said is worked out anew. */
  @property({ attribute: false }) reply: unknown = null;

  protected override render(): TemplateResult | typeof nothing {
    const words = sayableNow(this.session, languageOf(this.locale));
    return html`<p class="soft">
      ${msg('You can say:', { id: 'play.sayable' })}
      ${words.map((text, index) => html`${index > 0 ? ', ' : nothing}<q>${text}</q>`)}
    </p>`;
  }
}

/** What fits the open question comes first, then the questions that are asked most. */
export function sayableNow(session: Session, language: Language): string[] {
  const { asked, draft, played } = session.progress;
  const said = (...ids: CommandId[]): string[] => ids.flatMap((id) => language.commands[id].said.slice(0, 1));
  const words = (...keywords: Keyword[]): string[] => keywords.flatMap((word) => language.words[word].slice(0, 1));
  const answers = (): string[] => {
    if (session.pending || asked?.kind === 'confirm') return said('yes', 'no');
    const slot = asked?.kind === 'slot' ? slotOf(asked.moves, draft, session.state) : null;
    if (slot === 'award') return words('white', 'black', 'neutral');
    const captures = (asked?.moves ?? []).flatMap((move): Keyword[] =>
      'capture' in move ? [move.capture ?? 'no-capture'] : [],
    );
    return slot === 'capture' ? words(...new Set(captures)) : [];
  };
  const rest = session.over
    ? said('swap', 'new-game', 'read-log')
    : [
        ...(asked ? said('cancel') : []),
        ...said('whose-turn', 'describe-board'),
        ...(played.length > 0 ? said('undo', 'last-move') : []),
        ...said('help'),
      ];
  return [...answers(), ...rest].slice(0, most);
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-sayable': GsSayable;
  }
}
