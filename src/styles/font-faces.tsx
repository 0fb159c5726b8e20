import textFont from "./fonts/figtree-400-700.woff2";
import headingFont from "./fonts/fraunces-600.woff2";
import { fontsId } from "../lib/links/site-ids";
import { isFrom } from "./media";

/** Made by art/fonts.mjs; other weights than these are not there. */
const fonts = [
  { family: "Fraunces", weight: "600", file: headingFont },
  { family: "Figtree", weight: "400 700", file: textFont },
];

const rules = fonts.map(
  ({ family, weight, file }) =>
    `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url(${file}) format("woff2")}`,
);

/**
 * Firefox prints a copy of the page, which knows nothing of fonts that a script has added. The live
 * preview has no inline script, which would ask for them later.
 */
const atOnce = process.env.NODE_ENV === "production" ? "(scripting: none), print" : "all";

/**
 * The site's own fonts, for the head. A browser without scripts asks for them itself, others by
 * script (../inline/load-fonts.ts): on large screens at once. A slow phone would spend as long on
 * them as on the page itself, before its first paint and its first photo: it shows system fonts of
 * the same measures (fallback-fonts.css) until the photos have come.
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
