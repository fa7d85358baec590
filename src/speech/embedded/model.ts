/** Where the app finds the packed engine and model, from its own address. The number is the engine's version. */
export const modelPath = 'model/en-us-wide-0.6.3.gz';
/** How many bytes are fetched. */
export const modelBytes = 4_231_390;

const shelf = 'gridscribe-voice-model';

/** Whether the model is kept on this device; false where a browser keeps nothing. */
export async function modelKept(): Promise<boolean> {
  try {
    if (!(await caches.has(shelf))) return false;
    return (await (await caches.open(shelf)).keys()).length > 0;
  } catch {
    return false;
  }
}

/** Takes the model off this device. It is fetched again when someone next talks. */
export async function removeModel(): Promise<void> {
  try {
    await caches.delete(shelf);
  } catch {
    // Nothing can have been kept where the shelf cannot be opened.
  }
}

/** The kept model, or null. */
export async function keptModel(address: string): Promise<Response | null> {
  try {
    return (await (await caches.open(shelf)).match(address)) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a model that was found whole, in place of any other. Where there is no room, it is fetched again next time. */
export async function keepModel(address: string, pack: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await caches.delete(shelf);
    await (await caches.open(shelf)).put(address, new Response(pack));
  } catch {
    // The disk is full, or the browser keeps nothing: it works as long as the page is open.
  }
}
