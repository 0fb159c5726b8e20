import { isOn, noticeAttribute, type TimedNotice } from "../../lib/notice/timed-notice";

const mark = ` ${noticeAttribute}=""`;

/**
 * Shows the notice in the built HTML if it is current, for visitors without scripts. Removes an
 * earlier build's mark when it has ended.
 *
 * @param now in milliseconds since 1970
 */
export function markNotice(html: string, notice: TimedNotice | undefined, now: number): string {
  const plain = html.replace(mark, "");
  return notice && isOn(notice, now) ? plain.replace("<html", `<html${mark}`) : plain;
}
