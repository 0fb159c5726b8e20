import { collections } from "../../model/collections";
import type { CollectionName } from "../../model/names";
import {
  allRecords,
  type ContentRecord,
  type FieldPath,
  getValue,
  locate,
  type RawContent,
  recordFields,
} from "../content";
import { shorten, type Warning } from "../errors";
import { recordTexts } from "../walk-fields";

const ownText = "write your own";
const ownWork = "say what you really do";
const ownAnswer = "answer as you would at the counter";

/** What the owner does with the samples of a collection. */
const replacements: Partial<Record<CollectionName, string>> = {
  gallery: "put your own photos there",
  team: "write who works with you, with a photo in content/team",
  reviews: "put there what your clients wrote",
  posts: "write your own, or delete the folder",
  pages: "make the words your own, and have a lawyer read what binds you",
  locations: "name where your clients live, and how long a map says they drive",
  faq: ownAnswer,
  chatCategories: ownAnswer,
  packages: ownWork,
  serviceItems: ownWork,
  chatServices: ownWork,
};

/** What the owner does with sample fields of `data/site.json`, by the start of their path. */
const siteReplacements: Record<string, string> = {
  takesTexts: "leave it if your number takes text messages, or delete the line",
  address: "write where your shop is",
  neighbor: "write whom your shop is in front of, or delete it",
  arrival: "write where to park and which door to take, or delete it",
  map: 'write the two numbers of your door ("The pin on the map" in docs/by-hand.md), or delete it',
  booking: "write what your booking service tells you",
  developer: "write who looks after the site",
};

const replacementOf = ({ collection }: ContentRecord, [field]: FieldPath): string =>
  (collection === "site" ? siteReplacements[String(field)] : replacements[collection]) ?? ownText;

/** The paths in `sample`: existing fields, or the whole record. */
function samplePaths(record: ContentRecord): FieldPath[] {
  const { sample } = recordFields(record);
  if (sample === true) return [[]];
  if (!Array.isArray(sample)) return [];
  return sample
    .filter((name) => typeof name === "string")
    .map((name) => name.split("."))
    .filter((path) => getValue(record.value, path) !== undefined);
}

const sampleMessage = "shipped with the site";

export const isSample = ({ message }: Warning): boolean => message === sampleMessage;

/** Records and fields that shipped as samples. */
export const samples = (content: RawContent): Warning[] =>
  allRecords(content).flatMap((record) => {
    const isAlone = collections[record.collection].kind === "object";
    const mark = isAlone ? 'its name from "sample"' : 'the line "sample"';
    return samplePaths(record).map((path) => ({
      ...locate(record, path),
      message: sampleMessage,
      fix: `${replacementOf(record, path)}, then delete ${mark}`,
    }));
  });

/** Names and numbers reserved for examples: RFC 2606, and 555-0100 to 555-0199. */
const reserved =
  /[\w.@:/-]{0,200}[\w-]\.example(?![\w.-]*\w)[^\s"')\]}]*|(?:\(\d{3}\) |\d{3}-)?555-01\d\d(?!\d)/gi;

/** Reserved addresses and phone numbers, except in records that are listed as samples. */
export const placeholders = (content: RawContent): Warning[] =>
  allRecords(content).flatMap((record) => {
    const listed = samplePaths(record);
    return recordTexts(record).flatMap(({ text, at }) =>
      [...text.matchAll(reserved)].flatMap(({ 0: found, index }) => {
        const where = at(index);
        const path = typeof where === "number" ? [] : where;
        if (listed.some((outer) => outer.every((step, depth) => path[depth] === step))) return [];
        const message = shorten(found.replace(/[.,;:!?]+$/, ""));
        const fix = "this belongs to nobody: write your own";
        return [{ ...locate(record, where), message, fix }];
      }),
    );
  });
