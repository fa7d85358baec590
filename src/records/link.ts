/**
 * A record inside a link, after its `#`, which browsers never send to a server: the record's text, deflated, in the letters
 * that addresses may have.
 */

/** Says how the rest is packed; a later way gets another number. */
const version = '1';
/** The longest that is unpacked, in characters; the longest of real records is a fifth of it. */
const longestPacked = 20_000;
/** The longest text that comes out of it, in bytes: a few characters could otherwise fill the memory. */
const longestText = 200_000;

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0));

/** Everything a stream gives, up to so many bytes; null if it gives more. */
async function gathered(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    length += read.value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
  }
  const whole = new Uint8Array(length);
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

/** A record's text as a link carries it. */
export async function packRecord(text: string): Promise<string> {
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return version + toBase64Url(new Uint8Array(await new Response(deflated).arrayBuffer()));
}

/**
 * The text that a link carries.
 * @param packed anything that can stand in an address
 * @returns null for what is no such text, or is too long; whether it is a record, the rules say
 */
export async function unpackRecord(packed: string): Promise<string | null> {
  if (packed.length > longestPacked || !packed.startsWith(version) || !/^[\w-]+$/.test(packed)) return null;
  try {
    const bytes = fromBase64Url(packed.slice(version.length));
    const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const whole = await gathered(inflated, longestText);
    return whole && new TextDecoder('utf-8', { fatal: true }).decode(whole);
  } catch {
    // Not base64, not deflated, or not a text.
    return null;
  }
}

/**
 * The link that carries a record to Gridscribe where it is served now.
 * @param here this page's own address
 */
export async function recordLink(text: string, here: string): Promise<string> {
  const address = new URL(here);
  address.search = '';
  address.hash = `/r/${await packRecord(text)}`;
  return address.href;
}
