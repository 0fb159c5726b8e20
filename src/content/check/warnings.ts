import { formatDate } from "../../lib/time/calendar";
import { collectionOfFile, collections } from "../model/collections";
import { isPlaceholder } from "../model/fill-from-host";
import { collectionNames } from "../model/names";
import type { ContentRecord, FieldPath, RawContent } from "./content";
import { allRecords, getValue, recordFields, recordTexts, warningAt } from "./content";
import { shorten, sortByLocation, type Warning } from "./errors";
import { findDoubts } from "./rules/doubts";
import { findPastDays } from "./rules/past-days";
import { findVisibleSigns } from "./rules/visible-signs";

function samplePaths(record: ContentRecord): FieldPath[] {
  const { sample } = recordFields(record);
  if (sample === true) return [[]];
  if (!Array.isArray(sample)) return [];
  return sample
    .map((name) => String(name).split("."))
    .filter((path) => getValue(record.value, path) !== undefined);
}

const example = "an example that came with the site; write your own, then delete";

const sampleWarnings = (record: ContentRecord): Warning[] =>
  samplePaths(record).map((path) => {
    const isField = collections[record.collection].kind === "object";
    const rest = isField ? 'its name from "sample"' : '"sample" and its value';
    const found = `${example} ${rest}, and a comma that is left over`;
    return { ...warningAt(record, path, found), sample: isField ? "field" : "record" };
  });

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
      return [warningAt(record, where, `${value}; this belongs to nobody: write your own`)];
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

export type LaunchForm = ReturnType<typeof launchForms>[number];

export const launchForms = (warnings: readonly Warning[]) =>
  collectionNames
    .map((name) => ({
      name,
      warnings: warnings.filter(({ file }) => collectionOfFile(file) === name),
    }))
    .filter((form) => form.warnings.length > 0);

const pastDayWarnings = (record: ContentRecord, today: string): Warning[] =>
  findPastDays(record, today).map(({ path, day }) => {
    const advice = "write a later day, or delete the whole entry";
    return warningAt(record, path, `ended on ${formatDate(day)}; ${advice}`);
  });

export const listWarnings = (
  { content, today }: { content: RawContent; today: string },
  hostUrl?: string,
) => {
  const records = allRecords(content);
  const others = [
    // Once a seasonal offer has ended, the site shows it in the past tense.
    ...records
      .filter(({ collection }) => collection !== "seasonalOffers")
      .flatMap((record) => pastDayWarnings(record, today)),
    ...records.flatMap(findVisibleSigns),
    ...findDoubts(content),
  ];
  return { launch: launchWarnings(content, hostUrl), others: sortByLocation(others) };
};
