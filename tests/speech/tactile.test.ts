import { expect } from '@open-wc/testing';
import { gameIds } from '../../src/rules/types.js';
import { cells } from '../../src/speech/braille/cells.js';
import { brailleAt, brailleText } from '../../src/speech/tactile/drawing.js';
import { tactileSheets } from '../../src/speech/tactile.js';

interface Dot {
  x: number;
  y: number;
  r: number;
}

const parsed = (svg: string): Element => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
const number = (element: Element, name: string): number => Number(element.getAttribute(name));
const dotsIn = (markup: string): Dot[] =>
  Array.from(parsed(`<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`).querySelectorAll('.dot'), (dot) => ({
    x: number(dot, 'cx'),
    y: number(dot, 'cy'),
    r: number(dot, 'r'),
  }));

/** Draws a sheet, so that the browser says where everything stands, in millimetres. */
function drawn(svg: string): SVGSVGElement {
  const element = document.importNode(parsed(svg), true) as unknown as SVGSVGElement;
  document.body.append(element);
  return element;
}

describe('braille that is drawn', () => {
  it('has dots of 1.6 mm, 2.5 mm apart within a cell and cells 6 mm apart', () => {
    const [first, second, third] = dotsIn(brailleAt(cells('14-1'), 100, 100));
    expect(first.r).to.equal(0.8);
    expect(second.x - first.x).to.be.closeTo(2.5, 0.001);
    expect(second.y).to.equal(first.y);
    expect(third.x - first.x).to.be.closeTo(6, 0.001);
    const [top, , bottom] = dotsIn(brailleAt(cells('123'), 0, 0));
    expect(bottom.y - top.y).to.be.closeTo(5, 0.001);
  });

  it('stands with its middle where it is asked to, and breaks lines 10 mm apart', () => {
    const dots = dotsIn(brailleAt(cells('123456-123456'), 50, 20));
    const xs = dots.map(({ x }) => x);
    const ys = dots.map(({ y }) => y);
    expect((Math.min(...xs) + Math.max(...xs)) / 2).to.be.closeTo(50, 0.01);
    expect((Math.min(...ys) + Math.max(...ys)) / 2).to.be.closeTo(20, 0.01);
    const { drawing, height } = brailleText('l l l l', 0, 0, 15, 'en');
    expect(height).to.equal(40);
    const tops = [...new Set(dotsIn(drawing).map(({ y }) => y))].sort((a, b) => a - b);
    expect(tops[3] - tops[0]).to.be.closeTo(10, 0.01);
  });
});

describe('drawings to feel', () => {
  for (const game of gameIds) {
    for (const sheet of tactileSheets(game, 'en')) {
      describe(`${game}, ${sheet.id}`, () => {
        let svg: SVGSVGElement;
        beforeEach(() => {
          svg = drawn(sheet.svg);
        });
        afterEach(() => {
          svg.remove();
        });

        it('is A4 at its true size and says what it is', () => {
          expect([sheet.width, sheet.height].sort((a, b) => a - b)).to.deep.equal([210, 297]);
          expect(svg.getAttribute('width')).to.equal(`${sheet.width}mm`);
          expect(svg.getAttribute('viewBox')).to.equal(`0 0 ${sheet.width} ${sheet.height}`);
          expect(svg.querySelector('title')?.textContent).to.equal(sheet.title);
          expect(svg.getBoundingClientRect().width).to.be.closeTo((sheet.width / 25.4) * 96, 0.5);
        });

        it('keeps 7 mm free at every edge', () => {
          const scale = sheet.width / svg.getBoundingClientRect().width;
          const page = svg.getBoundingClientRect();
          for (const shape of svg.querySelectorAll('circle, rect, polyline, polygon')) {
            const box = shape.getBoundingClientRect();
            const [left, top] = [(box.left - page.left) * scale, (box.top - page.top) * scale];
            expect(left).to.be.above(7);
            expect(top).to.be.above(7);
            expect(sheet.width - left - box.width * scale).to.be.above(7);
            expect(sheet.height - top - box.height * scale).to.be.above(7);
          }
        });

        it('has nothing but black, and no line thinner than 1 mm', () => {
          expect(sheet.svg).to.not.match(/#(?!000")|rgb|opacity|gradient|<text|style=/);
          for (const line of svg.querySelectorAll('[stroke]')) {
            expect(number(line, 'stroke-width')).to.be.at.least(1);
          }
        });

        it('keeps 2 mm between braille and every line', () => {
          const scale = sheet.width / svg.getBoundingClientRect().width;
          // A point of the page's own corner is in the middle of nothing.
          const lines = Array.from(
            svg.querySelectorAll<SVGGeometryElement>('polyline, polygon, rect, circle:not(.dot)'),
          );
          for (const dot of svg.querySelectorAll('.dot')) {
            const box = dot.getBoundingClientRect();
            const page = svg.getBoundingClientRect();
            const [x, y] = [
              (box.left + box.width / 2 - page.left) * scale,
              (box.top + box.height / 2 - page.top) * scale,
            ];
            const around = Array.from({ length: 12 }, (_, step) => {
              const angle = (step / 12) * 2 * Math.PI;
              return new DOMPoint(x + 2.6 * Math.cos(angle), y + 2.6 * Math.sin(angle));
            });
            for (const line of lines) {
              const touches = around.some((point) =>
                line.getAttribute('fill') === 'none' ? line.isPointInStroke(point) : line.isPointInFill(point),
              );
              expect(touches, `${line.outerHTML} at ${x}, ${y}`).to.equal(false);
            }
          }
        });
      });
    }
  }

  it('have a piece for everything the game is played with', () => {
    const count = (game: (typeof gameIds)[number], selector: string): number =>
      tactileSheets(game, 'en')
        .filter(({ id }) => id.startsWith('pieces'))
        .reduce((sum, { svg }) => sum + parsed(svg).querySelectorAll(selector).length, 0);
    // Two strokes a block; a base line a pawn; a bar a trunk; a bar a neutral award.
    expect(count('isolation', 'polyline')).to.equal(2 * 23);
    expect(count('approach-withdraw', 'circle:not(.dot)')).to.equal(8);
    expect(count('nearest-site', 'rect:not([fill])')).to.equal(25);
    expect(count('territories', 'rect:not([fill])')).to.equal(40);
  });

  it('are labelled in the language that is asked for', () => {
    const [english] = tactileSheets('isolation', 'en');
    const [german] = tactileSheets('isolation', 'de');
    // The capital sign is dot 6 in English, dots 4 and 6 in German.
    expect(dotsIn(german.svg).length).to.be.above(dotsIn(english.svg).length);
  });
});
