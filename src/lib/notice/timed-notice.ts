/** A notice as far as the script inside each page knows it. */
export interface TimedNotice {
  /** Another for each text: a visit tells one notice from the next by it. */
  id: number;
  /** When it appears, in milliseconds since 1970. */
  from: number;
  /** When it goes, in milliseconds since 1970. */
  until: number;
}

/** The attribute of `html` that lets the notice be seen. */
export const noticeAttribute = "data-notice";

/** Whether a notice's time has come and isn't over. */
export const isOn = ({ from, until }: TimedNotice, now: number): boolean =>
  from <= now && now < until;
