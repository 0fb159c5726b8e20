import { whenIdle } from "../../browser/when-idle";
import { fontsId } from "../../lib/links/site-ids";
import { isFrom } from "../../styles/media";

/** Creates a font from a rule of the style sheet, without showing it yet. */
const toFontFace = ({ style }: CSSFontFaceRule) =>
  new FontFace(style.getPropertyValue("font-family"), style.getPropertyValue("src"), {
    weight: style.getPropertyValue("font-weight"),
  });

/**
 * Loads all fonts and shows them together, for one layout instead of one per font. If a font fails,
 * the style sheet's rules apply, and the browser loads fonts as on any page.
 */
async function loadTogether(): Promise<void> {
  const element = document.querySelector<HTMLStyleElement>(`style#${fontsId}`);
  const fonts = ([...(element?.sheet?.cssRules ?? [])] as CSSFontFaceRule[]).map(toFontFace);
  await Promise.allSettled(fonts.map((font) => font.load()));
  if (fonts.every(({ status }) => status === "loaded"))
    fonts.forEach((font) => document.fonts.add(font));
  else if (element) element.media = "all";
}

/**
 * Loads the site's fonts: in large windows at once, in others after the page. In a style sheet they
 * would delay Safari's first paint until the deferred styles have loaded.
 */
export function loadFonts(): void {
  if (matchMedia(isFrom("md")).matches) void loadTogether();
  else whenIdle(() => void loadTogether());
}
