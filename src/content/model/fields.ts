import { z } from "zod";
import { isVisibleText } from "../../lib/text/words";
import type { CollectionName, PictureFolder } from "./names";

declare module "zod" {
  interface GlobalMeta {
    /** The value is the key of a record in this collection; checked across files. */
    references?: CollectionName;
    /** An object with a value for some records of this collection, by their keys. */
    keys?: CollectionName;
    /** The value names a file in this folder, which must exist and be readable. */
    picture?: PictureFolder;
    /** The value may be a URL, which must be safe, and must exist if it is on this site. */
    link?: boolean;
    /** The editor shows a calendar, and writes days in this format. */
    calendar?: string;
    /** After this day, visitors no longer see the record. The editor refuses a new one that is over. */
    lastDay?: boolean;
    facts?: boolean;
    /** Visitors read the text: its quotes and dashes become typographic, as in texts with facts. */
    typographic?: boolean;
  }
}

export const oneLine = /^[^\n\r]*$/;

export const visibleText = z.string().trim().min(1, "some text").refine(isVisibleText, "some text");

/** For names of files and of other services. */
export const lineAsTyped = visibleText.regex(oneLine, "one line of text, without line breaks");

export const singleLineText = lineAsTyped.meta({ typographic: true });

export const postTag = singleLineText
  .regex(/[\p{L}\p{N}]/u, "a tag that contains a letter or a digit, like puppies")
  .meta({ title: "Tag" });

export const textWithFacts = visibleText.meta({ facts: true });

export const slug = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "lower-case letters, digits and single hyphens, like nail-trim",
  );

/** More than any dog costs; catches an extra digit. */
const highestPrice = 10_000;

const amount = z
  .number()
  .max(highestPrice, `an amount of at most ${highestPrice}`)
  .multipleOf(0.01, "an amount with at most two decimals, like 18 or 18.50");

export const dollars = amount
  .positive("an amount above 0")
  .meta({ description: "In dollars, only the number: 18 or 18.50" });

export const dollarsOrFree = amount
  .min(0, "an amount, or 0 for free")
  .meta({ description: "In dollars, only the number: 18 or 18.50. For a free service, 0" });

/** One message for every wrong number. */
export function wholeNumber(least: number, most: number) {
  const message = `a whole number from ${least} to ${most}`;
  return z.int(message).min(least, message).max(most, message);
}

export const andUp = z.boolean().optional().meta({
  title: "And up",
  description: "For a starting price. Visitors then read $45 and up",
});

export const priceNote = singleLineText.max(40).optional().meta({
  title: "Note",
  description: "A few words next to the price, up to 40 characters, such as no dry",
});

export const email = z
  .email({ error: "an email address, like hello@shop.com", abort: true })
  // Encoded letters of other alphabets could imitate another host.
  .refine(
    (address) => !/[@.]xn--/i.test(address),
    "an email address in English letters, like hello@shop.com",
  );

export const phone = z
  .string()
  .regex(/^\(\d{3}\) \d{3}-\d{4}$/, "a US phone number with its area code, like (512) 555-0142");

/** A URL of another site, https only. `url-problem.ts` checks the rest. */
export const httpsUrl = z
  .url({
    protocol: /^https$/,
    hostname: /^[a-z0-9.-]+$/i,
    error: "a web address that starts with https://, like https://www.shop.com",
  })
  .meta({ link: true });

/** A path of this site: absolute, lower case, with a slash at both ends. */
export const sitePath = z
  .string()
  .regex(/^\/([a-z0-9-]+\/)*$/, "a page of this site, like /locations/")
  .meta({ link: true });

export const isoDate = z.iso.date("a day that exists, like 2026-01-31");

export const localTime = z.iso
  .datetime({
    local: true,
    precision: -1,
    error: "a day and time that exist, like 2026-01-31T09:00",
  })
  .regex(
    /[^Z]$/,
    "a day and time without a time zone, like 2026-01-31T09:00: the shop's clock counts",
  );

export const altText = singleLineText
  .min(5, "a few words that describe the picture")
  .max(160, "at most 160 characters");

export const sample = z.boolean().optional().meta({
  title: "Still an example",
  description: "This came with the site as an example. Switch it off when it is your own",
});

/** Names the fields that came with the site, with a dot for nested ones (`address.street`). */
export const sampleFields = z.array(singleLineText).optional().meta({
  title: "Still examples",
  description:
    "These fields came with the site as examples. Delete the name of each field that is your own",
});

export interface PlainField {
  schema: z.ZodType;
  optional: boolean;
  meta: z.GlobalMeta;
}

/** Unwraps `.optional()`. Metadata can be inside or outside of it; the outside takes precedence. */
export function toPlainField(schema: z.ZodType): PlainField {
  const meta = schema.meta() ?? {};
  if (!(schema instanceof z.ZodOptional)) return { schema, optional: false, meta };
  const inner = toPlainField(schema.unwrap() as z.ZodType);
  return { schema: inner.schema, optional: true, meta: { ...inner.meta, ...meta } };
}

export const plainFields = (schema: z.ZodObject): [name: string, field: PlainField][] =>
  Object.entries(schema.shape).map(([name, field]) => [name, toPlainField(field as z.ZodType)]);
