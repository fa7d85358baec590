import { msg, str } from '@lit/localize';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { paginate, type Measured, type Slice } from './paginate.js';
import type { PrintSheet } from './print-blocks.js';
import { layoutOf, type PrintOptions, usualOptions } from './print-layout.js';
import { itemCount, keepsWithNext, renderBlock } from './print-render.js';
import { pageBoxes, pageDrawings, pageText } from './print-styles.js';
import { base } from './theme.js';

/** A page: some of a sheet's blocks, or nothing, so that the next sheet has a paper of its own. */
interface PrintPage {
  /** Null for a page that is left empty. */
  sheet: PrintSheet | null;
  slices: readonly Slice[];
  /** Its lines stand closer, which saves a page. */
  tight: boolean;
  /** Which page of its sheet it is, from 1, and of how many. */
  number: number;
  of: number;
}

/** How wide a page is shown at least, where there is room for two, and how far apart pages are; in CSS pixels. */
const leastWidth = 340;
const gap = 16;
const pixelsPerMillimetre = 96 / 25.4;

/**
 * Sheets as they come out of the printer: each page an element of exactly the paper's size. Sheets are laid out by
 * measuring them, so that the number of pages is the true one. When printing, nothing of it but the pages shows.
 *
 * @fires gs-pages - the sheets are laid out; `detail`: how many pages there are
 */
@customElement('gs-sheets')
export class GsSheets extends LitElement {
  static override styles = [base, pageBoxes, pageText, pageDrawings];

  @property({ attribute: false }) sheets: readonly PrintSheet[] = [];
  @property({ attribute: false }) options: PrintOptions = usualOptions;

  @state() private pages: readonly PrintPage[] = [];

  private measuring = false;
  private readonly resized = new ResizeObserver(() => {
    this.fit();
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.resized.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.resized.disconnect();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('sheets') || changed.has('options')) {
      this.measuring = true;
      this.setLengths();
    }
  }

  /** What the styles need to know of the paper. */
  private setLengths(): void {
    const { width, height, margin, foot, content, points } = layoutOf(this.options);
    const lengths = { width, height, margin, foot, content: content.width };
    for (const [name, length] of Object.entries(lengths)) this.style.setProperty(`--page-${name}`, `${length}mm`);
    this.style.setProperty('--page-points', `${points}pt`);
    const { large, contrast, lowInk } = this.options;
    this.toggleAttribute('large', large);
    this.toggleAttribute('contrast', contrast);
    this.toggleAttribute('low-ink', lowInk);
    this.fit();
  }

  /** Shows pages as large as there is room for. */
  private fit(): void {
    const { width } = layoutOf(this.options);
    const room = this.clientWidth || leastWidth;
    const beside = Math.max(1, Math.floor((room + gap) / (leastWidth + gap)));
    // A pixel is left for the frame on each side.
    const shown = (room - gap * (beside - 1)) / beside - 2;
    this.style.setProperty('--scale', String(Math.min(1, shown / (width * pixelsPerMillimetre))));
  }

  protected override render(): TemplateResult {
    return html`${this.measuring ? this.renderMeasure() : nothing}
      <div class="pages">${this.pages.map((page) => this.renderPage(page))}</div>`;
  }

  private renderMeasure(): TemplateResult {
    return html`<div class="measure" aria-hidden="true">
      ${looks.flatMap((look) =>
        this.sheets.map(
          (sheet) =>
            html`<div class=${look}>
              ${renderTitle(sheet)} ${sheet.blocks.map((block) => this.renderSlice(block, 0, itemCount(block)))}
            </div>`,
        ),
      )}
    </div>`;
  }

  private renderSlice(block: PrintSheet['blocks'][number], from: number, to: number): TemplateResult {
    return html`<div class="block">${renderBlock(block, from, to, layoutOf(this.options), this.options)}</div>`;
  }

