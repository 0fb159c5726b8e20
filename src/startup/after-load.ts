import { onceIdle } from "../browser/idle";

/** Milliseconds after the `load` event after which a busy browser is no longer waited for. */
const patience = 2000;

/** Does something when what is first seen has arrived, photos included, and the browser is idle. */
export const afterLoad = (task: () => void): void =>
  addEventListener("load", () => onceIdle(task, patience));
