import { asciiSlug } from "../../lib/links/routes";
import { collections } from "../model/collections";
import { type CollectionName, collectionNames } from "../model/names";
import { parseText } from "../text/parse-text";
import {
  getValue,
  isObject,
  typeInWords,
  type ContentRecord,
  type FieldPath,
  type RawCollection,
  type RawContent,
} from "./content";
import { contentError, type ContentError, shorten } from "./errors";
import { readFrontMatter } from "./read/read-front-matter";
import { readJson } from "./read/read-json";

function parseDataFile(name: CollectionName, text: string | undefined): RawCollection {
  const { source: file, kind, type, key = "" } = collections[name];
  const isList = kind === "list";
  const broken = (errors: ContentError[]) => ({ name, records: [], errors, complete: false });
  const expected = isList ? "a list of records in square brackets [ ]" : "one record in braces { }";
  if (text === undefined) return broken([{ file, ...contentError("no such file", expected) }]);
  const { value, errors, lineOf } = readJson(file, text);
  if (value === undefined) return broken(errors);
  if (isList ? !Array.isArray(value) : !isObject(value))
    return broken([...errors, { file, line: 1, code: "value", found: value, expected }]);

  const noun = typeInWords(type);
  const toRecord = (entry: unknown, at: FieldPath): ContentRecord => {
    const found = getValue(entry, [key]);
    const isKey = (typeof found === "string" && found !== "") || typeof found === "number";
    const number = at.map((index) => Number(index) + 1);
    return {
      collection: name,
      file,
      label: [noun, ...(isKey ? [shorten(String(found))] : number)].join(" "),
      key: isKey ? found : undefined,
      value: entry,
      lineOf: (path) => lineOf([...at, ...path]),
    };
  };
  const records = isList
    ? (value as unknown[]).map((entry, index) => toRecord(entry, [index]))
    : [toRecord(value, [])];
  const hasKeys = !isList || records.every((record) => record.key !== undefined);
  return { name, records, errors, complete: errors.length === 0 && hasKeys };
}

function readBody(
  file: string,
  text: string,
): { body: NonNullable<ContentRecord["body"]>; errors: ContentError[] } {
  try {
    return { body: { text, tree: parseText(text) }, errors: [] };
  } catch (thrown) {
    // https://github.com/vfile/vfile-message. For an unclosed tag, only the reason has its position.
    const { reason, line: end = 1 } = thrown as { reason: string; line?: number };
    const line = Number(/\((\d+):\d+-/.exec(reason)?.[1] ?? end);
    const error = contentError(
      `“${shorten(text.split("\n")[line - 1]?.trim() ?? "")}”`,
      "tags with their ends, like <b>words</b>, and facts in braces, like {phone}",
      "write \\< and \\{ for signs that visitors should see, and {/* Ask Ann */} for a note that they don't see",
    );
    return { body: { text, tree: { type: "root" } }, errors: [{ file, line, ...error }] };
  }
}

/** Errors of a file whose path creates no page, or a page that no link can name. */
function checkPath(file: string, slug: string, source: string): ContentError[] {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return [];
  const found = slug || "a text in a folder that makes no page";
  const expected = `${source.replace("*", asciiSlug(slug) || "puppy-week")}: lower-case letters, digits and single hyphens, which become the address`;
  return [{ file, ...contentError(found, expected) }];
}

/** Includes an article with broken front matter, so that references to it stay valid. */
function parseArticles(name: CollectionName, files: ReadonlyMap<string, string>): RawCollection {
  const { source, type } = collections[name];
  const [start = "", end = ""] = source.split("*");
  const misplaced: ContentError[] = [];
  const errors: ContentError[] = [];
  const records: ContentRecord[] = [];
  for (const [file, text] of files) {
    if (!file.startsWith(start) || !/\.mdx?$/.test(file)) continue;
    const path = file.endsWith(end) ? file.slice(start.length, -end.length) : "";
    const slug = path.includes("/") ? "" : path;
    misplaced.push(...checkPath(file, slug, source));
    if (slug === "") continue;
    const { body, bodyLine, value, lineOf, ...front } = readFrontMatter(file, text);
    const read = body === undefined ? undefined : readBody(file, "\n".repeat(bodyLine - 1) + body);
    const label = `${typeInWords(type)} ${slug}`;
    for (const error of [...front.errors, ...(read?.errors ?? [])])
      errors.push({ ...error, record: label });
    records.push({
      collection: name,
      file,
      label,
      key: slug,
      value,
      lineOf,
      ...(read && { body: read.body }),
    });
  }
  const complete = misplaced.length === 0;
  return { name, records, errors: [...misplaced, ...errors], complete };
}

export function parseContent(files: ReadonlyMap<string, string>): RawContent {
  const parsed = collectionNames.map((name) => {
    const { kind, source } = collections[name];
    const read =
      kind === "mdx" ? parseArticles(name, files) : parseDataFile(name, files.get(source));
    return [name, read];
  });
  return Object.fromEntries(parsed) as RawContent;
}
