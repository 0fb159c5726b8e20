import sharp from "sharp";
import { readPhotoMetadata } from "../../content/check/pictures/check-static-photos";
import { photoFromPhone } from "../../../test/content-check/photo-from-phone";
import { stripMetadata } from "./strip-metadata";

describe("a picture beside a review", () => {
  it.each(["jpeg", "png", "webp"] as const)(
    "is published without its place: %s",
    async (format) => {
      const photo = await photoFromPhone(format);
      expect(await readPhotoMetadata(photo)).toEqual({ place: true, camera: "Apple iPhone 15" });
      expect(await readPhotoMetadata(await stripMetadata(photo))).toEqual({ place: false });
    },
  );

  it("stays of its format, upright, and no larger than it is shown", async () => {
    const { format, width, height } = await sharp(
      await stripMetadata(await photoFromPhone("jpeg", 900)),
    ).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 384, height: 384 });
  });

  it("stays as it is if it is a drawing", async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect(await stripMetadata(drawing)).toBe(drawing);
  });
});
