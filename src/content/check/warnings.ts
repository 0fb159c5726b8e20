import { formatDate } from "../../lib/time/calendar";
import { collectionOfFile, collections } from "../model/collections";
import { isPlaceholder } from "../model/fill-from-host";
import { collectionNames, type CollectionName } from "../model/names";
import {
  allRecords,
  getValue,
  leavesOf,
  locate,
  nodesOf,
  recordFields,
  recordTexts,
  type ContentRecord,
  type FieldPath,
  type Position,
  type RawContent,
} from "./content";
import { shorten, sortByLocation, type Warning } from "./errors";

function samplePaths(record: ContentRecord): FieldPath[] {
  const { sample } = recordFields(record);
  if (sample === true) return [[]];
  if (!Array.isArray(sample)) return [];
  return sample
    .map((name) => String(name).split("."))
    .filter((path) => getValue(record.value, path) !== undefined);
}

const sampleWarnings = (record: ContentRecord): Warning[] =>
  samplePaths(record).map((path) => ({
    ...locate(record, path),
    code: collections[record.collection].kind === "object" ? "sample-field" : "sample",
    found: "",
  }));

/** Names and numbers reserved for examples: RFC 2606, and 555-0100 to 555-0199. */
const reservedName =
  /[\w.@:/-]{0,200}[\w-]\.example(?![\w.-]*\w)[^\s"')\]}]*|(?:\(\d{3}\) |\d{3}-)?555-01\d\d(?!\d)/gi;

function placeholderWarnings(record: ContentRecord): Warning[] {
  const listed = samplePaths(record);
  return recordTexts(record).flatMap(({ text, at }) =>
    [...text.matchAll(reservedName)].flatMap(({ 0: found, index }): Warning[] => {
      const where = at(index);
      const path = typeof where === "number" ? [] : where;
      if (listed.some((outer) => outer.every((step, depth) => path[depth] === step))) return [];
      const value = shorten(found.replace(/[.,;:!?]+$/, ""));
      return [{ ...locate(record, where), code: "placeholder", found: value }];
    }),
  );
}

export function launchWarnings(content: RawContent, publishedUrl?: string): Warning[] {
  const records = allRecords(content);
  // The host replaces the address that came with the site.
  const isFilledByHost = publishedUrl !== undefined && !isPlaceholder(publishedUrl);
  const own = records
    .flatMap(placeholderWarnings)
    .filter(({ file, field }) => !(isFilledByHost && file === "data/site.json" && field === "url"));
  return sortByLocation([...records.flatMap(sampleWarnings), ...own]);
}

export interface LaunchForm {
  name: CollectionName;
  warnings: Warning[];
}

export const launchForms = (warnings: readonly Warning[]): LaunchForm[] =>
  collectionNames
    .map((name) => ({
      name,
      warnings: warnings.filter(({ file }) => collectionOfFile(file) === name),
    }))
    .filter((form) => form.warnings.length > 0);

const endedWarnings = ({ promotions, notices }: RawContent, today: string): Warning[] =>
  [...promotions.records, ...notices.records].flatMap((record) => {
    const field = record.collection === "notices" ? "until" : "validUntil";
    const [day] = /^\d{4}-\d{2}-\d{2}/.exec(String(recordFields(record)[field])) ?? [];
    if (day === undefined || day >= today) return [];
    return [{ ...locate(record, [field]), code: "ended", found: formatDate(day) }];
  });

/** Markdown that had no effect: `**`, `~~`, `](`, `[^`, `&nbsp;`, `#Title`, `[ ]`, rows of `|`. */
const markdownSign =
  /(?<![*\p{L}\p{N}])\*\*(?![*\s])|(?<![*\s])\*\*(?![*\p{L}\p{N}])|~~|\]\(|\]\s\((?=\/|https?:)|\[\^|&(?:nbsp|amp|lt|gt|quot|#\d+);|^#{1,6}\p{Lu}\p{Ll}*(?![\p{L}\p{N}])|^\[[ xX]?\](?= )|^\|.+\|/mu;

/** Markdown signs that visitors read as typed. Reviews stay as clients wrote them. */
function signWarnings(record: ContentRecord): Warning[] {
  if (record.collection === "reviews") return [];
  const texts = [
    ...leavesOf(record).map(({ path, value }): [Position, unknown] => [path, value]),
    ...nodesOf(record)
      .filter(({ type }) => type === "text")
      .map(({ value, position }): [Position, unknown] => [position?.start.offset ?? 0, value]),
  ];
  return texts.flatMap(([position, text]) => {
    const shown = typeof text === "string" ? text.replace(/https?:\S+/g, "") : "";
    const found = markdownSign.exec(shown);
    if (!found) return [];
    const around = shorten(shown.slice(Math.max(0, found.index - 20), found.index + 30).trim());
    return [{ ...locate(record, position), code: "visible-signs", found: around }];
  });
}

export interface WarningList {
  launch: Warning[];
  others: Warning[];
}

export const listWarnings = (
  { content, today }: { content: RawContent; today: string },
  hostUrl?: string,
): WarningList => ({
  launch: launchWarnings(content, hostUrl),
  others: sortByLocation([
    ...endedWarnings(content, today),
    ...allRecords(content).flatMap(signWarnings),
  ]),
});
