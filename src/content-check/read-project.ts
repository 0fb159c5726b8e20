import { todayInAustin } from "../lib/local-time";
import { listFileAddresses, type FileAddresses } from "./addresses/list-addresses";
import type { RawContent } from "./content";
import { judgePictures, type JudgedPicture } from "./pictures/judge-picture";
import { listPictures } from "./pictures/picture-files";
import { readStaticPhotos, type StaticPhoto } from "./pictures/static-photos";
import { readContent } from "./read/read-collection";

/** All that the rules judge, as it was read from the disk at one time. */
export interface Project {
  content: RawContent;
  pictures: JudgedPicture[];
  addresses: FileAddresses;
  /** Photos of `static`, which are published as they are. */
  staticPhotos: StaticPhoto[];
  /** A day like 2025-01-31, in Austin. */
  today: string;
}

/**
 * Reads what is checked. What can't be read is an error among the content's; it throws only on a disk
 * that fails.
 *
 * @param root the project's folder, with `data` and `content`
 * @param today a day like 2025-01-31, in Austin
 */
export async function readProject(
  root: string,
  today = todayInAustin(new Date()),
): Promise<Project> {
  const content = await readContent(root);
  const pictures = await judgePictures(root, await listPictures(root));
  const addresses = await listFileAddresses(root);
  const staticPhotos = await readStaticPhotos(root, addresses.files);
  return { content, pictures, addresses, staticPhotos, today };
}
