import { readFile } from "node:fs/promises";
import { join } from "node:path";
import readExif from "exif-reader";
import sharp, { type Metadata } from "sharp";
import type { ContentError } from "../content-error";

/** What the file of a photo tells besides the photo. */
interface PhotoMetadata {
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

async function checkPhoto(root: string, file: string): Promise<ContentError[]> {
  const { place, camera } = await readPhotoMetadata(await readFile(join(root, file)));
  if (!place) return [];
  const found = `a photo that tells where it was taken (GPS)${camera ? `, with ${camera}` : ""}`;
  const expected = "a photo without its place: what stands in static is published as it is";
  const fix =
    "put it into the gallery in the editor and delete this file; or remove the place: in " +
    "Preview on a Mac by Tools > Show Inspector > GPS > Remove Location Info, on Windows by " +
    "Properties > Details > Remove Properties and Personal Information";
  return [{ file, found, expected, fix }];
}

/**
 * Errors of photos that would tell every visitor where they were taken, such as at somebody's home.
 * All photos outside `static` are published without.
 *
 * @param addresses the files of `static`, as `/photo.jpg`
 */
export const checkStaticPhotos = async (
  root: string,
  addresses: string[],
): Promise<ContentError[]> =>
  (await Promise.all(addresses.map((address) => checkPhoto(root, `static${address}`)))).flat();
