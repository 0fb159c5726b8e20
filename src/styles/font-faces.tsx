import textFont from "./fonts/figtree-400-700.woff2";
import headingFont from "./fonts/fraunces-600.woff2";
import { fontsId } from "../lib/links/site-ids";
import { isFrom } from "./media";

/** Created by art/fonts.mjs; no other weights exist. */
const fonts = [
  { family: "Fraunces", weight: "600", file: headingFont },
  { family: "Figtree", weight: "400 700", file: textFont },
];

const rules = fonts.map(
  ({ family, weight, file }) =>
    `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url(${file}) format("woff2")}`,
);

/**
 * Firefox prints a copy of the page without fonts that a script added. The live preview has no
 * inline script to load them.
 */
const atOnce = process.env.NODE_ENV === "production" ? "(scripting: none), print" : "all";

/**
 * The site's fonts, for the head. Browsers without scripts load them directly, others with
 * ../inline/load-fonts.ts. On a slow phone, fonts would take as long as the page itself, so it
 * shows system fonts with the same metrics (fallback-fonts.css) until the photos have loaded.
 */
export const fontFaces = () => [
  <style
    key="fonts"
    id={fontsId}
    media={atOnce}
    dangerouslySetInnerHTML={{ __html: rules.join("") }}
  />,
  <link
    key="heading-font"
    rel="preload"
    href={headingFont}
    as="font"
    type="font/woff2"
    crossOrigin="anonymous"
    media={isFrom("md")}
  />,
];
