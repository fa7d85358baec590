/** Tabs tell each other that what the store keeps has changed, so that no list goes stale. */

/** A tab's end of that. */
export interface Changes {
  /** Tells all other tabs. */
  announce(): void;
  /**
   * Calls back whenever another tab has announced a change.
   * @returns ends it
   */
  listen(hear: () => void): () => void;
}

/** Opens a channel to the other tabs of this origin that use the same name. */
export function openChanges(name: string): Changes {
  const channel = new BroadcastChannel(name);
  return {
    announce: () => {
      channel.postMessage(null);
    },
    listen: (hear) => {
      const heard = (): void => {
        hear();
      };
      channel.addEventListener('message', heard);
      return () => {
        channel.removeEventListener('message', heard);
      };
    },
  };
}
