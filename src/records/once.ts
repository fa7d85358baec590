/** Loads once: what is there already is given at once. */
export function once<Part>(load: () => Promise<Part>): () => Promise<Part | null> {
  let loading: Promise<Part | null> | null = null;
  return () =>
    (loading ??= load().catch(() => {
      loading = null;
      return null;
    }));
}
