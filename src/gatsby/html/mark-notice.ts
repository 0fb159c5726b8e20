import { isOn, noticeAttribute, type TimedNotice } from "../../lib/notice/timed-notice";

const mark = ` ${noticeAttribute}=""`;

/**
 * Lets a page show the notice from the start, if the build is in its time: who has no scripts sees the
 * page as it was built. A page that an earlier build has marked loses its mark after that.
 *
 * @param now in milliseconds since 1970
 */
export function markNotice(html: string, notice: TimedNotice | undefined, now: number): string {
  const plain = html.replace(mark, "");
  return notice && isOn(notice, now) ? plain.replace("<html", `<html${mark}`) : plain;
}
