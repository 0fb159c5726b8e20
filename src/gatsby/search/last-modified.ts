/** The parts of a page's context that name what the page shows. */
export interface PageContext {
  /** The text that the page shows. */
  place?: unknown;
  /** The texts that the page lists. */
  places?: unknown;
}

/**
 * When the texts of a page last changed: the latest day of those that its context names. The data
 * files hold no days, so pages that show only data have none; a wrong day would be worse.
 *
 * @param days ISO dates by the places of texts
 */
export function lastModifiedOf(
  { place, places }: PageContext,
  days: ReadonlyMap<string, string>,
): string | undefined {
  const texts = [place, ...(Array.isArray(places) ? (places as unknown[]) : [])];
  return texts
    .flatMap((text) => days.get(String(text)) ?? [])
    .sort()
    .at(-1);
}
