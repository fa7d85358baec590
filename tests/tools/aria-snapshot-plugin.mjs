/**
 * A web-test-runner command that gives the tree a screen reader gets, as Playwright prints it. The runner's own
 * `a11ySnapshot` needs `page.accessibility`, which Playwright no longer has.
 *
 * In a test: `await executeServerCommand('aria-snapshot')`.
 * @type {import('@web/test-runner').TestRunnerPlugin}
 */
export const ariaSnapshotPlugin = {
  name: 'aria-snapshot',
  async executeCommand({ command, session }) {
    if (command !== 'aria-snapshot') return undefined;
    const launcher = /** @type {import('@web/test-runner-playwright').PlaywrightLauncher} */ (session.browser);
    return launcher.getPage(session.id).locator('body').ariaSnapshot();
  },
};
