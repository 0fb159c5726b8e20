import type { GatsbySSR } from "gatsby";
import { fontFaces } from "../styles/font-faces";
import { takeHead } from "./html/page-head";

/** Gives each page its head, and hides what would do nothing without scripts. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ lang: "en-US" });
  setHeadComponents([
    ...takeHead(pathname),
    ...fontFaces(),
    <noscript key="needs-scripts">
      <style>{"[data-needs-scripts] { display: none !important; }"}</style>
    </noscript>,
  ]);
};
