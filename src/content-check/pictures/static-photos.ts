import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ContentError } from "../content-error";
import { readPhotoMetadata, type PhotoMetadata } from "./read-photo-metadata";
import { sniffFormat } from "./sniff-format";

/** A photo that is published unchanged, with what its file reveals of place and camera. */
export interface StaticPhoto extends PhotoMetadata {
  /** Path from the project's folder, with slashes. */
  file: string;
}

const withTraces = ["JPEG", "PNG", "WebP", "TIFF", "HEIC", "AVIF"];

async function readPhoto(root: string, address: string): Promise<StaticPhoto[]> {
  const file = `static${address}`;
  const bytes = await readFile(join(root, file));
  if (!withTraces.includes(sniffFormat(bytes) ?? "")) return [];
  return [{ file, ...(await readPhotoMetadata(bytes)) }];
}

/**
 * Reads the photos of `static`.
 *
 * @param addresses the files of `static`, as `/photo.jpg`
 */
export const readStaticPhotos = async (root: string, addresses: string[]): Promise<StaticPhoto[]> =>
  (await Promise.all(addresses.map((address) => readPhoto(root, address)))).flat();

/**
 * Errors of photos that would tell every visitor where they were taken, such as at somebody's home.
 * All photos outside `static` are published without.
 */
export const checkStaticPhotos = (photos: StaticPhoto[]): ContentError[] =>
  photos
    .filter(({ place }) => place)
    .map(({ file, camera }) => ({
      file,
      found: `a photo that tells where it was taken (GPS)${camera ? `, with ${camera}` : ""}`,
      expected: "a photo without its place: what stands in static is published as it is",
      fix:
        "put it into the gallery in the editor and delete this file; or remove the place: in " +
        "Preview on a Mac by Tools > Show Inspector > GPS > Remove Location Info, on Windows by " +
        "Properties > Details > Remove Properties and Personal Information",
    }));
