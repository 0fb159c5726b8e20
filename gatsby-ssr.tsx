export { wrapPageElement, wrapRootElement } from "./src/components/layout/wrap-page-element";
export { onRenderBody, replaceRenderer } from "./src/gatsby/html/render-page";
