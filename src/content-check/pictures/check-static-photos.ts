import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ContentError } from "../content-error";
import { readTraces } from "./read-traces";
import { sniffFormat } from "./sniff-format";

const withTraces = ["JPEG", "PNG", "WebP", "TIFF", "HEIC", "AVIF"];

async function check(root: string, address: string): Promise<ContentError[]> {
  const file = `static${address}`;
  const bytes = await readFile(join(root, file));
  if (!withTraces.includes(sniffFormat(bytes) ?? "")) return [];
  const { place, camera } = await readTraces(bytes);
  if (!place) return [];
  return [
    {
      file,
      found: `a photo that tells where it was taken (GPS)${camera ? `, with ${camera}` : ""}`,
      expected: "a photo without its place: what stands in static is published as it is",
      fix:
        "for the gallery, use npm run add:photo and delete this file; otherwise remove the place: in " +
        "Preview on a Mac by Tools > Show Inspector > GPS > Remove Location Info, on Windows by " +
        "Properties > Details > Remove Properties and Personal Information",
    },
  ];
}

/**
 * Errors of photos in `static` that would tell every visitor where they were taken, such as at
 * somebody's home. All other photos are published without.
 *
 * @param addresses the files of `static`, as `/photo.jpg`
 */
export const checkStaticPhotos = async (
  root: string,
  addresses: string[],
): Promise<ContentError[]> =>
  (await Promise.all(addresses.map((address) => check(root, address)))).flat();
