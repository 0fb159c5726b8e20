import { checkRecords } from "../../content/check/check-content";
import { type RawContent, recordFields } from "../../content/check/content";
import type { ContentError, ErrorText } from "../../content/check/errors";
import { parseContent } from "../../content/check/parse-content";
import type { FixedPaths } from "../../content/check/rules/check-links";
import { collectionOfFile, collections } from "../../content/model/collections";
import { pathLabels } from "../config/to-cms-field";
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

/** Details that concern only the file, which the owner doesn't see in the form. */
const ofTheFile = /, from \{ to \}.*|,? (?:without|in) quotes\b| on line 0\b/g;

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? "" : "."}`;

function problemSentence(found: string): string {
  if (found.startsWith("nothing")) return "This field is empty.";
  const [, value, rest = ""] = /^"(.*)"(.*)$/s.exec(found) ?? [];
  if (value === "") return "This field is empty.";
  return value === undefined ? sentence(`found ${found}`) : `“${value}”${rest} can’t be used here.`;
}

function errorSentences({ found, expected, fix }: ErrorText): string {
  const problem = problemSentence(found.replace(ofTheFile, ""));
  const isValue = !problem.startsWith("Found");
  const wanted = sentence(`${isValue ? "write" : "expected"} ${expected.replace(ofTheFile, "")}`);
  return [problem, wanted, fix && sentence(fix.replace(ofTheFile, ""))].filter(Boolean).join(" ");
}

export function toOwnerMessage({ file, record, field, ...words }: ContentError): string {
  const name = collectionOfFile(file);
  const label = field && name ? pathLabels(collections[name].schema, field) : field;
  return `${[record, label].filter(Boolean).join(", ")}: ${errorSentences(words)}`;
}
