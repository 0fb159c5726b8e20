import { z } from "zod";
import { collectionOfFile } from "./collection-of-file";
import { normalizePhone } from "../../lib/text/normalize-phone";
import {
  normalizeClosedDay,
  normalizeIsoDate,
  normalizeLocalTime,
  normalizeReviewDate,
} from "../../lib/time/normalize-date";
import { normalizeHours } from "../../lib/time/normalize-hours";
import { collections } from "./collections";
import type { CollectionName, Spelling } from "./names";
import { toPlainField } from "./to-plain-field";

/** Parsers of values with various spellings, by the fields' `spelling`. */
const readers: Record<Spelling, (written: string) => string | undefined> = {
  hours: normalizeHours,
  phone: normalizePhone,
  day: normalizeIsoDate,
  moment: normalizeLocalTime,
  closedDay: normalizeClosedDay,
  reviewDate: normalizeReviewDate,
};

function valueInOneForm(schema: z.ZodType, value: unknown): unknown {
  const { schema: plain, meta } = toPlainField(schema);
  if (typeof value === "string") return (meta.spelling && readers[meta.spelling](value)) ?? value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value))
    return plain instanceof z.ZodArray
      ? value.map((entry) => valueInOneForm(plain.element as z.ZodType, entry))
      : value;
  if (!(plain instanceof z.ZodObject)) return value;
  const shape = plain.shape as Record<string, z.ZodType>;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return [name, field ? valueInOneForm(field, part) : part];
    }),
  );
}

/** Converts hours, phone numbers and dates of a record or list to their stored format. */
export function toStoredFormat<Value>(name: CollectionName, value: Value): Value {
  const { schema } = collections[name];
  const isList = Array.isArray(value);
  return valueInOneForm(isList ? z.array(schema) : schema, value) as Value;
}

/**
 * Converts all values of a data file to their stored format.
 *
 * @param path from the project's folder; other files and broken JSON stay unchanged
 */
export function fileToStoredFormat(path: string, text: string): string {
  const name = path.endsWith(".json") ? collectionOfFile(path) : undefined;
  if (!name) return text;
  try {
    const value: unknown = JSON.parse(text);
    const saved = JSON.stringify(toStoredFormat(name, value));
    return saved === JSON.stringify(value) ? text : saved;
  } catch {
    return text;
  }
}
