import { PDFiumLibrary } from "@hyzyla/pdfium";
import jsQR from "jsqr";
import sharp from "sharp";

/** Reads the QR code in a picture, like a phone's camera; `undefined` if it is unreadable. */
export async function readQrCode(picture: sharp.Sharp): Promise<string | undefined> {
  const { data, info } = await picture
    .flatten({ background: "white" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

interface PdfPage {
  /** Size in points, 72 per inch. */
  width: number;
  height: number;
  text: string;
  /** Draws the page at 144 dots per inch. A function, so that a failed test doesn't print the pixels. */
  draw: () => sharp.Sharp;
}

export async function readPdf(file: Buffer): Promise<PdfPage[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(file);
  const pages: PdfPage[] = [];
  for (const page of document.pages()) {
    const { originalWidth, originalHeight } = page.getOriginalSize(); // rendering closes the page
    const text = page.getText();
    const { data, width, height } = await page.render({ scale: 2, render: "bitmap" });
    pages.push({
      width: originalWidth,
      height: originalHeight,
      text,
      draw: () => sharp(Buffer.from(data), { raw: { width, height, channels: 4 } }),
    });
  }
  document.destroy();
  library.destroy();
  return pages;
}
