/** How `npm run size` reaches the screens whose scripts it counts. */

/** @typedef {import('playwright-core').Page} Page */

/** The set-up pages of the games that can be played on the screen. */
const setups = ['#/new/isolation', '#/new/approach-withdraw', '#/new/nearest-site', '#/new/territories'];

/** @param {Page} page @param {string} origin */
const goHome = (page, origin) => page.goto(`${origin}#/`, { waitUntil: 'networkidle' });

/**
 * From home through the set-up to a board that can be played on.
 * @param {Page} page @param {string} origin @param {string} setup
 */
async function startGame(page, origin, setup) {
  await goHome(page, origin);
  await page.evaluate((hash) => location.assign(hash), setup);
  await page
    .getByRole('button', { name: /^start/i })
    .first()
    .click();
  await page.locator('gs-play').getByRole('grid').waitFor();
  await page.waitForLoadState('networkidle');
}

/** Home, and each game from nothing to its first move. */
export const visits = {
  home: [goHome],
  play: setups.map(
    (setup) =>
      /** @param {Page} page @param {string} origin */
      (page, origin) =>
        startGame(page, origin, setup),
  ),
};
