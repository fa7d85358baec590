/** A small server for the built app: what is in one folder, read only, with the real security headers. */
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { cacheControl, securityHeaders } from './headers.mjs';

const gzip = promisify(zlib.gzip);

/** @type {Record<string, string>} */
const contentTypes = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};
/** Pictures and unknown files are compressed already. */
const isCompressible = (/** @type {string} */ type) =>
  !type.startsWith('image/png') && !type.startsWith('application/octet');

/**
 * The file that an address means.
 * @param {string} folder an absolute path
 * @param {string} path the address's path, still percent-encoded
 * @returns {string | null} null when it is malformed or lies outside the folder
 */
function fileFor(folder, path) {
  let name;
  try {
    name = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (name.includes('\0')) return null;
  const file = resolve(join(folder, name.endsWith('/') ? `${name}index.html` : name));
  return file.startsWith(folder + sep) ? file : null;
}

/**
 * @typedef {{ status: number, headers: Record<string, string>, body: Buffer | string }} Answer
 * @typedef {import('node:http').IncomingMessage} Request
 */

/**
 * An answer that a person can read.
 * @param {number} status
 * @param {string} sentence
 * @param {Record<string, string>} [headers]
 * @returns {Answer}
 */
const inWords = (status, sentence, headers = {}) => ({
  status,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  body: `${sentence}\n`,
});

/**
 * @param {string} folder
 * @param {Request} request
 * @returns {Promise<Answer>}
 */
async function answer(folder, request) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return inWords(405, 'Gridscribe only gives files; it takes none.', { Allow: 'GET, HEAD' });
  }
  const path = (request.url ?? '/').replace(/[?#].*$/s, '');
  const file = fileFor(folder, path);
  const facts = file === null ? null : await stat(file).catch(() => null);
  if (file === null || !facts?.isFile())
    return inWords(404, 'There is nothing at this address. Gridscribe starts at /');

  const type = contentTypes[extname(file)] ?? 'application/octet-stream';
  const zipped = isCompressible(type) && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const etag = `"${facts.size.toString(36)}-${Math.floor(facts.mtimeMs).toString(36)}${zipped ? '-gzip' : ''}"`;
  const headers = {
    'Content-Type': type,
    'Cache-Control': cacheControl(path),
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(zipped ? { 'Content-Encoding': 'gzip' } : {}),
  };
  if (request.headers['if-none-match'] === etag) return { status: 304, headers, body: '' };
  const content = await readFile(file);
  return { status: 200, headers, body: zipped ? await gzip(content) : content };
}

/**
 * @param {string} folder the folder to serve
 * @returns {import('node:http').Server} a server that does not listen yet
 */
export function staticServer(folder) {
  const root = resolve(folder);
  return createServer((request, response) => {
    answer(root, request)
      .catch((error) => {
        console.error(error);
        return inWords(500, 'Gridscribe could not read this file.');
      })
      .then(({ status, headers, body }) => {
        response.writeHead(status, { ...securityHeaders, ...headers, 'Content-Length': Buffer.byteLength(body) });
        response.end(request.method === 'HEAD' ? undefined : body);
      });
  });
}

/**
 * Listens on this machine only.
 * @param {import('node:http').Server} server
 * @param {number} port 0 for any free one
 * @returns {Promise<string>} the address, with a slash at its end
 * @throws {NodeJS.ErrnoException} with code `EADDRINUSE` when the port is taken
 */
export function listen(server, port) {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', failed);
      const address = /** @type {import('node:net').AddressInfo} */ (server.address());
      done(`http://127.0.0.1:${address.port}/`);
    });
  });
}
