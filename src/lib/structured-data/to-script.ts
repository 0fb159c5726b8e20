import type { Thing } from "schema-dts";

/** A description of something in the words of schema.org. */
export type StructuredData = Exclude<Thing, string>;

/** The content of a JSON-LD script. No text in it can end the script: `<` is written as an escape. */
export const toScript = (data: StructuredData): string =>
  JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
