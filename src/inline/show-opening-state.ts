import { findState, type OpeningSchedule } from "../lib/time/opening-schedule";
import { followClock } from "./follow-clock";

/**
 * Shows the opening state wherever the page has one, before it is painted and without React
 * (docs/decisions/opening-state.md). Outside of the schedule's days the page stays as it is.
 */
export function showOpeningState(schedule: OpeningSchedule): void {
  const update = () => {
    const state = findState(schedule, Date.now());
    if (!state) return;
    const [phrase, opening] = state;
    for (const element of document.querySelectorAll<HTMLElement>("[data-opening]")) {
      element.dataset.opening = opening;
      // An element instead of the text: the parser has paused before the text, or a translator was here.
      // To write into it would call the observer again, without end.
      const text = element.lastChild;
      if (text instanceof Text) text.data = phrase;
    }
  };
  // Browsers call an observer before they paint what the parser has added.
  const parsing = new MutationObserver(update);
  parsing.observe(document, { childList: true, subtree: true });
  addEventListener("load", () => parsing.disconnect());
  followClock(update);
}
