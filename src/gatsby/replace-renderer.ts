import type { GatsbySSR } from "gatsby";
import { renderPage } from "./html/render-page";

/** Writes each page as a whole. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  replaceBodyHTMLString(await renderPage(bodyComponent));
};
