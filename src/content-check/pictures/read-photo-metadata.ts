import readExif from "exif-reader";
import sharp from "sharp";
import { sniffFormat } from "./sniff-format";

/** What the file of a photo tells besides the photo. */
export interface PhotoMetadata {
  /** Whether it tells where the photo was taken. */
  place: boolean;
  /** The make and model of the camera or phone. */
  camera?: string;
}

const exifStart = Buffer.from("Exif\0\0", "latin1");

/** The EXIF data of a picture; a TIFF is such data itself, and of HEIC sharp reads none. */
function exifOf(bytes: Buffer, found: Buffer | undefined): Buffer | undefined {
  if (found) return found;
  if (sniffFormat(bytes) === "TIFF") return bytes;
  const at = bytes.indexOf(exifStart);
  return at === -1 ? undefined : bytes.subarray(at);
}

function parse(exif: Buffer | undefined): ReturnType<typeof readExif> | undefined {
  try {
    return exif && readExif(exif);
  } catch {
    // Damaged data tell nobody anything.
    return undefined;
  }
}

/** Reads what a picture tells of where and with what it was taken; nothing of what can't be read. */
export async function readPhotoMetadata(bytes: Buffer): Promise<PhotoMetadata> {
  const { exif, xmp } = await sharp(bytes)
    .metadata()
    .catch((): { exif?: Buffer; xmp?: Buffer } => ({}));
  const { GPSInfo, Image } = parse(exifOf(bytes, exif)) ?? {};
  const inXmp = /exif:GPS(?:Latitude|Longitude)\b/.test((xmp ?? bytes).toString("latin1"));
  const names = [Image?.Make, Image?.Model].filter((name) => typeof name === "string");
  const camera = [...new Set(names.map((name) => name.replace(/\0/g, "").trim()))].join(" ");
  return {
    place: GPSInfo?.GPSLatitude !== undefined || GPSInfo?.GPSLongitude !== undefined || inXmp,
    ...(camera && { camera }),
  };
}
