import { readSession, writeSession } from "./session-storage";

const steps = ["announced", "dismissed"] as const;

/** How far a visit has come with a notice. */
type NoticeStep = (typeof steps)[number];

const key = "notice";

const entry = (step: NoticeStep, id: number) => `${step} ${id}`;

/**
 * How far this visit, which is that of a tab, has come with a notice.
 *
 * @param id the notice's
 */
export const readNotice = (id: number): NoticeStep | undefined =>
  steps.find((step) => readSession(key) === entry(step, id));

/** Keeps how far this visit has come with a notice. */
export const noteNotice = (id: number, step: NoticeStep): void =>
  writeSession(key, entry(step, id));
