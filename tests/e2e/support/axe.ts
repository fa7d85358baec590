import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** How a person may have set their system, as Playwright's `page.emulateMedia` takes it. */
interface Look {
  colorScheme: 'light' | 'dark';
  forcedColors: 'none' | 'active';
}

/** The looks that every screen is checked in. */
const looks: Record<'light' | 'dark' | 'forced colours', Look> = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'dark', forcedColors: 'active' },
};

const rules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** Those about what is painted; the others find the same in every look, and take most of the time. */
const rulesOfLooks: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block', 'target-size'] },
  resultTypes: ['violations'],
};

/** One line for each element at fault: the rule, what is wrong, the element. */
const readable = ({ violations }: AxeResults): string[] =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html, failureSummary }) =>
      [`${id}: ${help}`, `  at ${JSON.stringify(target)}: ${html}`, `  ${failureSummary ?? ''}`].join('\n'),
    ),
  );

/**
 * What axe-core finds wrong on the page as it stands now. The page keeps its content security policy: axe comes in
 * through the debugger, which the policy does not bind.
 * @param chosen the rules to go by; else all of WCAG 2.2 AA and the best practices
 * @returns one text for each fault; empty when there is none
 */
export async function axeFaults(page: Page, chosen = rules): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await axeSource);
  const results = await page.evaluate(
    (options) => (globalThis as unknown as { axe: { run(o: RunOptions): Promise<AxeResults> } }).axe.run(options),
    chosen,
  );
  return readable(results);
}

/**
 * The same in each of `looks`, each fault with the look it was found in: all rules in the first, then what may differ.
 * The page is left in the light look.
 */
export async function axeFaultsInAllLooks(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, look] of Object.entries(looks)) {
    await page.emulateMedia(look);
    const chosen = look === looks.light ? rules : rulesOfLooks;
    faults.push(...(await axeFaults(page, chosen)).map((fault) => `in ${name}: ${fault}`));
  }
  await page.emulateMedia(looks.light);
  return faults;
}
