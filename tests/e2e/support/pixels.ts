import type { Locator, Page } from '@playwright/test';

/** A part of the page, in pixels. */
interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How much of the middle of a part of the page, without its borders, stands out from what it is drawn on, 0 to 1. */
export async function drawn(page: Page, part: Locator): Promise<number> {
  const box = await part.boundingBox();
  if (!box) throw new Error('not on the page');
  const { x, y, width, height } = box;
  const clip = { x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 2 };
  const taken = await page.screenshot({ clip, animations: 'disabled' });
  return shareStandingOut(page, taken.toString('base64'));
}

/**
 * How much of two parts of the page differs so that it can be seen, 0 to 1. They are looked at from afar, in so few points
 * that it does not matter whether what is drawn begins a pixel earlier.
 */
export const differing = async (page: Page, one: Locator, other: Locator): Promise<number> =>
  shareStandingOut(page, await picture(one), await picture(other), 24);

/** How much of a place on the page changes so that it can be seen while something is done, 0 to 1. */
export async function changedBy(page: Page, clip: Place, change: () => Promise<unknown>): Promise<number> {
  const taken = async (): Promise<string> =>
    (await page.screenshot({ clip, animations: 'disabled' })).toString('base64');
  const before = await taken();
  await change();
  return shareStandingOut(page, before, await taken());
}

const picture = async (part: Locator): Promise<string> =>
  (await part.screenshot({ animations: 'disabled' })).toString('base64');

/**
 * The share of the pixels of a picture whose contrast is 3 to 1 or more (WCAG 2.2, 1.4.11) to the same pixels of another
 * picture, or, without one, to the colour that most of its own pixels have. The browser unpacks the pictures, which are
 * PNG in base64; with `points` they are first made that many pixels wide and high.
 */
const shareStandingOut = (page: Page, one: string, other?: string, points?: number): Promise<number> =>
  page.evaluate(
    async ({ pictures: [first, second], across, least }) => {
      const linear = (value = 0): number =>
        value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      /** Relative luminance, as WCAG counts it, of each pixel. */
      const light = async (base64 = '') => {
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const size = { width: across ?? bitmap.width, height: across ?? bitmap.height };
        const context = new OffscreenCanvas(size.width, size.height).getContext('2d');
        if (!context) throw new Error('no canvas');
        context.imageSmoothingQuality = 'high';
        context.drawImage(bitmap, 0, 0, size.width, size.height);
        const { data } = context.getImageData(0, 0, size.width, size.height);
        const of = (at: number) =>
          0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
        return Array.from({ length: data.length / 4 }, (_, at) => of(at * 4));
      };
      const values = await light(first);
      const counts = new Map<number, number>();
      for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
      const [commonest = 0] = [...counts].sort(([, one], [, two]) => two - one)[0] ?? [];
      const beside = second === undefined ? values.map(() => commonest) : await light(second);
      const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      return values.filter((value, at) => contrast(value, beside[at] ?? value) >= least).length / values.length;
    },
    { pictures: [one, other] as const, across: points, least: 3 },
  );
