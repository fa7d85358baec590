import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { type Measured, paginate, type Slice } from '../../src/components/paginate.js';

const block = (items: number[], head = 0, keepWithNext: Measured['keepWithNext'] = false): Measured => ({
  head,
  items,
  keepWithNext,
});
/** Pages as texts: `0` a whole block, `1:2-4` items 2 and 3 of block 1. */
const shown = (pages: Slice[][], blocks: Measured[]): string[] =>
  pages.map((page) =>
    page
      .map(({ block: at, from, to }) =>
        from === 0 && to === blocks[at]?.items.length ? String(at) : `${at}:${from}-${to}`,
      )
      .join(' '),
  );
const paged = (height: number, ...blocks: Measured[]): string[] => shown(paginate(blocks, height), blocks);

describe('paginate', () => {
  it('fills a page before it turns to the next', () => {
    expect(paged(10, block([4]), block([6]), block([1]))).to.deep.equal(['0 1', '2']);
  });

  it('divides a block between its items, and repeats its head', () => {
    expect(paged(10, block([2, 2, 2, 2, 2], 3))).to.deep.equal(['0:0-3', '0:3-5']);
  });

  it('never leaves a heading alone at the foot', () => {
    expect(paged(10, block([7]), block([2], 0, true), block([2, 2]))).to.deep.equal(['0', '1 2']);
    expect(paged(10, block([5]), block([2], 0, true), block([2, 2]))).to.deep.equal(['0 1 2:0-1', '2:1-2']);
  });

  it('keeps several in a row together, as far as a page has room', () => {
    const heading = block([2], 0, true);
    expect(paged(10, block([3]), heading, block([5], 0, true), block([2], 1))).to.deep.equal(['0', '1 2 3']);
    expect(paged(10, block([3]), heading, block([7], 0, true), block([2, 2], 1))).to.deep.equal(['0', '1 2', '3']);
  });

  it('keeps together what is left of a row that is higher than a page', () => {
    const [board, table, question] = [block([6], 0, true), block([3], 0, true), block([2], 0, true)];
    expect(paged(10, board, table, question, block([5]))).to.deep.equal(['0 1', '2 3']);
    expect(paged(10, board, block([1, 1], 1, true), question, block([7]))).to.deep.equal(['0 1', '2 3']);
  });

  it('divides a table rather than leave a page with a title alone', () => {
    const [title, board, table, question] = [block([2]), block([4], 0, true), block([2, 1, 1], 0, true), block([2])];
    expect(paged(10, title, board, table, question)).to.deep.equal(['0 1 2', '3']);
    expect(paged(10, block([4]), board, table, question)).to.deep.equal(['0', '1 2 3']);
    expect(paged(10, title, block([7], 0, true), block([2, 1], 0, true), question)).to.deep.equal(['0', '1 2', '3']);
  });

  it('parts what keeps loosely before it parts a question from its lines', () => {
    const [heading, board, table] = [block([1], 0, true), block([4], 0, 'loosely'), block([1, 1], 1, 'loosely')];
    const [question, lines] = [block([1], 0, true), block([2])];
    expect(paged(10, heading, board, table, question, lines)).to.deep.equal(['0 1 2', '3 4']);
    expect(paged(11, heading, board, table, question, lines)).to.deep.equal(['0 1 2 3 4']);
    expect(paged(10, block([2]), heading, board, block([5], 0, 'loosely'), question, lines)).to.deep.equal([
      '0 1 2',
      '3 4 5',
    ]);
  });

  it('takes the last items of a divided table on to the page of what is signed under it', () => {
    const [table, signed] = [block([1, 1, 1, 1, 1, 1, 1, 1, 1], 1, 'loosely'), block([2])];
    expect(paged(10, table, signed)).to.deep.equal(['0:0-7', '0:7-9 1']);
    expect(paged(12, table, signed)).to.deep.equal(['0 1']);
    expect(paged(10, block([1, 1], 7, 'loosely'), signed)).to.deep.equal(['0', '1']);
    // High rows of large print: half of four go on.
    expect(paged(10, block([2, 2, 2, 2], 1, 'loosely'), signed)).to.deep.equal(['0:0-2', '0:2-4 1']);
  });

  it('never leaves headings at the foot before a table that is higher than a page with what keeps to it', () => {
    const [heading, table] = [block([1], 0, true), block([1, 1, 1, 1, 1, 1, 1, 1], 1, 'loosely')];
    expect(paged(10, block([7]), heading, heading, table, block([2]))).to.deep.equal(['0', '1 2 3:0-7', '3:7-8 4']);
  });

  it('gives what is higher than a page one of its own', () => {
    expect(paged(10, block([4]), block([30]), block([4]))).to.deep.equal(['0', '1', '2']);
    expect(paged(10, block([12, 12], 3))).to.deep.equal(['0:0-1', '0:1-2']);
  });

  it('makes no page of nothing', () => {
    expect(paged(10)).to.deep.equal([]);
    expect(paged(10, block([]))).to.deep.equal([]);
  });

  it('loses nothing, repeats nothing and overfills nothing, whatever the heights', () => {
    const measured = fc.record({
      head: fc.integer({ min: 0, max: 30 }),
      items: fc.array(fc.integer({ min: 0, max: 70 }), { minLength: 1, maxLength: 12 }),
      keepWithNext: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(measured, { maxLength: 12 }), (blocks) => {
        const pages = paginate(blocks, 100);
        const items = pages.flat().flatMap((slice) => {
          const count = slice.to - slice.from;
          return Array.from({ length: count }, (_, index) => `${slice.block}/${slice.from + index}`);
        });
        expect(items).to.deep.equal(blocks.flatMap(({ items: all }, at) => all.map((_, index) => `${at}/${index}`)));
        for (const page of pages) {
          const height = page.reduce((sum, { block: at, from, to }) => {
            const { head, items: all } = blocks[at] ?? block([]);
            return sum + head + all.slice(from, to).reduce((a, b) => a + b, 0);
          }, 0);
          expect(height).to.be.at.most(100);
        }
      }),
    );
  });
});
