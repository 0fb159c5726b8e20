import { type GatsbySSR, withPrefix } from "gatsby";
import { fontFaces } from "../styles/font-faces";
import { takeHead } from "./html/page-head";

/** Gives each page its head, and who has no scripts a style sheet for that. */
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
