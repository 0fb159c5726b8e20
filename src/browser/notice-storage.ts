import { readSession, writeSession } from "./session-storage";

const steps = ["announced", "dismissed"] as const;

/** The state of a notice in this visit. */
type NoticeStep = (typeof steps)[number];

const key = "notice";

const entry = (step: NoticeStep, id: number) => `${step} ${id}`;

/**
 * The state of a notice in this visit, which is a tab's.
 *
 * @param id the notice's
 */
export const readNotice = (id: number): NoticeStep | undefined =>
  steps.find((step) => readSession(key) === entry(step, id));

/** Saves the state of a notice for this visit. */
export const noteNotice = (id: number, step: NoticeStep): void =>
  writeSession(key, entry(step, id));
