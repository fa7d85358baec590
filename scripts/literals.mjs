/**
 * A Vite plugin that takes out of Lit's templates what stands in the source for people alone: comments and white space of
 * `css`, indentation of `html` and `svg`.
 */

/**
 * A style sheet without its comments and indentation.
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
 * Markup on one line. A line break still counts as the space that it is.
 * @param {string} markup
 */
const unbroken = (markup) => markup.replace(/\s*\n\s*/g, ' ');

/**
 * Every tagged template of a program, as ESTree has them.
 * @param {unknown} node
 * @returns {Generator<{ tag: { name?: string }, quasi: { quasis: { start: number, end: number }[] } }>}
 */
function* taggedTemplates(node) {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'TaggedTemplateExpression') yield /** @type {never} */ (node);
  for (const part of Object.values(node)) yield* taggedTemplates(part);
}

/** @type {() => import('vite').Plugin} */
export const literals = () => ({
  name: 'literals',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const [file = ''] = id.split('?');
    if (!/\/src\/components\/.*\.ts$/.test(file)) return null;
    /** @type {{ start: number, end: number, text: string }[]} */
    const changes = [];
    for (const { tag, quasi } of taggedTemplates(this.parse(code, { lang: 'ts' }))) {
      const { quasis } = quasi;
      // A style sheet in parts cannot be squeezed part by part.
      const change = tag.name === 'css' && quasis.length === 1 ? squeezed : unbroken;
      if (!['css', 'html', 'svg'].includes(tag.name ?? '')) continue;
      for (const { start, end } of quasis) changes.push({ start, end, text: change(code.slice(start, end)) });
    }
    // From the end, so that places before are still where they were.
    changes.sort((a, b) => b.start - a.start);
    return changes.reduce((so, { start, end, text }) => so.slice(0, start) + text + so.slice(end), code);
  },
});
