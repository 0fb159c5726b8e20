import { mainId, noticeId } from "../lib/links/site-ids";
import { isOn, noticeAttribute, type TimedNotice } from "../lib/notice/timed-notice";
import { noteNotice, readNotice } from "../browser/notice-storage";
import { followClock } from "./follow-clock";

/** A screen reader has to know the place before something comes into it. In milliseconds. */
const beforeWords = 1_000;

/** How long the words stay for it; who reads on by then finds them in the notice alone. In milliseconds. */
const untilGone = 10_000;

/** Has screen readers say the notice. The notice itself says nothing: it stands in the page already. */
function announce(): void {
  const status = document.createElement("p");
  status.setAttribute("role", "status");
  status.className = "visually-hidden";
  document.body.append(status);
  setTimeout(() => {
    status.textContent = document.querySelector(`section#${noticeId} p`)?.textContent ?? "";
  }, beforeWords);
  setTimeout(() => status.remove(), untilGone);
}

/**
 * Shows the notice while it is on, also on a page that stays open, until it is dismissed. It runs
 * before the page is painted, so nothing jumps, and without React, so the button works at once.
 *
 * @returns stops it
 */
export function showNotice(notice: TimedNotice): () => void {
  const ended = new AbortController();
  const { signal } = ended;

  const update = () => {
    const step = readNotice(notice.id);
    const isShown = isOn(notice, Date.now()) && step !== "dismissed";
    document.documentElement.toggleAttribute(noticeAttribute, isShown);
    if (!isShown || step || document.readyState === "loading" || document.hidden) return;
    noteNotice(notice.id, "announced");
    announce();
  };

  const dismiss = ({ target }: Event) => {
    if (!(target as Element).closest(`section#${noticeId} button`)) return;
    // A tap before hydration arrives twice (replay-early-clicks.ts).
    if (readNotice(notice.id) === "dismissed") return;
    noteNotice(notice.id, "dismissed");
    update();
    // The focused button is gone: move the focus to what follows the notice.
    document.querySelector<HTMLElement>(`main#${mainId}`)?.focus({ preventScroll: true });
  };

  followClock(update, signal);
  document.addEventListener("DOMContentLoaded", update, { signal });
  // Before React's own listeners, which stop taps on what is not hydrated yet.
  addEventListener("click", dismiss, { signal, capture: true });
  return () => ended.abort();
}
