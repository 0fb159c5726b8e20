/**
 * Sets `data-pointer` on `html` after pointer input, and removes it on the next key. Browsers
 * decide about focus rings by that, but WebKit ignores arrow keys in radio groups and rings what a
 * script focuses after a click (global.css).
 */
export function trackInputModality(): void {
  const page = document.documentElement;
  addEventListener("pointerdown", () => page.setAttribute("data-pointer", ""), true);
  addEventListener("keydown", () => page.removeAttribute("data-pointer"), true);
}
