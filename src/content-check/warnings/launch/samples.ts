import { collections } from "../../../content-model/collections";
import type { CollectionName } from "../../../content-model/names";
import { allRecords, fieldsOf, type ContentRecord, type RawContent } from "../../content";
import { warningAt, type Warning } from "../../warning";
import { showValue, toWords } from "../../wording";
import { type FieldPath } from "../../field-path";

const ownText = "write your own";
const ownWork = "say what you really do";
const ownAnswer = "answer as you would at the counter";

/** What the owner does with the examples of a collection. */
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

/** What the owner does with fields of `data/site.json`, by the first part of their path. */
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

const kindOf = ({ collection }: ContentRecord): string => toWords(collections[collection].type);

const valueAt = (value: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (inner, step) =>
      typeof inner === "object" && inner !== null
        ? (inner as Record<string | number, unknown>)[step]
        : undefined,
    value,
  );

/** What `sample` names: fields that are there, or the whole record. */
export function samplePaths(record: ContentRecord): FieldPath[] {
  const { sample } = fieldsOf(record);
  if (sample === true) return [[]];
  if (!Array.isArray(sample)) return [];
  return sample
    .filter((name) => typeof name === "string")
    .map((name) => name.split("."))
    .filter((path) => valueAt(record.value, path) !== undefined);
}

/** A file with one record has a line for each field, whose value says which it is. */
function sampleInObject(record: ContentRecord, path: FieldPath): Warning {
  const value = valueAt(record.value, path);
  const shown = typeof value === "string" ? `: ${showValue(value)}` : "";
  return {
    ...warningAt("launch", record, path, `shipped with the site${shown}`),
    fix: `${replacementOf(record, path)}, then delete its name from "sample"`,
    kind: "field",
  };
}

function sampleInList(record: ContentRecord, paths: FieldPath[]): Warning {
  const fields = paths.map((path) => path.join(".")).join(", ");
  return {
    ...warningAt("launch", record, [], "shipped with the site"),
    line: record.lineOf(["sample"]),
    ...(fields && { field: fields }),
    fix: `${replacementOf(record, [])}, then delete the line "sample"`,
    kind: kindOf(record),
  };
}

/** Records and fields that shipped as examples. */
export const samples = (content: RawContent): Warning[] =>
  allRecords(content).flatMap((record) => {
    const paths = samplePaths(record);
    if (collections[record.collection].kind === "object")
      return paths.map((path) => sampleInObject(record, path));
    return paths.length > 0 ? sampleInList(record, paths) : [];
  });
