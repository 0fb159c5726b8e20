import sharp from "sharp";
import { paper } from "../../src/components/poster/poster-size";
import { expect } from "./fixtures";

/** Left, top, right and bottom of a part of the sheet, in its own pixels. */
export type Part = [number, number, number, number];

/** Sections of the frame's outer line on all four sides; they are missing if the picture is cut off. */
const edges: Part[] = [
  [300, 28, 500, 32],
  [300, 1024, 500, 1028],
  [28, 400, 32, 600],
  [784, 400, 788, 600],
];
/** A part of the sheet's picture as shades of gray, 0 to 255, at two pixels per pixel of the sheet. */
export async function shadesOf(picture: sharp.Sharp, [left, top, right, bottom]: Part) {
  const size = { width: 2 * paper.width, height: 2 * paper.height };
  const whole = await picture
    .clone()
    .flatten({ background: "white" })
    .resize({ ...size, fit: "fill" })
    .png()
    .toBuffer();
  return sharp(whole)
    .extract({
      left: 2 * left,
      top: 2 * top,
      width: 2 * (right - left),
      height: 2 * (bottom - top),
    })
    .greyscale()
    .blur(2)
    .raw()
    .toBuffer();
}

export async function expectWholeFrame(picture: sharp.Sharp) {
  for (const edge of edges) {
    const shades = await shadesOf(picture, edge);
    expect(shades.reduce((sum, shade) => sum + shade, 0) / shades.length).toBeLessThan(150);
  }
}
