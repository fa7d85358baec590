import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { isObject } from '../records/untrusted.js';
import type { Cell, Colour, Farming, Land, Shape } from '../rules/index.js';
import { rulesOf } from '../rules/known-games.js';
import { shuffle } from '../rules/shuffle.js';
import { landOptions, landState } from '../rules/territories-land.js';
import { shapes } from '../rules/types.js';
import { cellList, oneOf } from '../rules/untrusted.js';
import type { Names } from '../speech/describe.js';
import { describeSetUp } from '../speech/describe/set-up.js';
import './land-shuffle.js';
import { shapeText } from './land-shapes.js';
import { drawLand, isLandNumber } from './lots.js';
import { NewGame } from './new-game.js';
import { part } from './parts.js';

const farmings = ['printed', 'placed'] as const satisfies Farming[];
const origins = ['shuffled', 'table'] as const;
/** Whether the land is laid out here or as it lies on a table. */
type Origin = (typeof origins)[number];

/** Each terrain keeps what was named on it, so that looking at another one loses nothing. */
type Named = Partial<Record<Place, readonly Cell[]>>;
type Place = `${Shape} ${Farming}`;

/** What is chosen among a few. */
interface Choices {
  shape: Shape;
  farming: Farming;
  origin: Origin;
}

/** Sets up a game of Territories: the terrain, its houses and starting trunk, who is white. */
@customElement('gs-new-territories')
export class GsNewTerritories extends NewGame<Colour> {
  static override styles = [
    NewGame.styles,
    css`
      .choice {
        padding-block: 0.35rem;
        line-height: 1.3;
      }
      .land {
        margin-block-start: 1rem;
        padding-block: 1rem;
        border-block: var(--gs-stroke) solid var(--gs-hair);
      }
    `,
  ];

  protected override readonly game = 'territories';
  protected override readonly players = ['W', 'B'] as const;

  @state() private choices = readChoices({});
  @state() private number = 1;
  @state() private named: Named = {};

  protected override restore(kept: Record<string, unknown>): void {
    super.restore(kept);
    this.choices = readChoices(kept);
    this.number = isLandNumber(kept['number']) ? kept['number'] : drawLand();
    this.named = readNamed(kept['named']);
  }

  protected override chosen(): Record<string, unknown> {
    const { choices, number, named } = this;
    return { ...super.chosen(), ...choices, number, named };
  }

  protected override options(): object {
    return landOptions(this.land);
  }

  /** The land as it is chosen now. */
  private get land(): Land {
    const { number, named } = this;
    const { shape, farming, origin } = this.choices;
    const squares = origin === 'table' ? (named[`${shape} ${farming}`] ?? []) : shuffled(number, shape);
    return { shape, farming, squares };
  }

  protected override render(): TemplateResult {
    const started = rulesOf(this.game).start(this.options());
    return this.renderForm(
      html`<fieldset>
          <legend>${msg('Terrain', { id: 'new.shape' })}</legend>
          ${this.renderChoices('shape', shapes, shapeText)}
        </fieldset>
        <fieldset>
          <legend>${msg('Farms', { id: 'new.farms' })}</legend>
          ${this.renderChoices('farming', farmings, farmingText)}
        </fieldset>
        <fieldset>
          <legend>${msg('Land', { id: 'new.land' })}</legend>
          ${this.renderChoices('origin', origins, originText)}
          <div class="land">${this.choices.origin === 'table' ? this.renderEntry() : this.renderShuffle()}</div>
        </fieldset>
        <fieldset>
          <legend>${msg('Who is white?', { id: 'new.white' })}</legend>
          <p>${msg('White always begins.', { id: 'new.white.begins' })}</p>
          ${this.renderNameFields()}
          <div class="draw">
            ${this.renderDraw()}
            ${
              this.hasNames
                ? html`<button type="button" @click=${this.onExchange}>
                    ${msg('Exchange the names', { id: 'new.exchange' })}
                  </button>`
                : nothing
            }
          </div>
        </fieldset>`,
      started.ok ? describeSetUp(started.value, this.wording) : [],
    );
  }

