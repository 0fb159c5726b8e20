import { readSession, writeSession } from "./session-storage";

const key = "dismissed-notice";

/** Whether the visitor has dismissed the notice with this id in this tab. */
export const isDismissed = (id: number): boolean => readSession(key) === String(id);

export const dismissNotice = (id: number): void => writeSession(key, String(id));
