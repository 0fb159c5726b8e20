import { timeAtShop } from "../time/local-time";
import type { ChangedHours } from "../time/changed-hours";
import type { TimedNotice } from "./timed-notice";

/** What a notice is about; it decides its look and its first word. */
export const noticeKinds = ["closed", "late", "booked up", "good news"] as const;

/** The kind of a notice. */
export type NoticeKind = (typeof noticeKinds)[number];

/** What stands on every page for some time, as in `data/notice.json`. */
export interface Notice {
  readonly text: string;
  readonly kind: string;
  /** When it appears, by the shop's clock, like 2027-01-13T09:00. */
  readonly from: string;
  /** When it goes, in the same form. */
  readonly until: string;
  readonly changedHours?: readonly ChangedHours[] | null;
}

const hashOf = (text: string): number =>
  [...text].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) | 0, 0);

/** A notice with its times as moments. */
export const timed = ({
  text,
  from,
  until,
}: Pick<Notice, "text" | "from" | "until">): TimedNotice => ({
  id: hashOf(text),
  from: timeAtShop(from),
  until: timeAtShop(until),
});