  private renderChoices<Name extends keyof Choices>(
    name: Name,
    values: readonly Choices[Name][],
    textOf: (value: Choices[Name]) => string,
  ): TemplateResult {
    return html`<div class="lines">
      ${values.map(
        (value) =>
          html`<label class="choice"
            ><input
              type="radio"
              name=${name}
              .checked=${value === this.choices[name]}
              @change=${() => {
                this.choices = { ...this.choices, [name]: value };
              }}
            />${textOf(value)}</label
          >`,
      )}
    </div>`;
  }

  private renderShuffle(): TemplateResult {
    return html`<gs-land-shuffle
      .services=${this.services}
      .wording=${this.wording}
      .number=${this.number}
      .land=${landState(this.land)}
      @gs-number=${({ detail }: CustomEvent<{ number: number }>) => {
        this.number = detail.number;
      }}
    ></gs-land-shuffle>`;
  }

  private renderEntry(): TemplateResult {
    // Most people shuffle.
    void part(() => import('./land-entry.js'));
    const { land } = this;
    const place: Place = `${land.shape} ${land.farming}`;
    // Another terrain is another entry, with nothing said yet.
    return html`${keyed(
      place,
      html`<gs-land-entry
        .services=${this.services}
        .wording=${this.wording}
        .land=${land}
        @gs-land=${({ detail }: CustomEvent<{ squares: readonly Cell[] }>) => {
          this.named = { ...this.named, [place]: detail.squares };
        }}
      ></gs-land-entry>`,
    )}`;
  }

  protected override onName(player: Colour, typed: string): void {
    super.onName(player, typed);
    this.lot = null;
  }

  protected override onLot(lot: Colour): void {
    if (lot === 'B') this.names = exchanged(this.names);
  }

  protected override lotText(lot: Colour): string {
    if (this.hasNames) return whoText(this.names);
    return lot === 'W'
      ? msg('Whoever drew is white.', { id: 'new.white.drawn.white' })
      : msg('Whoever drew is black.', { id: 'new.white.drawn.black' });
  }

  private get hasNames(): boolean {
    return this.players.some((player) => this.names[player]?.trim());
  }

  private readonly onExchange = (): void => {
    this.names = exchanged(this.names);
    this.lot = null;
    this.services.announcer.say(whoText(this.names));
  };
}

const exchanged = ({ W = '', B = '' }: Names): Names => ({ W: B, B: W });

/** Who plays which colour, as far as there are names. */
function whoText(names: Names): string {
  const [white = '', black = ''] = [names.W?.trim(), names.B?.trim()];
  if (black === '') return msg(str`${white} is white.`, { id: 'new.white.is' });
  if (white === '') return msg(str`${black} is black.`, { id: 'new.black.is' });
  return msg(str`${white} is white, ${black} is black.`, { id: 'new.white.both' });
}

const farmingText = (farming: Farming): string =>
  farming === 'printed'
    ? msg('As printed on the tiles: four white houses, four black ones', { id: 'new.farms.printed' })
    : msg('Without luck: eight house spots, and the farms are placed in play', { id: 'new.farms.placed' });

const originText = (origin: Origin): string =>
  origin === 'shuffled'
    ? msg('Shuffled here, by a number', { id: 'new.land.shuffled' })
    : msg('As it lies on your table', { id: 'new.land.table' });

/** The squares of a land that is laid out by its number, as `Land` has them. */
function shuffled(number: number, shape: Shape): Cell[] {
  const { houses, start } = shuffle(number, shape);
  return [...(houses?.W ?? []), ...(houses?.B ?? []), ...start];
}

/** What was chosen among a few; what is usual, where nothing was. */
const readChoices = (kept: Record<string, unknown>): Choices => ({
  shape: oneOf(kept['shape'], shapes) ?? '4x3',
  farming: oneOf(kept['farming'], farmings) ?? 'printed',
  origin: oneOf(kept['origin'], origins) ?? 'shuffled',
});

/** The squares that were named on each terrain. Whether they are right there is checked where they are shown. */
function readNamed(kept: unknown): Named {
  const members = isObject(kept) ? kept : {};
  const places = shapes.flatMap((shape) => farmings.map((farming): Place => `${shape} ${farming}`));
  return Object.fromEntries(places.map((place) => [place, cellList(members[place]) ?? []]));
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-new-territories': GsNewTerritories;
  }
}
