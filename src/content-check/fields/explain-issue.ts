import type { z } from "zod";
import type { PlainField } from "../../content-model/to-plain-field";
import type { ErrorWords } from "../content-error";
import { suggest } from "../nearest";
import { oneOf, plural, showValue } from "../words";
import { kindOf, kindWords, suggestFix, type IsTaken } from "./suggest-fix";

/** What zod would say in its own words, in ours; messages of the schemas go first. */
export function describeExpectation(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return kindWords(issue.expected);
    case "invalid_value":
      return oneOf(issue.values.map((value) => showValue(value)));
    case "too_small":
    case "too_big": {
      const limit = Number(issue.code === "too_small" ? issue.minimum : issue.maximum);
      const bound = issue.code === "too_small" ? "at least" : "at most";
      if (issue.origin === "string") return `${bound} ${plural(limit, "character")}`;
      if (issue.origin === "array") return `${bound} ${limit} ${limit === 1 ? "entry" : "entries"}`;
      return `a number of ${bound} ${limit}`;
    }
    default:
      return undefined;
  }
}

/** The words for a required field that isn't there. */
export function explainMissing(
  name: string,
  field: PlainField,
  isFrontMatter: boolean,
): ErrorWords {
  const { description } = field.meta;
  const { words, example } = kindOf(field);
  return {
    found: "nothing: the field is missing",
    expected: description ? `${words}: ${description}` : words,
    fix: `add ${isFrontMatter ? name : `"${name}"`}: ${example}`,
  };
}

/**
 * The words for a field that the definition doesn't know.
 *
 * @param present the fields that the record has: what is there already can't be meant
 */
export const explainUnknown = (
  name: string,
  known: string[],
  present: string[],
  value: unknown,
): ErrorWords => ({
  found: `an unknown field "${name}" with ${showValue(value)}`,
  expected: `only the fields ${known.join(", ")}`,
  fix: suggest(
    name,
    known.filter((field) => !present.includes(field)),
    "delete it, or correct its name",
  ),
});

/** The words for a value that its field doesn't accept. */
export const explainIssue = (
  issue: z.core.$ZodIssue,
  field: PlainField,
  value: unknown,
  isTaken: IsTaken,
): ErrorWords => ({
  found: showValue(value),
  expected: issue.message,
  fix: suggestFix(issue, field, value, isTaken),
});
