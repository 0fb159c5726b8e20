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

/** @throws Error if the browser can't draw the sheet, or returns something other than it drew */
export async function drawPoster(original: HTMLElement): Promise<Blob> {
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
    if (!showsCode(canvas, sheet)) throw new Error("The browser has changed the picture.");
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
  await toPicture(); // Safari's first drawing lacks pictures: github.com/bubkoo/html-to-image/issues/488
  return toPicture();
}

/** Light modules around a QR code, and the dark and light ones of a line across its corner's square. */
const quietZone = 4;
const cornerLine = [true, false, true, true, true, false, true, false];

/** Whether the picture shows the code: browsers that prevent fingerprinting return noise, or white. */
function showsCode(canvas: HTMLCanvasElement, sheet: HTMLElement): boolean {
  const matrix = sheet.querySelector<SVGSVGElement>("svg[role=img]")?.getScreenCTM();
  const { left, top } = sheet.getBoundingClientRect();
  return cornerLine.every((isDark, index) =>
    [
      [index, 3],
      [3, index],
      [index, index],
    ].every(([column = 0, row = 0]) => {
      const module = new DOMPoint(column + quietZone + 0.5, row + quietZone + 0.5);
      const { x, y } = module.matrixTransform(matrix!);
      const pixel = canvas
        .getContext("2d")!
        .getImageData((x - left) * scale, (y - top) * scale, 1, 1);
      return pixel.data[1]! < 128 === isDark;
    }),
  );
}
