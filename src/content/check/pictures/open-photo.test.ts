import sharp from "sharp";
import { jpeg, makePicture } from "../../../../test/content-check/fixture-site";
import { openPhoto, readWholePhoto } from "./open-photo";

/** A faulty scan like that of some Samsung phones: it claims to end before it begins. */
async function withWrongScan(): Promise<Buffer> {
  const bytes = Buffer.from(await jpeg);
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
  bytes[scan + 6 + 2 * (bytes[scan + 4] ?? 0)] = 0;
  return bytes;
}

test.each<[string, () => Promise<Buffer>]>([
  ["a wrong scan", withWrongScan],
  ["stray bytes at its end", async () => Buffer.concat([await jpeg, Buffer.alloc(5000, 7)])],
  [
    "CMYK",
    async () =>
      sharp(await jpeg)
        .toColourspace("cmyk")
        .jpeg()
        .toBuffer(),
  ],
  [
    "16 bits",
    async () =>
      sharp(await jpeg)
        .toColourspace("rgb16")
        .png()
        .toBuffer(),
  ],
  [
    "AVIF",
    async () =>
      sharp(await jpeg)
        .avif({ effort: 0 })
        .toBuffer(),
  ],
  [
    "TIFF",
    async () =>
      sharp(await jpeg)
        .tiff()
        .toBuffer(),
  ],
])("accepts a photo with %s, and the site can resize it", async (_, make) => {
  const bytes = await make();
  await readWholePhoto(bytes);
  const { image } = await openPhoto(bytes);
  const { info } = await image.resize(64).webp().toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(64);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "rotates a photo with orientation %i upright",
  async (orientation) => {
    const bytes = await sharp(await jpeg)
      .resize(40, 30, { fit: "fill" })
      .withMetadata({ orientation })
      .toBuffer();
    const { image, width, height } = await openPhoto(bytes);
    expect([width, height]).toEqual(orientation > 4 ? [30, 40] : [40, 30]);
    const { info } = await image.png().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([width, height]);
  },
);

test.each<[string, () => Promise<Buffer>, string]>([
  ["half a JPEG", async () => (await jpeg).subarray(0, 5000), "damaged or cut off"],
  ["half a PNG", async () => (await makePicture("png")).subarray(0, 5000), "damaged or cut off"],
  ["half a WebP", async () => (await makePicture("webp")).subarray(0, 5000), "damaged or cut off"],
  ["half a TIFF", async () => (await makePicture("tiff")).subarray(0, 5000), "damaged or cut off"],
  ["an empty file", () => Promise.resolve(Buffer.alloc(0)), "damaged or cut off"],
  ["a GIF", () => makePicture("gif", 40), "a picture in the format GIF"],
  [
    "a photo with too many pixels",
    async () => {
      const bytes = await sharp(await jpeg)
        .png()
        .toBuffer();
      bytes.writeUInt32BE(60_000, 16); // the header's width and height
      bytes.writeUInt32BE(60_000, 20);
      return bytes;
    },
    "a picture of 60000 × 60000 pixels, which is too large",
  ],
])("refuses %s", async (_, make, found) => {
  await expect(readWholePhoto(await make())).rejects.toThrow(found);
});
