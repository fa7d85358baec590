/**
 * Serves the built app and prints its address: `node scripts/serve.mjs [--port 4173] [--strict]`.
 * If the port is taken, the next free one is used; with `--strict` that is an error, as tests want it.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { listen, staticServer } from './static-server.mjs';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4173' }, strict: { type: 'boolean', default: false } },
});
const firstPort = Number(values.port);
const lastPort = values.strict ? firstPort : firstPort + 100;

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
if (!existsSync(`${dist}index.html`)) {
  console.error('There is no built app yet: run "npm run build" first, or "npm start", which does both.');
  process.exit(1);
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<string>}
 */
async function listenFrom(server, port) {
  try {
    return await listen(server, port);
  } catch (error) {
    const taken = /** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE';
    if (!taken || port >= lastPort) throw error;
    return listenFrom(server, port + 1);
  }
}

try {
  console.log(`Gridscribe is ready at ${await listenFrom(staticServer(dist), firstPort)} (Ctrl+C ends it)`);
} catch (error) {
  console.error(`Gridscribe cannot be served: ${/** @type {Error} */ (error).message}`);
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
