import "./src/styles/fonts.css";
import "./src/styles/fallback-fonts.css";
import "./src/styles/tokens.css";
import "./src/styles/global.css";
import "./src/components/ui/seo"; // All pages use it: a part of the app, instead of one more file.
import { startQueue } from "./src/analytics/event-queue";
import { saveDrafts } from "./src/browser/draft-storage";
import { supportInvokerCommands } from "./src/browser/dialogs";

export {
  onPreRouteUpdate,
  onRouteUpdate,
  shouldUpdateScroll,
} from "./src/hydration/on-route-update";
export { wrapPageElement, wrapRootElement } from "./src/components/layout/wrap-page-element";
export {
  onClientEntry,
  onInitialClientRender,
  replaceHydrateFunction,
} from "./src/hydration/hydrate";

// The built site runs these in each page's inline script.
if (process.env.NODE_ENV === "development") {
  supportInvokerCommands();
  saveDrafts();
  if (process.env.GATSBY_MIXPANEL_TOKEN) startQueue();
}
