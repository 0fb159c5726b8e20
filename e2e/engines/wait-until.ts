/**
 * Settles when the condition holds.
 *
 * @param what is named when it doesn't in time
 */
export async function waitUntil(
  condition: () => unknown,
  what = String(condition),
  milliseconds = 10_000,
): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Not within ${milliseconds / 1000} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
