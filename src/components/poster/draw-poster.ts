import { getFontEmbedCSS, toCanvas } from "html-to-image";
import { checkQrCode } from "./check-qr-code";
import { paper, picture } from "./poster-size";
import { transparentPixel } from "../../lib/pictures/transparent-pixel";

const isFontFace = (rule: CSSRule) => rule instanceof CSSFontFaceRule;

/** The page's CSS rules. Reading an extension's style sheet may throw. */
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

/** Runs a function with a hidden copy of the sheet in paper size. The visible one may be smaller. */
async function withPaperSize<T>(
  sheet: HTMLElement,
  task: (copy: HTMLElement) => Promise<T>,
): Promise<T> {
  const container = document.createElement("div");
  const copy = sheet.cloneNode(true) as HTMLElement;
  container.inert = true;
  Object.assign(container.style, {
    position: "fixed",
    insetInlineStart: `${-2 * paper.width}px`,
    width: `${paper.width}px`,
    containerType: "inline-size",
  });
  container.append(copy);
  document.body.append(container);
  try {
    return await task(copy);
  } finally {
    container.remove();
  }
}

/**
 * Draws the sheet, with fonts and pictures, as a PNG of exactly 2550 × 3300 pixels, regardless of
 * its size on screen. Logs and leaves blank what can't be fetched.
 *
 * @throws Error if the browser can't draw it, or returns something other than it drew
 */
export const drawPoster = (sheet: HTMLElement): Promise<Blob> => withPaperSize(sheet, drawSheet);

async function drawSheet(sheet: HTMLElement): Promise<Blob> {
  const options = { imagePlaceholder: transparentPixel };
  const scale = picture.width / paper.width;
  const fonts = await getFontEmbedCSS(sheet, options);
  const toPicture = () =>
    toCanvas(sheet, {
      ...options,
      ...picture,
      canvasWidth: picture.width,
      canvasHeight: picture.height,
      pixelRatio: 1,
      // The library copies SVG elements without their styles, so the rules must be included.
      fontEmbedCSS: `${fonts}\n${pageRules()}`,
      style: {
        width: `${paper.width}px`,
        height: `${paper.height}px`,
        transform: `scale(${scale})`,
        transformOrigin: "0 0",
      },
    });
  await toPicture(); // Safari's first drawing lacks pictures: github.com/bubkoo/html-to-image/issues/488
  const canvas = await toPicture();
  checkQrCode(canvas, sheet, scale);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error("The browser returned no picture.");
  return blob;
}
