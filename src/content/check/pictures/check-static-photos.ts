import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ContentError } from "../content-error";
import { readPhotoMetadata } from "./read-photo-metadata";

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
