/**
 * The recogniser's engine and English model as one compressed file, and the engine's own script without what stops it in
 * a worker: for the built app (a Vite plugin), for the unit tests (a plugin of web-test-runner) and for the benchmark.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const engine = dirname(fileURLToPath(import.meta.resolve('soundswallower')));

/** What the engine reads; its dictionary, which is as large as all of these, is left out for the few words that are said. */
const files = {
  'engine.wasm': 'soundswallower.web.wasm',
  ...Object.fromEntries(
    ['feat_params.json', 'phoneset.json', 'noisedict.txt', 'mdef', 'means', 'variances', 'sendump'].map((name) => [
      name,
      `model/en-us/${name}`,
    ]),
  ),
  transition_matrices: 'model/en-us/transition_matrices',
};

/** Where the app finds it, from its own address. The number is the engine's version. */
export const modelPath = 'model/en-us-0.6.3.gz';

/** @type {Buffer | undefined} */
let packed;

/**
 * The files one after another behind a line of JSON that says their names and lengths, compressed: hosts do not compress
 * such files themselves, and a file that was cut short fails its own checksum.
 */
export function packedModel() {
  if (packed) return packed;
  const contents = Object.entries(files).map(([name, path]) => ({ name, content: readFileSync(join(engine, path)) }));
  const list = contents.map(({ name, content }) => [name, content.length]);
  const all = Buffer.concat([Buffer.from(`${JSON.stringify(list)}\n`), ...contents.map(({ content }) => content)]);
  packed = gzipSync(all, { level: 9 });
  return packed;
}

/** @param {string} path */
const isEngine = (path) => /[\\/]soundswallower\.web\.js(\?|$)/.test(path);

/**
 * The engine's script for a worker: the polyfill of Blob that it imports needs a document, and its WebAssembly comes with
 * the model.
 * @param {string} code
 */
const forWorkers = (code) =>
  code
    .replace(/^import \{ Blob \} from "blob-polyfill";/, '')
    .replace('new URL("soundswallower.web.wasm",import.meta.url).href', '""');

/** @returns {import('vite').Plugin} changes the engine's script; workers are bundled with plugins of their own */
export const engineForWorkers = () => ({
  name: 'gridscribe-engine-for-workers',
  transform: (code, path) => (isEngine(path) ? { code: forWorkers(code), map: null } : null),
});

/** @returns {import('vite').Plugin} puts the model beside the app */
export const voiceModel = () => ({
  name: 'gridscribe-voice-model',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: modelPath, source: packedModel() });
  },
});

/** @type {NonNullable<import('@web/test-runner').TestRunnerConfig['middleware']>[number]} serves the model to unit tests */
export const modelInTests = (context, next) => {
  if (context.path !== `/${modelPath}`) return next();
  context.type = 'application/octet-stream';
  context.body = packedModel();
  return undefined;
};

/** @type {import('@web/test-runner').TestRunnerPlugin} changes the engine's script for unit tests */
export const engineInTests = {
  name: 'gridscribe-engine',
  transform: ({ path, body }) => (isEngine(path) && typeof body === 'string' ? forWorkers(body) : undefined),
};

/** @type {import('esbuild').Plugin} the same for the benchmark */
export const engineInBundles = {
  name: 'gridscribe-engine',
  setup(build) {
    build.onResolve({ filter: /^soundswallower$/ }, () => ({ path: join(engine, 'soundswallower.web.js') }));
    build.onLoad({ filter: /soundswallower\.web\.js$/ }, ({ path }) => ({
      contents: forWorkers(readFileSync(path, 'utf8')),
      loader: 'js',
    }));
  },
};
