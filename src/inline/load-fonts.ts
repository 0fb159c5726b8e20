import { whenIdle } from "../browser/when-idle";
import { fontsId } from "../lib/links/site-ids";
import { isFrom } from "../styles/media";

/** A font like a rule of the style sheet's, but not yet shown. */
const toFontFace = ({ style }: CSSFontFaceRule) =>
  new FontFace(style.getPropertyValue("font-family"), style.getPropertyValue("src"), {
    weight: style.getPropertyValue("font-weight"),
  });

/**
 * Asks for the fonts and shows them all at once: the page is laid out again once, not for each. If
 * one can't be had, the style sheet's rules take over, and the browser tries as it does on any page.
 */
async function load(): Promise<void> {
  const element = document.querySelector<HTMLStyleElement>(`style#${fontsId}`);
  const fonts = ([...(element?.sheet?.cssRules ?? [])] as CSSFontFaceRule[]).map(toFontFace);
  await Promise.allSettled(fonts.map((font) => font.load()));
  if (fonts.every(({ status }) => status === "loaded"))
    fonts.forEach((font) => document.fonts.add(font));
  else if (element) element.media = "all";
}

/**
 * Brings the site's own fonts: to large windows at once, to others when the page is there. Left to a
 * style sheet, they would keep Safari from showing anything until the styles below the fold have
 * come.
 */
export function loadFonts(): void {
  if (matchMedia(isFrom("md")).matches) void load();
  else whenIdle(() => void load());
}
