import { isDismissed } from "../browser/notice-storage";
import { hiddenNotice, isOn, type TimedNotice } from "../lib/notice/notice";

/** Hides a notice that isn't current, or that the visitor has dismissed, before the first paint. */
export function hideNotice(notice: TimedNotice): void {
  const isShown = isOn(notice, Date.now()) && !isDismissed(notice.id);
  document.documentElement.toggleAttribute(hiddenNotice, !isShown);
}
