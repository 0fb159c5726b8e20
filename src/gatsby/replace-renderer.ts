import type { GatsbySSR } from "gatsby";
import { keepHead } from "./rendering/page-head";
import { renderPage } from "./rendering/render-page";

/** Renders each page completely before writing it. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  pathname,
  replaceBodyHTMLString,
}) => {
  const { html, head } = await renderPage(bodyComponent);
  keepHead(pathname, head);
  replaceBodyHTMLString(html);
};
