/** Those for whom something is being done, or was done for the last time. */
const busy = new WeakSet<object>();

/**
 * Does something that takes time, and does it once, however often its button is pressed meanwhile.
 * @param owner the page or the thing that it is done for: one thing at a time is done for each
 * @param work resolves to true where that was all for this owner, since the page is left; it is not done again then
 */
export async function pressOnce(owner: object, work: () => Promise<boolean>): Promise<void> {
  if (busy.has(owner)) return;
  busy.add(owner);
  let isLast = false;
  try {
    isLast = await work();
  } finally {
    if (!isLast) busy.delete(owner);
  }
}
