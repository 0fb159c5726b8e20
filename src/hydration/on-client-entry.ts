import type {} from "../analytics/event-queue/event-queue";
import { savesData } from "../browser/connection";
import { whenIdle } from "../browser/when-idle";

/**
 * Loads the analytics library once the visitor sees the page, unless the visitor saves data. If it
 * can't load, the queue of the inline script sends the events. Builds without a token omit the code.
 */
export const onClientEntry = (): void => {
  if (process.env.GATSBY_MIXPANEL_TOKEN) {
    if (!window.eventQueue || savesData()) return;
    const load = () =>
      whenIdle(() => void import("../analytics/start-analytics").catch(() => undefined));
    if (document.prerendering) document.addEventListener("prerenderingchange", load);
    else load();
  }
};
