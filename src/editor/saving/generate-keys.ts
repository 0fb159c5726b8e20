import { shorten } from "../../content/check/errors";
import { fieldText } from "../field-text";
import { z } from "zod";
import { collections } from "../../content/model/collections";
import type { CollectionName } from "../../content/model/names";
import { asciiSlug } from "../../lib/links/routes";
import { uniqueName } from "../../lib/text/words";

type Fields = Record<string, unknown>;

const namingFields = ["title", "label", "name", "question", "author", "city"];

export const namingFieldOf = (collection: CollectionName): string => {
  const { key, schema } = collections[collection];
  return namingFields.find((field) => field in schema.shape) ?? key ?? "";
};

export function recordName(name: CollectionName, record: Record<string, unknown>): string {
  const { edited, kind } = collections[name];
  if (kind === "object") return "";
  const summary = edited.summary ?? `{{fields.${namingFieldOf(name)}}}`;
  const shown = summary.replace(/\{\{fields\.(\w+)\}\}/g, (_, field: string) =>
    fieldText(record[field]),
  );
  // Removes the separators around a field that is still empty.
  return shorten(shown.replace(/^[\s,:]+|[\s,:]+$/g, ""), 80);
}

export function isEmpty(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.keys(value).length === 0;
  return value === undefined || value === null || value === "";
}

/** `nail-trim`, or `nail-trim-2` if another record has that id. */
function freeSlug(record: Fields, taken: unknown[]): string {
  const name = namingFields.map((field) => record[field]).find((value) => !isEmpty(value));
  return uniqueName(asciiSlug(fieldText(name)) || "entry", (slug) => taken.includes(slug));
}

const nextNumber = (taken: unknown[]): number =>
  Math.max(0, ...taken.filter((value) => typeof value === "number")) + 1;

const namedInTexts: CollectionName[] = ["facts", "seasonalOffers"];

/** The owner chooses the keys of facts and offers, because texts refer to them. */
export const generatedKey = (collection: CollectionName): "id" | undefined =>
  collections[collection].key === "id" && !namedInTexts.includes(collection) ? "id" : undefined;

/** Gives new records their key. */
export function addKeys(collection: CollectionName, records: readonly Fields[]): void {
  const key = generatedKey(collection);
  if (!key) return;
  const isNumber = collections[collection].schema.shape[key] instanceof z.ZodNumber;
  for (const record of records) {
    if (!isEmpty(record[key])) continue;
    const taken = records.map((one) => one[key]);
    record[key] = isNumber ? nextNumber(taken) : freeSlug(record, taken);
  }
}
