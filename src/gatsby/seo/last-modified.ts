/** The parts of a page's context that name what the page shows. */
export interface PageContext {
  /** The text that the page shows. */
  contentPath?: unknown;
  /** The texts that the page lists. */
  contentPaths?: unknown;
}

/**
 * When the texts of a page last changed: the latest day of those that its context names. The data
 * files hold no days, so pages that show only data have none; a wrong day would be worse.
 *
 * @param days ISO dates by the paths of texts
 */
export function lastModifiedOf(
  { contentPath, contentPaths }: PageContext,
  days: ReadonlyMap<string, string>,
): string | undefined {
  const texts = [contentPath, ...(Array.isArray(contentPaths) ? (contentPaths as unknown[]) : [])];
  return texts
    .flatMap((text) => days.get(String(text)) ?? [])
    .sort()
    .at(-1);
}
