import { checkRecords } from "../../content/check/check-content";
import type { RawContent } from "../../content/check/content";
import { allRecords, errorAt, getValue, leavesOf, recordFields } from "../../content/check/content";
import { describeFound, formatValue, shorten, type ContentError } from "../../content/check/errors";
import { parseContent } from "../../content/check/parse-content";
import { checkNewPictures } from "../../content/check/pictures/check-pictures";
import type { FixedPaths } from "../../content/check/rules/check-links";
import { findPastDays } from "../../content/check/rules/past-days";
import { collectionOfFile, collections } from "../../content/model/collections";
import { formatMoment } from "../../lib/time/calendar";
import { pathLabels } from "../config/to-cms-field";
import type { Texts } from "../files/known-texts";
import { recordName } from "./generate-keys";

/** Identifies an error without its line, which moves with edits above it. */
const errorKey = ({ file, record, field, found }: ContentError): string =>
  JSON.stringify([file, record, field, found]);

/** An error with the labels of the form. */
function inForm(content: RawContent, error: ContentError): ContentError {
  const { file, record, field } = error;
  const name = collectionOfFile(file);
  if (!name) return { ...error, record: file };
  const { schema, edited } = collections[name];
  const found = content[name].records.find((one) => one.file === file && one.label === record);
  const title = found && recordName(name, recordFields(found));
  return {
    ...error,
    record: [edited.label, title ? `“${title}”` : record].filter(Boolean).join(", "),
    ...(field && { field: pathLabels(schema, field, found?.value) }),
  };
}

/** Errors of what is over in a file: a record, or a dated part of one. The key has all of its fields, in any order. */
function pastDaysOf(content: RawContent, path: string, now: string) {
  const records = allRecords(content).filter(({ file }) => file === path);
  return records.flatMap((record) =>
    findPastDays(record, now).map(({ path: field, value }) => {
      const expected = `a ${value.includes("T") ? "time" : "day or month"} that isn’t over`;
      const part = getValue(record.value, field.slice(0, -1));
      const leaves = leavesOf({ ...record, value: part }).map((leaf) => [leaf.path, leaf.value]);
      const key = JSON.stringify(leaves.toSorted());
      return { key, error: errorAt(record, field, { code: "value", found: value, expected }) };
    }),
  );
}

export function findErrors(
  files: Texts,
  path: string,
  text: string,
  fixedPaths: FixedPaths,
  now: string,
): ContentError[] {
  const today = now.slice(0, 10);
  const before = parseContent(files);
  const known = new Set(checkRecords(before, fixedPaths, today).map(errorKey));
  const content = parseContent(new Map(files).set(path, text));
  const errors = checkRecords(content, fixedPaths, today).filter(
    (error) => !error.after && (error.file === path || !known.has(errorKey(error))),
  );
  const old = pastDaysOf(before, path, now).map(({ key }) => key);
  const ofPastDays = pastDaysOf(content, path, now).filter(({ key }) => !old.includes(key));
  return [
    ...errors,
    ...ofPastDays.map(({ error }) => error),
    ...checkNewPictures(before, content, path),
  ].map((error) => inForm(content, error));
}

const toSentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!…]”?$/.test(text) ? "" : "."}`;

/** The sentences of an error, for a form: without lines, braces and quotes of a file. */
export function toOwnerMessage(error: ContentError): string {
  const { code, record, field, found, expected, fix, suggestion } = error;
  const isValue = code === "value";
  const value =
    typeof found === "string" ? `“${shorten(formatMoment(found))}”` : formatValue(found);
  const ofValue = (found ?? "") === "" ? "this field is empty" : `${value} can’t be used here`;
  const sentences = [
    isValue ? ofValue : `found ${describeFound(error)}`,
    suggestion,
    `${isValue ? "write" : "expected"} ${expected}`,
    fix,
    code === "unknown" && "if it is new, wait until it is live",
  ];
  const text = sentences.flatMap((one) => (one ? toSentence(one) : [])).join(" ");
  return `${[record, field].filter(Boolean).join(", ")}: ${text}`;
}
