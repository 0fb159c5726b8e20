import { checkRecords } from "./check-records";
import type { ContentError } from "./content-error";
import { checkPictureFiles, checkPictureNames } from "./pictures/check-pictures";
import { namedPictures } from "./pictures/named-pictures";
import { byPlace } from "./place";
import type { Project } from "./read-project";

/**
 * Checks all content against the content model and each other: every rule whose breach stops a
 * build. What only deserves a warning is in warnings/list-warnings.ts.
 *
 * @returns all errors, by file and line
 */
export function checkContent(project: Project): ContentError[] {
  const { content, pictures, addresses, fileErrors, today } = project;
  const pictureNames = checkPictureNames(namedPictures(content), pictures);
  return byPlace([
    ...checkRecords(content, addresses, today, pictureNames),
    ...checkPictureFiles(pictures),
    ...fileErrors,
  ]);
}
