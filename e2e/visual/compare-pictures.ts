import sharp from "sharp";

/** Three pixels of a page are one of its picture: what differs by one is hardly seen any more. */
export const scale = 3;

/** How much of red, green or blue (0 to 255) makes another colour: a pixel's shift makes 75 at most. */
const otherColor = 80;

/** The same where nothing is drawn around: no letter's shift reaches there, so that every tone counts. */
const otherTone = 12;

/** How far around a pixel everything has its tone where nothing is drawn, in pixels of the picture. */
const plain = 2;

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

/** A pixel of a picture. */
interface Place {
  pixels: Pixels;
  x: number;
  y: number;
}

/** How far two colours are from each other in the one of red, green and blue that differs most. */
function distance(one: Place, other: Place): number {
  const here = 3 * (one.y * one.pixels.width + one.x);
  const there = 3 * (other.y * other.pixels.width + other.x);
  let apart = 0;
  for (let part = 0; part < 3; part += 1) {
    const difference = (one.pixels.data[here + part] ?? 0) - (other.pixels.data[there + part] ?? 0);
    apart = Math.max(apart, Math.abs(difference));
  }
  return apart;
}

/** How far a pixel's colour is from the nearest and the farthest of those around a place. */
function distancesAround(one: Place, { pixels, x, y }: Place, radius: number) {
  const [right, bottom] = [
    Math.min(x + radius, pixels.width - 1),
    Math.min(y + radius, pixels.height - 1),
  ];
  let nearest = Infinity;
  let farthest = 0;
  for (let atY = Math.max(0, y - radius); atY <= bottom; atY += 1)
    for (let atX = Math.max(0, x - radius); atX <= right; atX += 1) {
      const apart = distance(one, { pixels, x: atX, y: atY });
      nearest = Math.min(nearest, apart);
      farthest = Math.max(farthest, apart);
    }
  return { nearest, farthest };
}

/** Whether a pixel has no like in the other picture, in its place or beside it. */
function isAlone(one: Pixels, other: Pixels, x: number, y: number): boolean {
  const [here, there] = [
    { pixels: one, x, y },
    { pixels: other, x, y },
  ];
  if (distance(here, there) <= otherTone) return false;
  const { nearest } = distancesAround(here, there, reach);
  if (nearest > otherColor) return true;
  return nearest > otherTone && distancesAround(here, here, plain).farthest <= otherTone;
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
