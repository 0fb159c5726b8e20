import { checkRecords, mergeNames } from "./check-records";
import type { ContentError } from "./content-error";
import { checkPictureNames } from "./pictures/check-pictures";
import { checkJudged } from "./pictures/judge-picture";
import { namedPictures } from "./pictures/named-pictures";
import { checkStaticPhotos } from "./pictures/static-photos";
import type { Project } from "./read-project";
import { byPlace } from "./lines";

/**
 * Checks all content against the content model and each other: every rule whose breach stops a
 * build. What only deserves a warning is in list-warnings.ts.
 *
 * @returns all errors, by file and line
 */
export function checkContent(project: Project): ContentError[] {
  const { content, pictures, addresses, staticPhotos, today } = project;
  const named = namedPictures(content);
  const damaged = checkJudged(pictures, named);
  const broken = new Set(damaged.map(({ file }) => file));
  return byPlace([
    ...mergeNames(
      checkRecords(content, addresses, today),
      checkPictureNames(named, pictures, broken),
    ),
    ...damaged,
    ...checkStaticPhotos(staticPhotos),
  ]);
}
