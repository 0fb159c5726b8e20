export { wrapPageElement } from "./src/components/shell/wrap-page-element";
export { onPreRenderHTML } from "./src/gatsby/on-pre-render-html";
export { onRenderBody } from "./src/gatsby/on-render-body";
export { wrapRootElement } from "./src/styles/wrap-root-element";
export { replaceRenderer } from "./src/gatsby/replace-renderer";
