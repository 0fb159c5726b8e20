import { timeAtShop } from "../time/local-time";
import type { ChangedHours } from "../time/changed-hours";

/** The kinds of notices. Each has a first word (`notice-label.ts`) and colors (`notice-region.tsx`). */
export const noticeKinds = ["closed", "late", "booked up", "good news"] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/** A notice on every page, as in `data/notice.json`. */
export interface Notice {
  readonly text: string;
  readonly kind: string;
  /** Start, by the shop's clock: 2027-01-13T09:00. */
  readonly from: string;
  /** End, in the same format. */
  readonly until: string;
  readonly changedHours?: readonly ChangedHours[] | null;
}

export interface TimedNotice {
  /** A number derived from the text, to recognize a dismissed notice. */
  id: number;
  from: number;
  until: number;
}

const hashText = (text: string): number =>
  [...text].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) | 0, 0);

export const toTimedNotice = ({
  text,
  from,
  until,
}: Pick<Notice, "text" | "from" | "until">): TimedNotice => ({
  id: hashText(text),
  from: timeAtShop(from),
  until: timeAtShop(until),
});

export const isOn = ({ from, until }: TimedNotice, now: number): boolean =>
  from <= now && now < until;

/** The attribute of `html` that hides the built notice until React knows whether it is current. */
export const hiddenNotice = "data-hidden-notice";
