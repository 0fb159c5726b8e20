import type { FixedPaths } from "../../content/check/rules/links/fixed-paths";
import type { ContentError } from "../../content/check/errors";
import { collectionOfFile } from "../../content/model/collection-of-file";
import { checkRecords } from "../../content/check/check-content";
import { type RawContent, recordFields } from "../../content/check/content";
import {
  checkPictureFiles,
  checkPictureNames,
  namedPictures,
} from "../../content/check/pictures/check-pictures";
import { parseContent } from "../../content/check/read/parse-content";
import type { PictureFolder } from "../../content/model/names";
import { collectionLabel, recordName } from "../record-name";
import type { Files } from "../files/repository";

export interface Project {
  texts: Files;
  /** The paths of all pictures, if they are known. */
  pictures?: readonly string[];
}

/** Errors, and the content that contains them. */
interface ProjectCheck {
  content: RawContent;
  errors: ContentError[];
}

const toPicture = (file: string) => ({
  file,
  folder: file.split("/")[1] as PictureFolder,
});

function checkProject(
  { texts, pictures }: Project,
  fixedPaths: FixedPaths,
  today: string,
): ProjectCheck {
  const content = parseContent(texts);
  const files = pictures?.map(toPicture);
  const names = files && checkPictureNames(namedPictures(content), files);
  const errors = checkRecords(content, fixedPaths, today, names);
  return { content, errors: [...errors, ...(files ? checkPictureFiles(files) : [])] };
}

/** Identifies an error without its line, which moves with edits above it. */
const errorKey = ({ file, record, field, found }: ContentError): string =>
  JSON.stringify([file, record, field, found]);

/** An error's record as the editor's lists show it: `Blog posts, “Flea alert”`. */
function recordLocation(content: RawContent, { file, record }: ContentError): string {
  const name = collectionOfFile(file);
  if (!name) return file;
  const found = content[name].records.find((one) => one.file === file && one.label === record);
  const title = found && recordName(name, recordFields(found));
  return [collectionLabel(name), title && `“${title}”`].filter(Boolean).join(", ");
}

/**
 * The content check's new errors after a change: older errors don't stop a save. Names records as
 * the editor's lists show them.
 *
 * @param today a day like 2025-01-31, in Austin
 */
export function findNewErrors(
  before: Project,
  after: Project,
  fixedPaths: FixedPaths,
  today: string,
): ContentError[] {
  const known = new Set(checkProject(before, fixedPaths, today).errors.map(errorKey));
  const { content, errors } = checkProject(after, fixedPaths, today);
  // A lost character may still be intact in the old file; writing would make the loss permanent.
  const isLoss = ({ file, found }: ContentError) =>
    found.includes("\ufffd") && before.texts.get(file) !== after.texts.get(file);
  return errors
    .filter((error) => !known.has(errorKey(error)) || isLoss(error))
    .map((error) => ({ ...error, record: recordLocation(content, error) }));
}
