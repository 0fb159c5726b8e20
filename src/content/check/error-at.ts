import type { ContentRecord } from "./content";
import type { ContentError, ErrorWords } from "./content-error";
import { lineAt, showPath, type FieldPath, type Place } from "./place";
import { shorten } from "./wording";

/** A location in a record: the path of a field, or an offset in the text below the front matter. */
export type Where = FieldPath | number;

/** Longer than any list of names; cuts off a text that was pasted into the wrong field. */
const longestWords = 400;

/** The location for a report; its line is the field's, or that of the closest existing parent. */
export function placeIn({ file, label, lineOf, body }: ContentRecord, where: Where): Place {
  if (typeof where === "number")
    return { file, line: lineAt(body?.text ?? "", where), record: label };
  const field = where.length > 0 && { field: shorten(showPath(where), longestWords) };
  return { file, line: lineOf(where), record: label, ...field };
}

export const errorAt = (
  record: ContentRecord,
  where: Where,
  { found, expected, fix }: ErrorWords,
): ContentError => ({
  ...placeIn(record, where),
  found: shorten(found, longestWords),
  expected: shorten(expected, longestWords),
  ...(fix && { fix: shorten(fix, longestWords) }),
});
