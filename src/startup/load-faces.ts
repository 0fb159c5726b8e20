import { afterLoad } from "./after-load";

/** The style element with the site's own faces; its `media` says which windows ask for them at once. */
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
  if (matchMedia(element.media).matches) return;
  const faces = ([...(element.sheet?.cssRules ?? [])] as CSSFontFaceRule[]).map(toFace);
  await Promise.allSettled(faces.map((face) => face.load()));
  if (faces.every(({ status }) => status === "loaded"))
    faces.forEach((face) => document.fonts.add(face));
  else element.media = "all";
}

/** Brings the site's own faces, where the style sheet has left them for later. */
export function loadFaces(): void {
  afterLoad(() => void load());
}
