let pending = 0;

export const isPicturePending = (): boolean => pending > 0;

export async function trackPicture<Result>(processed: Promise<Result>): Promise<Result> {
  pending += 1;
  try {
    return await processed;
  } finally {
    // The field takes over the picture right after this promise.
    setTimeout(() => (pending -= 1));
  }
}
