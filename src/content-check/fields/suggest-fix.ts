import { z } from "zod";
import type { PlainField } from "../../content-model/to-plain-field";
import { nearest } from "../nearest";
import { plural } from "../words";
import { repair } from "./repairs";

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

/** Whether a value must not be written here, since another record has it. */
export type IsTaken = (value: unknown) => boolean;

function fixWrongKind(field: PlainField, value: unknown, isTaken: IsTaken): string {
  const meant = repair(field.schema, value, isTaken);
  const written = JSON.stringify(meant);
  if (typeof meant === "number" || typeof meant === "boolean")
    return `write ${written}, without quotes`;
  if (typeof meant === "string") return `put it in quotes: ${written}`;
  if (Array.isArray(meant)) return `put it in square brackets: ${written}`;
  if (value === null) return "write a value, or delete the field if it isn't needed";
  return `write ${kindOf(field).words}${likeExample(field)}`;
}

/** How a value of the field looks, where nobody can know which one is meant. */
function likeExample({ meta }: PlainField): string {
  const [example] = (meta.examples ?? []) as unknown[];
  return example === undefined ? "" : `, like ${JSON.stringify(example)}`;
}

function fixChoice(options: string[], value: unknown, isTaken: IsTaken): string {
  const free = options.filter((option) => !isTaken(option));
  const close = typeof value === "string" ? nearest(value, free) : undefined;
  return close === undefined ? "choose one of them" : `write ${JSON.stringify(close)}`;
}

function fixTooSmall(value: unknown, field: PlainField): string {
  if (Array.isArray(value)) return "add an entry";
  if (typeof value === "number") return `write a higher number${likeExample(field)}`;
  return String(value).trim() === "" ? "write what belongs there" : "write some more words";
}

function fixTooBig(value: unknown, maximum: number, field: PlainField): string {
  if (Array.isArray(value)) return `delete ${value.length - maximum} of them`;
  if (typeof value === "number") return `write a lower number${likeExample(field)}`;
  return `shorten it by ${plural(String(value).trim().length - maximum, "character")}`;
}

/**
 * What to do about a value that its field doesn't accept: what to write, as far as the value can be
 * understood, otherwise an example of the right form.
 */
export function suggestFix(
  issue: z.core.$ZodIssue,
  field: PlainField,
  value: unknown,
  isTaken: IsTaken,
): string {
  switch (issue.code) {
    case "invalid_type":
      return fixWrongKind(field, value, isTaken);
    case "invalid_value":
      return fixChoice(issue.values.map(String), value, isTaken);
    case "too_small":
      return fixTooSmall(value, field);
    case "too_big":
      return fixTooBig(value, Number(issue.maximum), field);
  }
  if (issue.code === "custom" && typeof issue.params?.fix === "string") return issue.params.fix;
  const meant = repair(field.schema, value, isTaken);
  return meant === undefined
    ? `write it in that form${likeExample(field)}`
    : `write ${JSON.stringify(meant)}`;
}
