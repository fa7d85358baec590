/**
 * A Vite plugin that makes a dynamic import nothing but that. Vite wraps each one in a helper which fetches style sheets and
 * further modules beside it: here all style sheets are the page's own, and nothing is fetched ahead.
 */

const helper = '\0vite/preload-helper.js';
/** An import in the helper's call, as Vite leaves it in a chunk that is minified. */
const wrapped =
  /[\w$]+\((\(\)=>import\(`[^`]+`\)(?:\.then\(\w+=>\w+\.\w+\))?|async\(\)=>\{let\{[^}]*\}=await import\(`[^`]+`\)(?:\.then\(\w+=>\w+\.\w+\))?;return\{[^}]*\}\}),(?:\[\]|__vite__mapDeps\(\[[\d,]*\]\)),import\.meta\.url\)/g;
/** What the helper is to fetch beside modules: the page's style sheet, which is there. */
const beside = /^const __vite__mapDeps=[^\n]*;\n(?![^]*__vite__mapDeps\()/;

/** @type {() => import('vite').Plugin} */
export const plainImports = () => ({
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : null),
  generateBundle: {
    // After Vite has filled in what the helper is to fetch, which is the page's own style sheet.
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          chunk.code = chunk.code
            .replace(wrapped, (_all, /** @type {string} */ load) =>
              load.startsWith('()=>') ? load.slice('()=>'.length) : `(${load})()`,
            )
            .replace(beside, '');
    },
  },
});
