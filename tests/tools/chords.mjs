/**
 * Keys pressed together, as `Shift+M`, and the space bar by its name: Playwright understands them by itself, the launchers
 * of other engines do not.
 */

/** @param {string} chord @returns {string[]} the keys, the one that is pressed last */
const keysOf = (chord) => {
  const keys = chord.length > 1 ? chord.split('+') : [chord];
  return keys.map((key) => (key === 'Space' ? ' ' : key));
};

/**
 * A Puppeteer launcher whose pages know chords.
 * @template {{ getPage(id: string): { keyboard: { press(key: string): Promise<void>, down(key: string): Promise<void>, up(key: string): Promise<void> } } }} Launcher
 * @param {Launcher} launcher
 */
export function withChords(launcher) {
  const getPage = launcher.getPage.bind(launcher);
  const known = new WeakSet();
  launcher.getPage = (id) => {
    const page = getPage(id);
    const { keyboard } = page;
    if (known.has(keyboard)) return page;
    known.add(keyboard);
    const press = keyboard.press.bind(keyboard);
    keyboard.press = async (chord) => {
      const held = keysOf(chord);
      const last = held.pop() ?? '';
      for (const key of held) await keyboard.down(key);
      await press(last);
      for (const key of held.reverse()) await keyboard.up(key);
    };
    return page;
  };
  return launcher;
}

/**
 * A WebDriver launcher that knows chords.
 * @template {{ sendKeys(id: string, keys: string[]): unknown }} Launcher
 * @param {Launcher} launcher
 */
export function withDriverChords(launcher) {
  const sendKeys = launcher.sendKeys.bind(launcher);
  launcher.sendKeys = (id, keys) => sendKeys(id, keys.length === 1 ? keysOf(keys[0] ?? '') : keys);
  return launcher;
}
