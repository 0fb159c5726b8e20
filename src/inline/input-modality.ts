/**
 * Notes on the page whether it was last answered with a pointer: `data-pointer` on `html`, gone with
 * the next key. Browsers tell by that where a focus ring belongs, but WebKit forgets the arrow keys
 * among radio buttons, and rings what a script focuses after a click (global.css).
 */
export function trackInputModality(): void {
  const page = document.documentElement;
  addEventListener("pointerdown", () => page.setAttribute("data-pointer", ""), true);
  addEventListener("keydown", () => page.removeAttribute("data-pointer"), true);
}
