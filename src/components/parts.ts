/** Parts of the app that are fetched when they are needed. From the second visit on they are on the device. */

/** Fired on the window when a part could not be fetched: the frame around all pages says so. */
export const partMissing = 'gs-part-missing';

/**
 * Fetches what may be wanted next, so that someone quick does not go past its place before it is there. Whether it cannot be
 * fetched is told when it is wanted.
 */
export const ahead = (load: () => Promise<unknown>): Promise<unknown> => load().catch(() => undefined);

/**
 * Fetches a part of the app.
 * @returns null if it cannot be fetched now; that has been said then, and trying again tries to fetch it again
 */
export async function part<Part>(load: () => Promise<Part>): Promise<Part | null> {
  try {
    return await load();
  } catch {
    window.dispatchEvent(new Event(partMissing));
    return null;
  }
}
