/** Pictures that the browser still scales or converts. */
const pending = new Set<Promise<unknown>>();

/** Tracks a picture until the form contains it. */
export function trackPicture<Result>(processed: Promise<Result>): Promise<Result> {
  // The field takes over the picture right after this promise: wait one task longer.
  const taken = processed
    .catch(() => undefined)
    .then(() => new Promise((done) => setTimeout(done)));
  pending.add(taken);
  void taken.then(() => pending.delete(taken));
  return processed;
}

/** Waits until the form contains all pictures that the owner has chosen. */
export async function pendingPictures(): Promise<void> {
  while (pending.size > 0) await Promise.all(pending);
}
