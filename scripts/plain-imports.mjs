/**
 * A Vite plugin that makes a dynamic import nothing but that. Vite wraps each one in a helper which fetches style sheets and
 * further modules beside it: here all style sheets are the page's own, and nothing is fetched ahead.
 */

const helper = '\0vite/preload-helper.js';

/** @type {() => import('vite').Plugin} */
export const plainImports = () => ({
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : null),
});
