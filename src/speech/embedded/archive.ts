/** A file of the model by its name. */
export type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/**
 * Takes the packed model apart: a line of JSON with names and lengths, then the files.
 * @throws {SyntaxError} if it is no such pack, or shorter than it says
 */
export function filesOf(pack: Uint8Array<ArrayBuffer>): Files {
  const end = pack.indexOf(10);
  const list = JSON.parse(new TextDecoder().decode(pack.subarray(0, Math.max(0, end)))) as [string, number][];
  let start = end + 1;
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const [name, length] of list) {
    files.set(name, pack.subarray(start, start + length));
    start += length;
  }
  if (start !== pack.length) throw new SyntaxError('The pack is not as long as it says.');
  return files;
}

/**
 * Unpacks a stream that gzip made.
 * @throws {TypeError} if it was cut short or changed
 */
export async function unpacked(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(stream.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
}
