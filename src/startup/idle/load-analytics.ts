import type {} from "../../analytics/event-queue/event-queue";

/** Loads the analytics script once the visitor sees the page. If it can't load, the queue sends the events. */
export function loadAnalytics(src: string): void {
  const load = () => {
    const script = document.createElement("script");
    script.src = src;
    document.head.append(script);
  };
  if (document.prerendering) document.addEventListener("prerenderingchange", load);
  else load();
}
