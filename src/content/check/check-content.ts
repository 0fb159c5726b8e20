import { checkRecords } from "./check-records";
import { type ContentError, sortByLocation } from "./errors";
import { checkPictureFiles, checkPictureNames } from "./pictures/check-pictures";
import { namedPictures } from "./pictures/named-pictures";
import type { Project } from "./read-project";

/**
 * Runs every rule that can stop a build, on all content. warnings/list-warnings.ts contains the
 * rules that only warn.
 *
 * @returns all errors, by file and line
 */
export function checkContent(project: Project): ContentError[] {
  const { content, pictures, fixedPaths, fileErrors, today } = project;
  const pictureNames = checkPictureNames(namedPictures(content), pictures);
  return sortByLocation([
    ...checkRecords(content, fixedPaths, today, pictureNames),
    ...checkPictureFiles(pictures),
    ...fileErrors,
  ]);
}
