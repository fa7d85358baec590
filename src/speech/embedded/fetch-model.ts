import type { RecogniserFault } from '../recogniser.js';
import { type Files, filesOf, unpacked } from './archive.js';
import { keepModel, keptModel, modelBytes } from './model.js';

/** The model, or why there is none. */
export type Fetched = { files: Files } | { fault: RecogniserFault };

/**
 * The model from this device, else from the network, whence it is kept.
 * @param progress told in bytes as they come
 */
export async function fetchModel(address: string, progress: (loaded: number, total: number) => void): Promise<Fetched> {
  const kept = await keptModel(address);
  const known = kept?.body && (await opened(kept.body));
  if (known) return { files: known };
  let answer: Response;
  try {
    answer = await fetch(address);
  } catch {
    return { fault: 'model-missing' };
  }
  if (!answer.ok || !answer.body) return { fault: 'model-missing' };
  try {
    const pack = await read(answer.body, Number(answer.headers.get('Content-Length')), progress);
    const files = await opened(new Blob([pack]).stream());
    if (!files) return { fault: 'model-broken' };
    await keepModel(address, pack);
    return { files };
  } catch {
    // The connection broke off.
    return { fault: 'model-broken' };
  }
}

async function opened(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Files | null> {
  try {
    return filesOf(await unpacked(stream));
  } catch {
    return null;
  }
}

async function read(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  length: number,
  progress: (loaded: number, total: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let loaded = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    loaded += value.length;
    progress(loaded, Math.max(loaded, length > 0 ? length : modelBytes));
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}
