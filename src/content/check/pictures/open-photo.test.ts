import sharp from "sharp";
import { hardPhotos } from "../../../../test/content-check/hard-photos";
import { jpeg, makePicture } from "../../../../test/content-check/fixture-site";
import { openPhoto, readWholePhoto } from "./open-photo";

test.each(hardPhotos)("accepts a photo with %s, and the site can resize it", async (_, make) => {
  const bytes = await make();
  await readWholePhoto(bytes);
  for (const width of [640, 1600]) {
    const { image } = await openPhoto(bytes);
    const { info } = await image
      .resize({ width, height: 16_383, fit: "inside", withoutEnlargement: true })
      .webp({ effort: 0 })
      .toBuffer({ resolveWithObject: true });
    expect(info.width * info.height).toBeGreaterThan(0);
  }
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
