export { wrapPageElement } from "./src/components/shell/wrap-page-element";
export { onPreRenderHTML, onRenderBody, replaceRenderer } from "./src/gatsby/rendering/render-page";
export { wrapRootElement } from "./src/styles/wrap-root-element";
