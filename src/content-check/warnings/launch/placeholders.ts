import { collections } from "../../../content-model/collections";
import { allRecords, type ContentRecord, type RawContent } from "../../content";
import { textsIn } from "../../walk-fields";
import { warningAt, type Warning } from "../../warning";
import { indexLines } from "../../lines";
import { shorten, toWords } from "../../wording";
import { type FieldPath } from "../../field-path";
import { samplePaths } from "./samples";

/** Names and numbers that are reserved for examples: RFC 2606, and 555-0100 to 555-0199. */
const reserved =
  /[\w.@:/-]{0,200}[\w-]\.example(?![\w.-]*\w)[^\s"')\]}]*|(?:\(\d{3}\) |\d{3}-)?555-01\d\d(?!\d)/gi;

const findIn = (text: string): { index: number; found: string }[] =>
  [...text.matchAll(reserved)].map(({ 0: found, index }) => ({
    index,
    found: shorten(found.replace(/[.,;:!?]+$/, "")),
  }));

const fix = "this belongs to nobody: write your own";

function inBody({ body, file, label: record }: ContentRecord): Warning[] {
  if (!body) return [];
  const lineAt = indexLines(body.text);
  return findIn(body.text).map(({ index, found }) => {
    const line = lineAt(index);
    return { topic: "launch", file, line, record, message: found, fix };
  });
}

/** Whether a field is one of others, or inside of one. */
const isWithin = (outer: FieldPath[], path: FieldPath): boolean =>
  outer.some((start) => start.every((step, index) => path[index] === step));

function inFields(record: ContentRecord, listed: FieldPath[]): Warning[] {
  const { type, kind } = collections[record.collection];
  return textsIn(record.value)
    .filter(({ path }) => !isWithin(listed, path))
    .flatMap(({ path, text }) =>
      findIn(text).map(({ found }) => ({
        ...warningAt("launch", record, path, found),
        fix,
        ...(kind === "list" && { kind: toWords(type) }),
      })),
    );
}

/**
 * Addresses and phone numbers that belong to nobody; not in what is listed as an example anyway.
 */
export const placeholders = (content: RawContent): Warning[] =>
  allRecords(content).flatMap((record) => {
    const listed = samplePaths(record);
    return [...inFields(record, listed), ...(isWithin(listed, []) ? [] : inBody(record))];
  });
