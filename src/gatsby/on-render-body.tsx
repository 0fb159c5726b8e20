import { type GatsbySSR, withPrefix } from "gatsby";
import { fontFaces } from "../styles/font-faces";
import { takeHead } from "./rendering/page-head";

/** Adds the page's head, and a style sheet for browsers without scripts. */
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
      <link rel="stylesheet" href={withPrefix("/without-scripts.css")} />
    </noscript>,
  ]);
};
