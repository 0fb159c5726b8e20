import { isFrom } from "../styles/media";
import { afterLoad } from "./after-load";

/** The style element with the site's own faces, of which the style sheet itself makes no use. */
export const facesId = "faces";

/** A face like a rule of the style sheet's, but not yet shown. */
const toFace = ({ style }: CSSFontFaceRule) =>
  new FontFace(style.getPropertyValue("font-family"), style.getPropertyValue("src"), {
    weight: style.getPropertyValue("font-weight"),
  });

/**
 * Asks for the faces and shows them all at once: the page is laid out again once, not for each. If
 * one can't be had, the style sheet's rules take over, and the browser tries as it does on any page.
 */
async function load(): Promise<void> {
  const element = document.getElementById(facesId) as HTMLStyleElement;
  const faces = ([...(element.sheet?.cssRules ?? [])] as CSSFontFaceRule[]).map(toFace);
  await Promise.allSettled(faces.map((face) => face.load()));
  if (faces.every(({ status }) => status === "loaded"))
    faces.forEach((face) => document.fonts.add(face));
  else element.media = "all";
}

/**
 * Brings the site's own faces: to large windows at once, to others when the page is there. Left to a
 * style sheet, they would keep Safari from showing anything until the styles below the fold have
 * come.
 */
export function loadFaces(): void {
  if (matchMedia(isFrom("md")).matches) void load();
  else afterLoad(() => void load());
}
