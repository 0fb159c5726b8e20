import "./src/startup/client/unusable-storage";
import "./src/browser/early-popstate";
import "./src/startup/client/close-dialogs";
import "./src/styles/fallback-fonts.css";
import "./src/styles/tokens.css";
import "./src/styles/global.css";
import { startQueue } from "./src/analytics/event-queue/event-queue";
import { settings } from "./src/analytics/settings";
import { supportInvokerCommands } from "./src/startup/inline/invoker-commands";

export { onRouteUpdate } from "./src/startup/client/on-route-update";
export { wrapPageElement } from "./src/components/shell/wrap-page-element";
export { replaceHydrateFunction } from "./src/startup/client/hydrate";
export { onInitialClientRender } from "./src/startup/client/replay-early-clicks";
export { shouldUpdateScroll } from "./src/startup/client/scroll-position";
export { shouldAvoidPrefetch as disableCorePrefetching } from "./src/browser/connection";
export { wrapRootElement } from "./src/styles/wrap-root-element";

// The built site runs these in each page's inline script.
if (process.env.NODE_ENV === "development") {
  supportInvokerCommands();
  if (process.env.GATSBY_MIXPANEL_TOKEN) {
    startQueue(settings);
    void import("./src/analytics/start-analytics");
  }
  void import("./src/startup/inline/preview-notice");
}
