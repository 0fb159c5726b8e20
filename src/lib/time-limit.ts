/**
 * The result of a task that may never end. What it still does after the limit goes on unheard.
 *
 * @param milliseconds how long the task may take
 * @throws Error if it takes longer, and whatever the task throws
 */
export async function withinTime<T>(task: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Not done within ${milliseconds / 1000} seconds.`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([task, limit]);
  } finally {
    clearTimeout(timer);
  }
}
