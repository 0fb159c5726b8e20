import { getFontEmbedCSS, toBlob } from "html-to-image";
import { paper, picture } from "../components/qr-poster/poster-size";

/** Stands for a picture that could not be fetched: a single transparent pixel. */
const placeholder =
  "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

const isFontFace = (rule: CSSRule) => rule instanceof CSSFontFaceRule;

/** The rules of the page's own style sheets; a browser extension's may not be read. */
function pageRules(): string {
  const rules = [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules];
    } catch {
      return [];
    }
  });
  return rules
    .filter((rule) => !isFontFace(rule))
    .map((rule) => rule.cssText)
    .join("\n");
}

/**
 * Draws the poster's sheet, fonts and pictures included, as a PNG of exactly 2550 × 3300 pixels,
 * however small the sheet is shown. What can't be fetched is warned of and left blank.
 *
 * @throws Error if the browser can't draw it
 */
export async function drawPoster(sheet: HTMLElement): Promise<Blob> {
  const options = { imagePlaceholder: placeholder };
  const fonts = await getFontEmbedCSS(sheet, options);
  const draw = () =>
    toBlob(sheet, {
      ...options,
      ...picture,
      canvasWidth: picture.width,
      canvasHeight: picture.height,
      pixelRatio: 1,
      // The parts of an SVG are copied without their styles, so the rules have to come along.
      fontEmbedCSS: `${fonts}\n${pageRules()}`,
      style: {
        width: `${paper.width}px`,
        height: `${paper.height}px`,
        transform: `scale(${picture.width / paper.width})`,
        transformOrigin: "0 0",
      },
    });
  await draw(); // Safari's first drawing lacks pictures: github.com/bubkoo/html-to-image/issues/488
  const blob = await draw();
  if (!blob) throw new Error("The browser gave no picture.");
  return blob;
}
