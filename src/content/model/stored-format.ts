import { z } from "zod";
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

/** A text in the stored format of its field; `undefined` if the field has none, or can't read the text. */
export const toStoredText = (text: string, { spelling }: z.GlobalMeta): string | undefined =>
  spelling && readers[spelling](text);

function valueInOneForm(schema: z.ZodType, value: unknown): unknown {
  const { schema: plain, meta } = toPlainField(schema);
  if (typeof value === "string") return toStoredText(value, meta) ?? value;
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

/** Converts hours, phone numbers and dates of a record or list to their stored format, for the editor. */
export function toStoredFormat<Value>(name: CollectionName, value: Value): Value {
  const { schema } = collections[name];
  const isList = Array.isArray(value);
  return valueInOneForm(isList ? z.array(schema) : schema, value) as Value;
}
