/** The data about a notice in the inline script. */
export interface TimedNotice {
  /** A number derived from the text, to recognize a dismissed notice. */
  id: number;
  /** Start, in milliseconds since 1970. */
  from: number;
  /** End, in milliseconds since 1970. */
  until: number;
}

/** The attribute of `html` that shows the notice. */
export const noticeAttribute = "data-notice";

/** Whether a notice is current. */
export const isOn = ({ from, until }: TimedNotice, now: number): boolean =>
  from <= now && now < until;
