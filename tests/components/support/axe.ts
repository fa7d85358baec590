import 'axe-core/axe.min.js';
import type axe from 'axe-core';

const { axe: checker } = globalThis as unknown as { axe: typeof axe };

/** What axe-core finds wrong with an element, one line for each fault. */
export async function axeFaults(element: Element): Promise<string[]> {
  // A part of a page is no page: it has no landmarks and no first heading.
  const { violations } = await checker.run(element, {
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
