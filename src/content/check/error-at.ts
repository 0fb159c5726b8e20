import type { ContentRecord } from "./content";
import type { ContentError, ErrorWords } from "./content-error";
import { lineAt, showPath, type FieldPath, type Place } from "./place";
import { shorten } from "./wording";

/** A place in a record: the path of a field, or a position in the text below the front matter. */
export type Where = FieldPath | number;

/** More than any list of names takes; a text that was pasted into the wrong field is longer. */
const longestWords = 400;

/** A place in a record as reports name it; its line is the field's, or the closest that exists. */
export function placeIn({ file, label, lineOf, body }: ContentRecord, where: Where): Place {
  if (typeof where === "number")
    return { file, line: lineAt(body?.text ?? "", where), record: label };
  const field = where.length > 0 && { field: shorten(showPath(where), longestWords) };
  return { file, line: lineOf(where), record: label, ...field };
}

/** An error in a record. */
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
