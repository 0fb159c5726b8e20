import "./src/browser/unusable-storage";
import "./src/browser/early-popstate";
import "./src/browser/close-dialogs";
import "./src/styles/fallback-fonts.css";
import "./src/styles/tokens.css";
import "./src/styles/global.css";
import { startQueue } from "./src/analytics/event-queue/event-queue";
import { settings } from "./src/analytics/settings";
import { supportInvokerCommands } from "./src/inline/invoker-commands";

export { onClientEntry } from "./src/analytics/start-analytics";
export { onRouteUpdate } from "./src/app/on-route-update";
export { wrapPageElement } from "./src/components/shell/wrap-page-element";
export { replaceHydrateFunction } from "./src/app/hydrate";
export { onInitialClientRender } from "./src/app/replay-early-clicks";
export { shouldUpdateScroll } from "./src/app/scroll-position";
export { isThrifty as disableCorePrefetching } from "./src/browser/connection";
export { wrapRootElement } from "./src/styles/wrap-root-element";

// The built site runs these in each page's inline script.
if (process.env.NODE_ENV === "development") {
  supportInvokerCommands();
  if (process.env.GATSBY_MIXPANEL_TOKEN) startQueue(settings);
  void import("./src/app/preview-notice");
}
