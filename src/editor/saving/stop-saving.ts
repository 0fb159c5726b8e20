/** The error message for which the editor shows the cause. It hides the cause of other errors. */
const shown = "saving_failed";

/**
 * An error that stops saving.
 *
 * @param reasons lines for the owner, which the editor shows
 */
export const savingError = (reasons: readonly string[]): Error =>
  new Error(shown, { cause: new Error(reasons.join("\n")) });

/**
 * Stops saving if there are reasons.
 *
 * @param reasons lines for the owner; an empty list does nothing
 * @throws Error that the editor shows
 */
export function stopSaving(reasons: readonly string[]): void {
  if (reasons.length > 0) throw savingError(reasons);
}
