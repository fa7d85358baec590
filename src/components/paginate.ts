/** Divides what is to be printed among pages. Pure: heights in, pages out. */

/** A block as it was measured; any unit, the same for all. */
export interface Measured {
  /** What its items share and what is repeated on every page it goes on to: a table's head, the space below. */
  head: number;
  /** Its parts, which are never divided. */
  items: readonly number[];
  /** It must not be the last thing on a page; loosely, where all that keeps together is more than a page holds. */
  keepWithNext: boolean | 'loosely';
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
 * What has to come onto the same page as the beginning of a block: all that keeps to it, one after another; where that is more
 * than there is room for, as far as the last that keeps but loosely.
 * @returns how high it is, the first block that does not belong to it, and whether it is all of it or ends where it may
 */
function chain(
  blocks: readonly Measured[],
  index: number,
  height: number,
): { sum: number; end: number; isWhole: boolean } {
  let [sum, end] = [0, index];
  let loose: { sum: number; end: number } | null = null;
  for (const block of blocks.slice(index)) {
    const part = block.keepWithNext ? block.head + block.items.reduce((all, item) => all + item, 0) : firstPart(block);
    if (sum + part > height) {
      if (loose) return { ...loose, isWhole: true };
      // What leads to something that must be divided stays with the beginning of it.
      const begun = end > index && sum + firstPart(block) <= height;
      return begun
        ? { sum: sum + firstPart(block), end: end + 1, isWhole: false }
        : { sum, end: Math.max(end, index + 1), isWhole: false };
    }
    sum += part;
    end += 1;
    if (block.keepWithNext === 'loosely') loose = { sum, end };
    if (!block.keepWithNext) break;
  }
  return { sum, end, isWhole: true };
}

/** How much of a page is so little that a page with no more than that looks forgotten. */
const little = 1 / 4;

/**
 * The beginning of a row of blocks that keep together: up to and with the first item of one that can be divided.
 * @returns how high it is, and the first block after it
 */
function beginning(blocks: readonly Measured[], index: number): { sum: number; end: number } {
  let [sum, end] = [0, index];
  for (const block of blocks.slice(index)) {
    sum += firstPart(block);
    end += 1;
    if (!block.keepWithNext || block.items.length > 1) break;
  }
  return { sum, end };
}

/** How many items of a divided block go on to the next page with what keeps to it there. */
const carried = 2;

/** Whether what keeps to a block comes onto its page, after its items from one on. */
function fitsAfter(blocks: readonly Measured[], index: number, from: number, space: number): boolean {
  const [block, next] = [blocks[index], blocks[index + 1]];
  if (!block || !next) return true;
  const used = block.items.slice(from).reduce((sum, item) => sum + item, block.head);
  return used + beginning(blocks, index + 1).sum <= space;
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
      held = end;
      if (sum > space) {
        // Rather a table that is divided, or something by itself that keeps but loosely, than a page with a title alone.
        const isBare = height - space < height * little;
        const [divided, here] = [beginning(blocks, index), chain(blocks, index, space)];
        if (isBare && divided.sum <= space) held = divided.end;
        else if (isBare && here.isWhole) held = here.end;
        else turn();
      }
    }
    let from = 0;
    while (from < block.items.length) {
      let count = countThatFits(block, from, space);
      if (count === 0 && space < height) {
        turn();
        continue;
      }
      count = Math.max(1, count);
      const isLast = from + count === block.items.length;
      const carries =
        isLast && count >= 2 * carried && block.keepWithNext === 'loosely' && !fitsAfter(blocks, index, from, space);
      if (carries) count -= carried;
      pages.at(-1)?.push({ block: index, from, to: from + count });
      space -= block.head + block.items.slice(from, from + count).reduce((sum, item) => sum + item, 0);
      from += count;
      if (carries) turn();
    }
  }
  return pages.filter((page) => page.length > 0);
}
