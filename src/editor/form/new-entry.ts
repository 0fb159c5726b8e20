import { fieldText } from "../field-text";
import { todayInAustin } from "../../lib/time/local-time";

/** An entry in Sveltia CMS's list. */
interface Entry {
  locales: Record<string, { content?: Record<string, unknown> } | undefined>;
}

/**
 * The first values of a new post: today's dates, and the author of the newest post.
 *
 * @param entries all entries of the collection
 */
export function newEntryValues(entries: readonly Entry[], now = new Date()) {
  const today = todayInAustin(now);
  const newest = entries
    .map(({ locales }) => locales._default?.content ?? {})
    .toSorted((a, b) => fieldText(a.datePublished).localeCompare(fieldText(b.datePublished)))
    .at(-1);
  return { datePublished: today, lastModified: today, author: fieldText(newest?.author) };
}
