/**
 * Sets `data-pointer` on `html` after pointer input, and removes it on the next key. Browsers
 * show focus rings by the same rule. But WebKit ignores arrow keys in radio groups, and shows a ring
 * on an element that a script focuses after a click (global.css).
 */
export function trackInputModality(): void {
  const page = document.documentElement;
  addEventListener("pointerdown", () => page.setAttribute("data-pointer", ""), true);
  addEventListener("keydown", () => page.removeAttribute("data-pointer"), true);
}
