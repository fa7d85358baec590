import { readFile } from 'node:fs/promises';

const literal = /\bcss`((?:[^`\\$]|\\.|\$(?!\{))*)`/gs;

/**
 * A style sheet without its comments and indentation: what stands in the source for people.
 * @param {string} css
 */
const squeezed = (css) =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .trim();

/**
 * Takes comments and white space out of Lit's `css` templates. Only templates without `${…}` are touched, and never `html`
 * templates: the ids of translations depend on their text.
 * @type {() => import('vite').Plugin}
 */
export const cssLiterals = () => ({
  name: 'css-literals',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    const [file = ''] = id.split('?');
    if (!/\/src\/components\/.*\.ts$/.test(file)) return null;
    const code = await readFile(file, 'utf8');
    return code.replace(literal, (_, /** @type {string} */ css) => `css\`${squeezed(css)}\``);
  },
});
