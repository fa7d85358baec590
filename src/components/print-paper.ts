/** Tells the browser the size of the paper while the print page is open. */
import type { PrintOptions } from './print-layout.js';
import { papers } from './print-layout.js';

/**
 * A style sheet of the document: `@page` counts nowhere else. Made here, since the security policy allows no inline
 * styles. Margins are part of each page, so that none is added.
 */
export class PaperSize {
  private readonly sheet = new CSSStyleSheet();

  /** Sets the paper for whatever is printed from now on. */
  use({ paper }: Pick<PrintOptions, 'paper'>): void {
    const { width, height } = papers[paper];
    this.sheet.replaceSync(
      `@page { size: ${width}mm ${height}mm; margin: 0; }
      @media print { gs-app { padding: 0; } .live-region { display: none; } }`,
    );
    if (!document.adoptedStyleSheets.includes(this.sheet)) {
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.sheet];
    }
  }

  /** Leaves printing to the browser again. */
  release(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.sheet);
  }
}
