import { z } from "zod";
import { isMailbox } from "../../lib/links/contact-problem";
import type { CollectionName, PictureFolder, Spelling } from "./names";

declare module "zod" {
  interface GlobalMeta {
    /** The value is the key of a record in this collection; checked across files. */
    references?: CollectionName;
    /** The value names a file in this folder; checked for presence and readability. */
    picture?: PictureFolder;
    /** The value may be an address: a safe one, and if it is one of this site, an existing one. */
    link?: boolean;
    /** People spell the value differently; `one-form.ts` has the form in which it is saved. */
    spelling?: Spelling;
    /** The text may contain `{fact}` tokens, filled in from `data/`. */
    facts?: boolean;
  }
}

/** What a single line of text has none of: line breaks. */
export const oneLine = /^[^\n\r]*$/;

/** One line of text without leading or trailing blanks. */
export const line = z.string().trim().min(1, "some text").regex(oneLine, "a single line of text");

/** A word or two that posts are filed under; its letters and digits become an address. */
export const tag = line.regex(/[\p{L}\p{N}]/u, "a tag with a letter or a digit");

/** Text that visitors read; `{fact}` tokens are filled in from `data/`. */
export const text = z.string().trim().min(1, "some text").meta({ facts: true });

/** A short name for a record, used in addresses and references. */
export const slug = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "lower-case letters, digits and single hyphens, like nail-trim",
  );

/** More than any dog pays: one digit too many is a slip of the hand. */
const highestPrice = 10_000;

/** An amount in whole US dollars or with cents, as the owner writes it: 18 or 18.5. */
export const dollars = z
  .number()
  .positive("an amount above 0")
  .max(highestPrice, `an amount of at most ${highestPrice}`)
  .multipleOf(0.01, "dollars with at most two decimals, like 18 or 18.50")
  .meta({ description: "In dollars, the number alone: 18, or 18.50" });

/** The same, or 0 for what is free. */
export const dollarsOrFree = z
  .number()
  .min(0, "an amount, or 0 for free")
  .max(highestPrice, `an amount of at most ${highestPrice}`)
  .multipleOf(0.01, "dollars with at most two decimals, like 18 or 18.50")
  .meta({ description: "In dollars, the number alone: 18, or 18.50; 0 for free" });

/** Whether a price is a starting price. */
export const andUp = z.boolean().optional().meta({
  title: "And up",
  description: "Whether this is a starting price: visitors read $45 and up",
});

/** A few words next to a price. */
export const priceNote = line.max(40).optional().meta({
  title: "Note",
  description: "A few words next to the price, up to 40 characters; may be left out",
  examples: ["no dry"],
});

/** An email address. */
export const email = z
  .email({ error: "an email address, like hello@shop.com", abort: true })
  .refine(isMailbox, "an email address in the letters of one alphabet, like hello@shop.com")
  .meta({ examples: ["hello@shop.com"] });

/** A US phone number as it is shown: (512) 555-0142. */
export const phone = z
  .string()
  // No pattern: the editor would refuse the other spellings.
  .refine((value) => /^\(\d{3}\) \d{3}-\d{4}$/.test(value), {
    error: "a US phone number with its area code, like (512) 555-0142",
  })
  .meta({ examples: ["(512) 555-0142"], spelling: "phone" });

/** An address of another site; only https. `address-problem.ts` judges the rest. */
export const httpsUrl = z
  .url({
    protocol: /^https$/,
    hostname: /^[a-z0-9.-]+$/i,
    error: "a web address that starts with https://",
  })
  .meta({ examples: ["https://www.shop.com"], link: true });

/** A page of this site: absolute, lower case, with a slash at both ends. */
export const sitePath = z
  .string()
  .regex(/^\/([a-z0-9-]+\/)*$/, "a page of this site, like /locations/")
  .meta({ examples: ["/locations/"], link: true });

/** A calendar day, 2025-01-31. */
export const isoDate = z.iso
  .date("a day that exists, like January 31, 2026")
  .meta({ examples: ["2025-01-31"], spelling: "day" });

/** A moment by the shop's clock, 2025-01-31T09:00. */
export const localTime = z.iso
  .datetime({
    local: true,
    precision: -1,
    error: "a day and time that exist, like January 31, 2026 9:00 am",
  })
  .regex(
    /[^Z]$/,
    "a day and time without a time zone, like January 31, 2026 9:00 am: the shop's clock counts",
  )
  .meta({ examples: ["2025-01-31T09:00"], spelling: "moment" });

/** What blind visitors hear instead of a picture. */
export const altText = line
  .min(5, "a few words that describe the picture")
  .max(160, "at most 160 characters");

/**
 * Marks a record that shipped with the site as an example; the launch list of `npm run check` has it
 * until the owner replaces the record and deletes the field.
 */
export const sample = z.boolean().optional().meta({
  title: "Still an example",
  description: "Came with the site as an example: take it off once the record is your own",
});

/**
 * The same, where only some fields are examples: their names, with a dot for what is inside of
 * another (`address.street`). A name without a field stands for nothing.
 */
export const sampleFields = z.array(line).optional().meta({
  title: "Still examples",
  description: "Fields that shipped as examples: delete the name of what is your own",
});
