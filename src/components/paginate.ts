/** Divides what is to be printed among pages. Pure: heights in, pages out. */

/** A block as it was measured; any unit, the same for all. */
export interface Measured {
  /** What its items share and what is repeated on every page it goes on to: a table's head, the space below. */
  head: number;
  /** Its parts, which are never divided. */
  items: readonly number[];
  /** It must not be the last thing on a page. */
  keepWithNext: boolean;
}

/** Some of a block's items: from one, up to and without another. */
export interface Slice {
  block: number;
  from: number;
  to: number;
}

/** How much of a block must be on the page with what keeps to it. */
const firstPart = ({ head, items }: Measured): number => head + (items[0] ?? 0);

/** How many items, from one on, fit into a space together with the head. */
function countThatFits({ head, items }: Measured, from: number, space: number): number {
  let [used, count] = [head, 0];
  for (const item of items.slice(from)) {
    if (used + item > space) break;
    used += item;
    count += 1;
  }
  return count;
}

/**
 * What has to come onto the same page as the beginning of a block: all that keeps to it, one after another, as far as
 * one page has room for it.
 * @returns how high it is, and the first block that does not belong to it
 */
function chain(blocks: readonly Measured[], index: number, height: number): { sum: number; end: number } {
  let [sum, end] = [0, index];
  for (const block of blocks.slice(index)) {
    const part = block.keepWithNext ? block.head + block.items.reduce((all, item) => all + item, 0) : firstPart(block);
    if (sum + part > height) break;
    sum += part;
    end += 1;
    if (!block.keepWithNext) break;
  }
  return { sum, end: Math.max(end, index + 1) };
}

/**
 * Fills pages of a height one after another. What keeps to the next block moves with it. An item that is higher than a
 * page has one of its own: nothing is ever left out.
 */
export function paginate(blocks: readonly Measured[], height: number): Slice[][] {
  const pages: Slice[][] = [[]];
  let space = height;
  const turn = (): void => {
    pages.push([]);
    space = height;
  };
  /** Blocks before this one have come to their page with one before them. */
  let held = 0;
  for (const [index, block] of blocks.entries()) {
    if (index >= held) {
      const { sum, end } = chain(blocks, index, height);
      if (sum > space) turn();
      held = end;
    }
    let from = 0;
    while (from < block.items.length) {
      let count = countThatFits(block, from, space);
      if (count === 0 && space < height) {
        turn();
        continue;
      }
      count = Math.max(1, count);
      pages.at(-1)?.push({ block: index, from, to: from + count });
      space -= block.head + block.items.slice(from, from + count).reduce((sum, item) => sum + item, 0);
      from += count;
    }
  }
  return pages.filter((page) => page.length > 0);
}
