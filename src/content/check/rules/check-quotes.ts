import matter from "gray-matter";
import { z } from "zod";
import { type ContentRecord, errorAt, getValue, leavesOf } from "../content";
import { contentError, type ContentError } from "../errors";
import { inQuotes } from "../read/read-front-matter";

/** Asks for quotes where gatsby-plugin-mdx's parser, which runs in Node only, reads something else. */
export function checkQuotes(record: ContentRecord, file: string): ContentError[] {
  if (record.value === undefined) return []; // an error of its own
  let front: unknown;
  try {
    front = matter(file, {}).data; // without options, it returns an earlier result
  } catch {
    return [errorAt(record, [], contentError("quotes that don't end", inQuotes))];
  }
  return leavesOf(record).flatMap(({ path, value, field }) => {
    const read = getValue(front, path);
    const isDay = field?.schema instanceof z.ZodISODate && read instanceof Date;
    if (read === value || isDay || value === "") return [];
    const written = String(value);
    const expected = `quotes around it: "${written}"`;
    return errorAt(record, path, contentError(`${written} without quotes`, expected));
  });
}
