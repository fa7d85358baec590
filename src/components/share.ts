/** The system's own way of sending something on. */

/** What became of sharing: `cancelled` by the person, `failed` where the system refused. */
export type Shared = 'shared' | 'cancelled' | 'failed';

/** Whether this system can send something on; some browsers have no such thing. */
export const canShare = (): boolean => 'share' in navigator;

/** Opens the system's share sheet. It must come from a press of a button. */
export async function share(data: ShareData): Promise<Shared> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}
