import { whenIdle } from "../../browser/when-idle";

/** Maximum wait for an idle browser, in milliseconds. */
const timeout = 5000;

/**
 * Loads the analytics script once the page is visible and loaded and the browser is idle. If it
 * can't load, the queue sends the events.
 */
export function loadAnalytics(src: string): void {
  const load = () => {
    const script = document.createElement("script");
    script.src = src;
    document.head.append(script);
  };
  const loadWhenIdle = () => void whenIdle(load, { timeout });
  if (document.prerendering) document.addEventListener("prerenderingchange", loadWhenIdle);
  else loadWhenIdle();
}
