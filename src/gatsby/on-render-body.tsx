import type { GatsbySSR } from "gatsby";
import { inboxHead } from "../analytics/inbox/inbox-script";
import { takeHead } from "../components/layout/collect-head";
import headingFace from "../styles/fonts/fraunces-600.woff2";

/**
 * Preloads the heading face, since the motto is drawn with it on the first screen, and hides what
 * would do nothing without scripts.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ lang: "en-US" });
  setHeadComponents([
    ...takeHead(pathname),
    ...inboxHead(),
    <link
      key="heading-face"
      rel="preload"
      href={headingFace}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />,
    <noscript key="needs-scripts">
      <style>{"[data-needs-scripts] { display: none !important; }"}</style>
    </noscript>,
  ]);
};
