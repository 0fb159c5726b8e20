import type { z } from "zod";

export interface Collection {
  /** The JSON file in `data/`, or the pattern of MDX files in `content/`. */
  source: string;
  /** `list`: an array of records; `object`: one record; `mdx`: front matter, one record a file. */
  kind: "list" | "object" | "mdx";
  type: string;
  schema: z.ZodObject;
  key?: string;
  /** How many records the list must and may have. */
  least?: number;
  most?: number;
  edited: Edited;
}

interface Edited {
  section: string;
  label: string;
  /** The name of one record: the button reads "Add Review". */
  one?: string;
  /** What a collapsed record shows: a template of its fields, if it is more than the name. */
  summary?: string;
  newestFirst?: true;
}

export const singleRecord = (
  source: string,
  type: string,
  schema: z.ZodObject,
  edited: Edited,
): Collection => ({ source: `data/${source}`, kind: "object", type, schema, edited });

export const recordList = (
  source: string,
  type: string,
  schema: z.ZodObject,
  key: string,
  edited: Edited,
): Collection => ({ ...singleRecord(source, type, schema, edited), kind: "list", key });
