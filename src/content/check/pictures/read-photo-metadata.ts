import readExif from "exif-reader";
import sharp, { type Metadata } from "sharp";

/** What the file of a photo tells besides the photo. */
export interface PhotoMetadata {
  /** Whether it tells where the photo was taken. */
  place: boolean;
  /** The make and model of the camera or phone. */
  camera?: string;
}

function parse(exif: Buffer | undefined): Partial<ReturnType<typeof readExif>> {
  try {
    return exif ? readExif(exif) : {};
  } catch {
    // Damaged data tell nobody anything.
    return {};
  }
}

/** Reads what a picture tells of where and with what it was taken; nothing of what can't be read. */
export async function readPhotoMetadata(bytes: Buffer): Promise<PhotoMetadata> {
  const {
    format,
    exif,
    xmpAsString = "",
  } = await sharp(bytes)
    .metadata()
    .catch((): Partial<Metadata> => ({}));
  // A TIFF is such data itself.
  const { GPSInfo, Image } = parse(format === "tiff" ? bytes : exif);
  const names = [Image?.Make, Image?.Model].filter((name) => typeof name === "string");
  const camera = [...new Set(names.map((name) => name.replace(/\0/g, "").trim()))].join(" ");
  const inExif = GPSInfo?.GPSLatitude !== undefined || GPSInfo?.GPSLongitude !== undefined;
  return {
    place: inExif || /exif:GPS(?:Latitude|Longitude)\b/.test(xmpAsString),
    ...(camera && { camera }),
  };
}
