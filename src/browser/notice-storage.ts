/** How far a visit has come with a notice. */
export type NoticeStep = "announced" | "dismissed";

const key = "notice";

/** The same, where the browser keeps nothing: as long as the page is open. */
let onThisPage = "";

const entry = (step: NoticeStep, id: number) => `${step} ${id}`;

function read(): string {
  try {
    return sessionStorage.getItem(key) ?? onThisPage;
  } catch {
    return onThisPage;
  }
}

/**
 * How far this visit, which is that of a tab, has come with a notice.
 *
 * @param id the notice's
 */
export function readNotice(id: number): NoticeStep | undefined {
  const steps = ["announced", "dismissed"] as const;
  return steps.find((step) => read() === entry(step, id));
}

/** Keeps how far this visit has come with a notice. */
export function noteNotice(id: number, step: NoticeStep): void {
  onThisPage = entry(step, id);
  try {
    sessionStorage.setItem(key, onThisPage);
  } catch {
    // Denied or full: the notice is back on the next page that is loaded, and no harm done.
  }
}
