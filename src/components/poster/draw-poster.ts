import { getFontEmbedCSS, toCanvas } from "html-to-image";
import { transparentPixel } from "../../lib/pictures";
import { paper, picture } from "./poster-size";

const scale = picture.width / paper.width;

/** The page's CSS rules except fonts. Reading an extension's style sheet may throw. */
function pageRules(): string {
  const rules = [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules];
    } catch {
      return [];
    }
  });
  const withoutFonts = rules.filter((rule) => !(rule instanceof CSSFontFaceRule));
  return withoutFonts.map(({ cssText }) => cssText).join("\n");
}

/** @throws Error if the browser can't draw the sheet, or would return something else */
export async function drawPoster(original: HTMLElement): Promise<Blob> {
  if (!canReadCanvas()) throw new Error("The browser changes pictures.");
  const container = document.createElement("div");
  const sheet = original.cloneNode(true) as HTMLElement;
  container.inert = true;
  Object.assign(container.style, {
    position: "fixed",
    insetInlineStart: `${-2 * paper.width}px`,
    width: `${paper.width}px`,
    containerType: "inline-size",
  });
  container.append(sheet);
  document.body.append(container);
  try {
    const canvas = await drawSheet(sheet);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    if (!blob) throw new Error("The browser returned no picture.");
    return blob;
  } finally {
    container.remove();
  }
}

async function drawSheet(sheet: HTMLElement): Promise<HTMLCanvasElement> {
  const options = { imagePlaceholder: transparentPixel };
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
  // Draw twice: Safari's first drawing has no pictures (github.com/bubkoo/html-to-image/issues/488).
  await toPicture();
  return toPicture();
}

/** Browsers that prevent fingerprinting return noise, or white, instead of a canvas. */
function canReadCanvas(): boolean {
  const context = document.createElement("canvas").getContext("2d")!;
  const size = 10;
  context.fillRect(0, 0, size, size); // black
  const { data } = context.getImageData(0, 0, size, size);
  return data.every((value, index) => value < 128 || index % 4 === 3); // every fourth is the opacity
}
