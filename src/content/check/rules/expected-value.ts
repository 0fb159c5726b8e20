import { z } from "zod";
import { formatCount } from "../../../lib/text/words";
import { listNames } from "../errors";

/** An entry of a data file: `{ "starting": …, "addons": … }`. */
function exampleOf(schema: z.ZodObject): string {
  const names = Object.keys(schema.shape).slice(0, 3);
  return `{ ${names.map((name) => `"${name}": …`).join(", ")} }`;
}

function listExample({ element }: z.ZodArray, isFrontMatter: boolean): string {
  if (element instanceof z.ZodObject) return `[${exampleOf(element)}]`;
  return isFrontMatter ? "[fleas, ticks]" : '["fleas", "ticks"]';
}

function expectedType(schema: unknown, input: unknown, isFrontMatter: boolean): string {
  if (schema instanceof z.ZodArray) return `a list, like ${listExample(schema, isFrontMatter)}`;
  if (schema instanceof z.ZodObject) return `fields in braces, like ${exampleOf(schema)}`;
  const end = isFrontMatter ? "" : ", without quotes";
  if (schema instanceof z.ZodBoolean) return `true or false${end}`;
  if (schema instanceof z.ZodNumber) return `a number, like 35${end}`;
  const example = typeof input === "number" ? input : "Bath";
  return isFrontMatter ? "some text" : `some text in straight quotes, like "${example}"`;
}

function expectedSize(origin: string, size: string, count: number): string {
  if (origin === "array") return `a list of ${size} ${formatCount(count, "entry")}`;
  return origin === "string" ? `${size} ${formatCount(count, "character")}` : `${size} ${count}`;
}

/** What a field must contain, if its schema has no words of its own. Zod's words are for developers. */
export const toExpected =
  (isFrontMatter: boolean): z.core.$ZodErrorMap =>
  (issue) => {
    if (issue.code === "invalid_type") return expectedType(issue.inst, issue.input, isFrontMatter);
    if (issue.code === "invalid_value")
      return `one of ${listNames(issue.values.map(String), String(issue.input))}`;
    if (issue.code === "too_small")
      return expectedSize(issue.origin, "at least", Number(issue.minimum));
    if (issue.code === "too_big")
      return expectedSize(issue.origin, "at most", Number(issue.maximum));
    return "another value";
  };
