import { todayInAustin } from "../../lib/time/local-time";
import { listFixedPaths, type FixedPaths } from "./rules/links/fixed-paths";
import type { RawContent } from "./content";
import type { ContentError } from "./errors";
import { listAllFiles } from "./list-files";
import { readPictures, type Picture } from "./pictures/read-pictures";
import { parseContent } from "./read/parse-content";
import { readTexts } from "./read/read-content";
import { checkStaticNames } from "./rules/check-static-names";

/** The input of all rules, read from the disk at one moment. */
export interface Project {
  content: RawContent;
  pictures: Picture[];
  fixedPaths: FixedPaths;
  /** Errors of whole files: texts that can't be read, and files in `static` whose names aren't allowed. */
  fileErrors: ContentError[];
  /** A day like 2025-01-31, in Austin. */
  today: string;
}

/**
 * Reads everything that the check needs. Unreadable files become errors of the content; it throws
 * only if the disk fails.
 *
 * @param root the project's folder, with `data` and `content`
 * @param today a day like 2025-01-31, in Austin
 */
export async function readProject(
  root: string,
  today = todayInAustin(new Date()),
): Promise<Project> {
  const [{ texts, errors }, pictures, fixedPaths, staticFiles] = await Promise.all([
    readTexts(root),
    readPictures(root),
    listFixedPaths(root),
    listAllFiles(root, "static"),
  ]);
  const content = parseContent(texts);
  return {
    content,
    pictures,
    fixedPaths,
    fileErrors: [...errors, ...checkStaticNames(staticFiles)],
    today,
  };
}
