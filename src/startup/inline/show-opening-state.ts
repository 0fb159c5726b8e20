import { findState, type OpeningSchedule } from "../../lib/time/opening-schedule";
import { followClock } from "./follow-clock";

/**
 * Shows the opening state before the first paint and without React
 * (docs/decisions/opening-state.md). Outside the schedule the page stays unchanged.
 */
export function showOpeningState(schedule: OpeningSchedule): void {
  const updateState = () => {
    const state = findState(schedule, Date.now());
    if (!state) return;
    const [phrase, opening] = state;
    for (const element of document.querySelectorAll<HTMLElement>("[data-opening]")) {
      element.dataset.opening = opening;
      // The last child is an element if the parser has paused before the text or a translator
      // replaced it. Writing to it would trigger the observer endlessly.
      const text = element.lastChild;
      if (text instanceof Text) text.data = phrase;
    }
  };
  // Browsers run observers before they paint what the parser has added.
  const parsing = new MutationObserver(updateState);
  parsing.observe(document, { childList: true, subtree: true });
  addEventListener("load", () => parsing.disconnect());
  followClock(updateState);
}
