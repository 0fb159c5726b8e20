import { checkRecords } from "../../content/check/check-content";
import { type RawContent, recordFields } from "../../content/check/content";
import type { ContentError } from "../../content/check/errors";
import { parseContent } from "../../content/check/parse-content";
import type { FixedPaths } from "../../content/check/rules/check-links";
import { collectionOfFile, collections } from "../../content/model/collections";
import type { Files } from "../files/repository";
import { recordName } from "./generate-keys";

/** Identifies an error without its line, which moves with edits above it. */
const errorKey = ({ file, record, field, found }: ContentError): string =>
  JSON.stringify([file, record, field, found]);

function recordLocation(content: RawContent, { file, record }: ContentError): string {
  const name = collectionOfFile(file);
  if (!name) return file;
  const found = content[name].records.find((one) => one.file === file && one.label === record);
  const title = found && recordName(name, recordFields(found));
  return [collections[name].edited.label, title ? `“${title}”` : record].filter(Boolean).join(", ");
}

export function findErrors(
  files: Files,
  path: string,
  text: string,
  fixedPaths: FixedPaths,
  today: string,
): ContentError[] {
  const known = new Set(checkRecords(parseContent(files), fixedPaths, today).map(errorKey));
  const content = parseContent(new Map(files).set(path, text));
  return checkRecords(content, fixedPaths, today)
    .filter((error) => error.file === path || !known.has(errorKey(error)))
    .map((error) => ({ ...error, record: recordLocation(content, error) }));
}
