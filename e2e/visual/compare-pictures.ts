import sharp from "sharp";

/** Three pixels of a page are one of its picture: what differs by one is hardly seen any more. */
export const scale = 3;

/** How much of red, green or blue (0 to 255) makes another colour: a pixel's shift makes 75 at most. */
const otherColor = 80;

/** How far around a pixel its colour may be found, in pixels of the picture. */
const reach = 1;

/** Rows by which two pictures of the same page may differ in height: a line that is a pixel higher. */
const otherHeight = 2;

/** Pixels of other colours that pass. A link in the header that moves by 8 px makes 65. */
const most = 16;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** What two pictures of a page have to do with each other. */
export interface Comparison {
  /** Why they are not the same to the eye; empty if they are. */
  difference: string;
  /** The second picture, with what differs in red. */
  marked: Buffer;
}

async function readPixels(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Whether a pixel has no like in the other picture, in its place or beside it. */
function isAlone(one: Pixels, other: Pixels, x: number, y: number): boolean {
  const colorAt = (pixels: Pixels, atX: number, atY: number) => {
    const start = 3 * (atY * pixels.width + atX);
    return pixels.data.subarray(start, start + 3);
  };
  const color = colorAt(one, x, y);
  for (let atY = Math.max(0, y - reach); atY <= Math.min(other.height - 1, y + reach); atY += 1)
    for (let atX = Math.max(0, x - reach); atX <= Math.min(other.width - 1, x + reach); atX += 1) {
      const there = colorAt(other, atX, atY);
      if (color.every((part, index) => Math.abs(part - (there[index] ?? 0)) <= otherColor))
        return false;
    }
  return true;
}

/**
 * Compares two pictures of a page as somebody does who steps back from the screen: text that is drawn
 * a pixel aside passes, a button that has moved does not.
 */
export async function comparePictures(expected: Buffer, actual: Buffer): Promise<Comparison> {
  const [before, now] = await Promise.all([readPixels(expected), readPixels(actual)]);
  const marked = Buffer.from(now.data);
  const counts = { gone: 0, come: 0 };
  const height = Math.min(before.height, now.height);
  const width = Math.min(before.width, now.width);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const hasCome = isAlone(now, before, x, y);
      const hasGone = isAlone(before, now, x, y);
      counts.come += Number(hasCome);
      counts.gone += Number(hasGone);
      if (hasCome || hasGone) marked.set([255, 0, 0], 3 * (y * now.width + x));
    }
  const { width: fullWidth, height: fullHeight } = now;
  return {
    difference: describe(before, now, Math.max(counts.come, counts.gone)),
    marked: await sharp(marked, { raw: { width: fullWidth, height: fullHeight, channels: 3 } })
      .png()
      .toBuffer(),
  };
}

function describe(before: Pixels, now: Pixels, count: number): string {
  const higher = now.height - before.height;
  if (before.width !== now.width) return `${now.width} px wide, was ${before.width}`;
  if (Math.abs(higher) > otherHeight)
    return `about ${Math.abs(higher) * scale} px ${higher > 0 ? "higher" : "lower"} than it was`;
  return count > most ? `${count} pixels have another color, up to ${most} may` : "";
}
