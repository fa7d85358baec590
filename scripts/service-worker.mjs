/** A Vite plugin that builds the service worker beside the app and gives it the list of files to keep. */
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { injectManifest } from 'workbox-build';

/** What is kept on the device. */
const kept = '**/*.{html,js,css,svg,png,webmanifest}';
/** Not kept: the worker itself, the pictures that only installing needs, and the language that only tests use. */
const notKept = ['sw.js', 'install/**', 'assets/en-XA-*.js'];
/** Vite puts a hash of the content into these names, so that they need no revision. */
const namedByContent = /-[\w-]{8}\.(js|css|svg|png)$/;

/**
 * Bundles `sw.ts` into one classic script: module workers are not yet everywhere that the app is.
 * @param {string} outDir
 * @param {string[]} target
 */
const bundle = (outDir, target) =>
  build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // Workbox's development build is larger and writes to the console.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      target,
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: 'sw.ts',
        output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
      },
    },
  });

/**
 * @param {{ target: string[] }} options the browsers to build for, as Vite's `build.target`
 * @returns {import('vite').Plugin}
 */
export function serviceWorker({ target }) {
  let outDir = 'dist';
  return {
    name: 'gridscribe-service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      await bundle(outDir, target);
      const worker = join(outDir, 'sw.js');
      const { count, size, warnings } = await injectManifest({
        swSrc: worker,
        swDest: worker,
        globDirectory: outDir,
        globPatterns: [kept],
        globIgnores: notKept,
        dontCacheBustURLsMatching: namedByContent,
      });
      if (warnings.length > 0) throw new Error(warnings.join('\n'));
      console.log(`sw.js keeps ${count} files, ${size} bytes, on the device`);
    },
  };
}
