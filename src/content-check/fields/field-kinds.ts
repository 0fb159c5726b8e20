import { z } from "zod";
import type { PlainField } from "../../content-model/to-plain-field";

/** How a kind of value is named, and what it looks like where its value isn't known. */
interface Kind {
  words: string;
  example: string;
}

const text: Kind = { words: "a text in quotes", example: '"…"' };

const kinds: Record<string, Kind> = {
  string: text,
  number: { words: "a number", example: "…" },
  int: { words: "a whole number", example: "…" },
  boolean: { words: "true or false", example: "true" },
  array: { words: "a list in square brackets [ ]", example: "[…]" },
  object: { words: "fields in braces { }", example: "{…}" },
};

/** The words for one of zod's types; texts, if it has none of its own. */
export const kindWords = (type: string): string => (kinds[type] ?? text).words;

/** The kind of value that a field takes. */
export function kindOf({ schema }: PlainField): Kind {
  const isInt = schema instanceof z.ZodNumber && schema.format?.includes("int");
  return kinds[isInt ? "int" : schema.type] ?? text;
}
