const running = new Map<string, Promise<unknown>>();

/** Runs work once for queries that need its result at the same time. */
export function shareResult<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const result =
    (running.get(key) as Promise<Result> | undefined) ?? work().finally(() => running.delete(key));
  running.set(key, result);
  return result;
}
