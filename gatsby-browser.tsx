import "./src/styles/fonts.css";
import "./src/styles/tokens.css";
import "./src/styles/global.css";

export { wrapPageElement } from "./src/components/layout/wrap-page-element";
export { onInitialClientRender, replaceHydrateFunction } from "./src/early-taps/replay-early-taps";
