import { hasDraft } from "../../browser/draft-storage";

/** A period in milliseconds since 1970, without its end. */
export type Period = readonly [from: number, until: number];

/** A fragment, or an estimate of Our Services. */
const scriptedUrl = /#|[?&](?:size|coat)=/;

/**
 * Whether the page must start its scripts without waiting for the visitor: its HTML is from another
 * day, or scripts must scroll to a fragment, show an estimate, or fill in a form.
 *
 * @param builtDay the shop's day on which the page was built
 */
export function needsScripts([from, until]: Period): boolean {
  const now = Date.now();
  return now < from || now >= until || scriptedUrl.test(location.href) || hasDraft();
}
