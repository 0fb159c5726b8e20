import type { Thing } from "schema-dts";

/** A schema.org object. */
export type StructuredData = Exclude<Thing, string>;

/** The content of a JSON-LD script. Escapes `<`, so that no text can end the script. */
export const toScript = (data: StructuredData): string =>
  JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
