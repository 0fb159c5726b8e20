import { checkRecords } from "../../content/check/check-content";
import { allRecords, errorAt, type RawContent, recordFields } from "../../content/check/content";
import { describeFound, formatValue, shorten, type ContentError } from "../../content/check/errors";
import { parseContent } from "../../content/check/parse-content";
import type { FixedPaths } from "../../content/check/rules/check-links";
import { findPastDays } from "../../content/check/rules/past-days";
import { collectionOfFile, collections } from "../../content/model/collections";
import { pathLabels } from "../config/to-cms-field";
import type { Texts } from "../files/known-texts";
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

/** Errors of all days of a file that are over, without their position in a list, which moves. */
function pastDaysOf(content: RawContent, path: string, today: string) {
  const records = allRecords(content).filter(({ file }) => file === path);
  return records.flatMap((record) =>
    findPastDays(record, today).map(({ path: field, value }) => {
      const expected = "a day or month that isn’t over";
      const key = [...field.filter((step) => typeof step === "string"), value].join(".");
      return { key, error: errorAt(record, field, { code: "value", found: value, expected }) };
    }),
  );
}

/** Errors of days that are over, and that this edit has added or changed. */
function newPastDays(before: RawContent, after: RawContent, path: string, today: string) {
  const old = pastDaysOf(before, path, today).map(({ key }) => key);
  const errors: ContentError[] = [];
  for (const { key, error } of pastDaysOf(after, path, today)) {
    const index = old.indexOf(key);
    if (index === -1) errors.push(error);
    else old.splice(index, 1);
  }
  return errors;
}

export function findErrors(
  files: Texts,
  path: string,
  text: string,
  fixedPaths: FixedPaths,
  today: string,
): ContentError[] {
  const before = parseContent(files);
  const known = new Set(checkRecords(before, fixedPaths, today).map(errorKey));
  const content = parseContent(new Map(files).set(path, text));
  const errors = checkRecords(content, fixedPaths, today).filter(
    (error) => !error.after && (error.file === path || !known.has(errorKey(error))),
  );
  return [...errors, ...newPastDays(before, content, path, today)].map((error) => ({
    ...error,
    record: recordLocation(content, error),
  }));
}

const toSentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!…]”?$/.test(text) ? "" : "."}`;

/** The sentences of an error, for a form: without lines, braces and quotes of a file. */
function errorSentences(error: ContentError): string[] {
  const { code, found, expected } = error;
  const value = typeof found === "string" ? `“${shorten(found)}”` : formatValue(found);
  const wanted = toSentence(`write ${expected}`);
  const isEmpty = (found ?? "") === "";
  if (code === "no-text") return ["The text is empty.", wanted];
  if (code === "repeated") return [`${value} appears twice.`, wanted];
  if (code === "draft") return [`${value} is a draft, which can’t be used here.`, wanted];
  if (code === "value")
    return [isEmpty ? "This field is empty." : `${value} can’t be used here.`, wanted];
  return [toSentence(`found ${describeFound(error)}`), toSentence(`expected ${expected}`)];
}

export function toOwnerMessage(error: ContentError): string {
  const { code, file, record, field, fix, suggestion } = error;
  const name = collectionOfFile(file);
  const label = field && name ? pathLabels(collections[name].schema, field) : field;
  const [found = "", wanted = ""] = errorSentences(error);
  const sentences = [found, ...(suggestion ? [toSentence(suggestion)] : []), wanted];
  if (fix) sentences.push(toSentence(fix));
  if (code.startsWith("unknown")) sentences.push("If it is new, wait until it is live.");
  return `${[record, label].filter(Boolean).join(", ")}: ${sentences.join(" ")}`;
}
