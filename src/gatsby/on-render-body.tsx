import type { GatsbySSR } from "gatsby";
import { inboxHead } from "../analytics/inbox/inbox-script";
import { takeHead } from "../components/layout/collect-head";
import headingFace from "../styles/fonts/fraunces-600.woff2";

/**
 * Gives each page its head, and hides what would do nothing without scripts.
 *
 * The heading face is preloaded on large screens alone: on a slow phone, reading it takes as long as
 * laying out the page, and would come before the first paint. There a system font of the same
 * measures is shown until the face has come.
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
      media="(min-width: 48em)"
    />,
    <noscript key="needs-scripts">
      <style>{"[data-needs-scripts] { display: none !important; }"}</style>
    </noscript>,
  ]);
};