  private renderPage({ sheet, slices, tight, number, of }: PrintPage): TemplateResult {
    if (!sheet) return html`<div class="frame"><div class="page" data-empty></div></div>`;
    const numbers = new Intl.NumberFormat(document.documentElement.lang || undefined);
    const [page, pages] = [numbers.format(number), numbers.format(of)];
    return html`<div class="frame">
      <section class="page" data-part=${sheet.part} data-game=${sheet.game} data-audience=${sheet.audience}>
        <div class=${tight ? 'body tight' : 'body'}>
          ${slices.map(({ block, from, to }) => {
            const found = sheet.blocks[block - 1];
            return found ? this.renderSlice(found, from, to) : renderTitle(sheet);
          })}
        </div>
        <p class="foot">
          <bdi>${titleParts(sheet)}</bdi>
          <span class="number"
            >${
              this.options.large
                ? msg(str`${page} of ${pages}`, { id: 'print.foot.large' })
                : msg(str`Page ${page} of ${pages}`, { id: 'print.foot' })
            }</span
          >
        </p>
        ${this.options.crop ? corners : nothing}
      </section>
    </div>`;
  }

  protected override updated(): void {
    if (!this.measuring) return;
    this.measuring = false;
    this.pages = this.layOut();
    this.dispatchEvent(new CustomEvent('gs-pages', { detail: this.pages.length }));
  }

  private layOut(): PrintPage[] {
    const bodies = Array.from(this.renderRoot.querySelectorAll('.measure > .body'));
    const height = layoutOf(this.options).content.height * pixelsPerMillimetre;
    const pages: PrintPage[] = [];
    for (const [index, sheet] of this.sheets.entries()) {
      const [usual = [], tight = usual] = looks.map((_, look) => {
        const body = bodies[look * this.sheets.length + index];
        const measured = Array.from(body?.children ?? [], (element, block) =>
          measure(element, block === 0 || keepsWithNext(sheet.part, sheet.blocks[block - 1], sheet.blocks[block])),
        );
        return layOutSheet(sheet, measured, height);
      });
      // A card whose last lines would come to a page of their own is cut and handled as one.
      const isTight = tight.length < usual.length;
      const laid = isTight ? tight : usual;
      // What is for the host never has the back of a player's sheet.
      const apart = sheet.audience !== this.sheets[index - 1]?.audience;
      if ((this.options.bothSides || apart) && pages.length % 2 === 1) pages.push(emptyPage);
      pages.push(...laid.map((slices, at) => ({ sheet, slices, tight: isTight, number: at + 1, of: laid.length })));
    }
    return pages;
  }
}

/** The slices of a sheet's pages. The host's have their heading on every page, since none may be taken for another. */
function layOutSheet({ audience }: PrintSheet, measured: readonly Measured[], height: number): Slice[][] {
  const [title, ...blocks] = measured;
  if (audience === 'players' || !title) return paginate(measured, height);
  const heading: Slice = { block: 0, from: 0, to: 1 };
  return paginate(blocks, height - (title.items[0] ?? 0)).map((slices) => [
    heading,
    ...slices.map((slice) => ({ ...slice, block: slice.block + 1 })),
  ]);
}

/** How a page can look, as classes. */
const looks = ['body', 'body tight'] as const;

const emptyPage: PrintPage = { sheet: null, slices: [], tight: false, number: 1, of: 1 };

/** A title that is longer than a line breaks after the name of the game. */
const titleParts = ({ title }: PrintSheet): TemplateResult[] =>
  title.split(/(?<=: )/u).map((part) => html`<span>${part}</span>`);

const renderTitle = (sheet: PrintSheet): TemplateResult => html`<div class="block"><h2>${titleParts(sheet)}</h2></div>`;

const corners = ['start top', 'end top', 'start bottom', 'end bottom'].map(
  (place) => html`<span class="corner ${place}"></span>`,
);

/** The heights of a block and of its items, in CSS pixels. */
function measure(element: Element, keepWithNext: Measured['keepWithNext']): Measured {
  const whole = element.getBoundingClientRect().height;
  const items = Array.from(element.querySelectorAll('.item'), (item) => item.getBoundingClientRect().height);
  if (items.length === 0) return { head: 0, items: [whole], keepWithNext };
  return { head: whole - items.reduce((sum, item) => sum + item, 0), items, keepWithNext };
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-sheets': GsSheets;
  }
}
