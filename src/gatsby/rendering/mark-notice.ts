import { isOn, noticeAttribute, type TimedNotice } from "../../lib/notice/timed-notice";

const attribute = ` ${noticeAttribute}=""`;

/**
 * Shows the notice in the built HTML while it is current, for visitors without scripts. Hides it in
 * pages of an earlier build when it has ended.
 *
 * @param now in milliseconds since 1970
 */
export function markNotice(html: string, notice: TimedNotice | undefined, now: number): string {
  const plain = html.replace(attribute, "");
  return notice && isOn(notice, now) ? plain.replace("<html", `<html${attribute}`) : plain;
}
