/**
 * Web-test-runner commands that do to the browser's storage what a device does to it.
 *
 * - `executeServerCommand('storage-quota', bytes)` leaves this origin so much room; without `bytes`, as much as there is;
 * - `executeServerCommand('clear-databases')` clears its databases while pages have them open.
 * @type {import('@web/test-runner').TestRunnerPlugin}
 */
export const storagePlugin = {
  name: 'storage',
  async executeCommand({ command, payload, session }) {
    if (command !== 'storage-quota' && command !== 'clear-databases') return undefined;
    const launcher = /** @type {import('@web/test-runner-playwright').PlaywrightLauncher} */ (session.browser);
    const page = launcher.getPage(session.id);
    const { origin } = new URL(page.url());
    const devtools = await page.context().newCDPSession(page);
    if (command === 'clear-databases')
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
    else
      await devtools.send('Storage.overrideQuotaForOrigin', {
        origin,
        ...(typeof payload === 'number' && { quotaSize: payload }),
      });
    return true;
  },
};
