import sharp from "sharp";

/** A photo whose metadata contains its location and camera. */
export const photoFromPhone = (
  format: "jpeg" | "png" | "webp" | "avif" = "jpeg",
  width = 400,
): Promise<Buffer> =>
  sharp({ create: { width, height: width, channels: 3, background: "tan" } })
    .withExif({
      IFD0: { Make: "Apple", Model: "iPhone 15" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "30/1 16/1 0/1" },
    })
    .toFormat(format)
    .toBuffer();
