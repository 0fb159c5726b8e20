export { wrapPageElement } from "./src/components/layout/wrap-page-element";
export { onRenderBody } from "./src/gatsby/on-render-body";
