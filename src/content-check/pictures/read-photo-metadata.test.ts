import { photoFromPhone } from "../../../test/content-check/photo-from-phone";
import { jpeg } from "../../../test/content-check/fixture-site";
import { readPhotoMetadata } from "./read-photo-metadata";

describe("readPhotoMetadata", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)(
    "finds the place in a photo of %s",
    async (format) => {
      expect(await readPhotoMetadata(await photoFromPhone(format))).toMatchObject({ place: true });
    },
  );

  it("finds the place that a program for pictures wrote", async () => {
    const xmp = Buffer.from('<x:xmpmeta exif:GPSLatitude="30,16N"/>');
    expect(await readPhotoMetadata(Buffer.concat([await jpeg, xmp]))).toEqual({ place: true });
  });

  it("finds nothing in a photo without, and in what is damaged", async () => {
    expect(await readPhotoMetadata(await jpeg)).toEqual({ place: false });
    expect(await readPhotoMetadata(Buffer.from("Exif\0\0MM"))).toEqual({ place: false });
  });
});
