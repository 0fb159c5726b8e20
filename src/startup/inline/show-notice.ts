import { mainId, noticeId } from "../../lib/links/site-ids";
import { isOn, noticeAttribute, type TimedNotice } from "../../lib/notice/timed-notice";
import { saveNoticeState, readNoticeState } from "../../browser/notice-storage";
import { followClock } from "./follow-clock";

/** Milliseconds. Screen readers must register the status before its text appears. */
const announcementDelay = 1_000;

/** Milliseconds until the status is removed, so that screen readers find the text only once. */
const announcementEnd = 10_000;

/** Makes screen readers announce the notice, which is already in the page. */
function announce(): void {
  const status = document.createElement("div");
  status.setAttribute("role", "status");
  status.className = "visually-hidden";
  document.body.append(status);
  setTimeout(() => {
    const text = document.createElement("p");
    text.textContent = document.querySelector(`section#${noticeId} p`)?.textContent ?? "";
    status.append(text);
  }, announcementDelay);
  setTimeout(() => status.remove(), announcementEnd);
}

/**
 * Shows the notice while it is current, also on a page that stays open, until the visitor dismisses
 * it. Runs before the first paint, so nothing moves, and without React, so the button works at
 * once.
 *
 * @returns a function that stops the clock and the button
 */
export function showNotice(notice: TimedNotice): () => void {
  const controller = new AbortController();
  const { signal } = controller;

  const updateNotice = () => {
    const step = readNoticeState(notice.id);
    const isShown = isOn(notice, Date.now()) && step !== "dismissed";
    document.documentElement.toggleAttribute(noticeAttribute, isShown);
    if (!isShown || step || document.readyState === "loading" || document.hidden) return;
    saveNoticeState(notice.id, "announced");
    announce();
  };

  const dismiss = ({ target }: Event) => {
    if (!(target as Element).closest(`section#${noticeId} button`)) return;
    // A tap before hydration is dispatched twice (replay-early-clicks.ts).
    if (readNoticeState(notice.id) === "dismissed") return;
    saveNoticeState(notice.id, "dismissed");
    updateNotice();
    // The focused button disappears, so the focus moves to the content after the notice.
    document.querySelector<HTMLElement>(`main#${mainId}`)?.focus({ preventScroll: true });
  };

  followClock(updateNotice, signal);
  document.addEventListener("DOMContentLoaded", updateNotice, { signal });
  // In the capture phase, because React stops taps on content that isn't hydrated yet.
  addEventListener("click", dismiss, { signal, capture: true });
  return () => controller.abort();
}
