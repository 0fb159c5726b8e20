import { readSession, writeSession } from "./session-storage";

const states = ["announced", "dismissed"] as const;

/** The state of a notice in this visit. */
type NoticeState = (typeof states)[number];

const key = "notice";

const entry = (state: NoticeState, id: number) => `${state} ${id}`;

/**
 * The state of a notice in this tab.
 *
 * @param id of the notice
 */
export const readNoticeState = (id: number): NoticeState | undefined =>
  states.find((state) => readSession(key) === entry(state, id));

/** Saves the state of a notice for this tab. */
export const saveNoticeState = (id: number, state: NoticeState): void =>
  writeSession(key, entry(state, id));
