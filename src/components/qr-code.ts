import { msg } from '@lit/localize';
import { css, html, LitElement, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import qrcode from 'qrcode-generator';
import { base } from './theme.js';

/** Light modules around the code, without which cameras do not find it. */
const quiet = 4;
/** More bytes are not read reliably off a phone's screen. */
const longest = 1200;

/** The dark modules as one path, each a square of 1; null if the text does not fit. */
function modulesOf(text: string): { size: number; path: string } | null {
  if (text.length > longest) return null;
  const code = qrcode(0, 'L');
  code.addData(text, 'Byte');
  code.make();
  const size = code.getModuleCount();
  const dark: string[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (code.isDark(row, column)) dark.push(`M${String(column + quiet)} ${String(row + quiet)}h1v1h-1z`);
    }
  }
  return { size: size + 2 * quiet, path: dark.join('') };
}

/** A text as a QR code, black on white in every theme; where it is too long, a sentence says so. */
@customElement('gs-qr-code')
export class GsQrCode extends LitElement {
  static override styles = [
    base,
    css`
      svg {
        display: block;
        width: min(26rem, 100%);
        height: auto;
        background: #fff;
      }
      path {
        fill: #000;
      }
      @media (forced-colors: active) {
        svg {
          forced-color-adjust: none;
        }
      }
    `,
  ];

  @property() text = '';

  protected override render(): TemplateResult {
    const modules = modulesOf(this.text);
    if (!modules) {
      return html`<p>
        ${msg('The record is too long for a QR code. Send the link or the file.', { id: 'qr.too-long' })}
      </p>`;
    }
    const { size, path } = modules;
    return html`<svg
      viewBox="0 0 ${size} ${size}"
      role="img"
      shape-rendering="crispEdges"
      aria-label=${msg('QR code of the link. Another phone opens the record with its camera.', { id: 'qr.label' })}
    >
      ${svg`<path d=${path}></path>`}
    </svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gs-qr-code': GsQrCode;
  }
}
