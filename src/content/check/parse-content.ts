import { asciiSlug } from "../../lib/links/routes";
import { uniqueName } from "../../lib/text/words";
import { collections } from "../model/collections";
import { type CollectionName, collectionNames } from "../model/names";
import { parseText } from "../text/parse-text";
import type { ContentRecord, FieldPath, RawCollection, RawContent } from "./content";
import { getValue, isObject, typeInWords } from "./content";
import { contentError, type ContentError, shorten } from "./errors";
import { findConflicts } from "./read/find-conflicts";
import { readFrontMatter } from "./read/read-front-matter";
import { readJson } from "./read/read-json";
import { fixTag } from "./rules/check-tags";

type Files = ReadonlyMap<string, string>;

const conflictErrors = (file: string, text: string): ContentError[] =>
  findConflicts(text).map(([line, error]) => ({ file, line, ...error }));

function parseDataFile(name: CollectionName, text: string | undefined): RawCollection {
  const { source: file, kind, type, key = "" } = collections[name];
  const isList = kind === "list";
  const none = { name, records: [], unread: [file], complete: false };
  const expected = isList ? "a list of records in square brackets [ ]" : "one record in braces { }";
  if (text === undefined)
    return { ...none, errors: [{ file, ...contentError("no such file", expected) }] };
  const { value, isWhole, lineOf, ...read } = readJson(file, text);
  const conflicts = conflictErrors(file, text);
  const errors = conflicts.length > 0 ? conflicts : read.errors;
  if (isList ? !Array.isArray(value) : !isObject(value))
    return {
      ...none,
      errors: isWhole ? [{ file, line: 1, code: "value", found: value, expected }] : errors,
    };

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
  const complete = errors.length === 0 && !(isList && records.some(({ key }) => key === undefined));
  return { name, records, errors, unread: isWhole ? [] : [file], complete };
}

function readBody(file: string, text: string) {
  try {
    return { body: { text, tree: parseText(text) }, errors: [] };
  } catch (thrown) {
    // https://github.com/vfile/vfile-message. For an unclosed tag, only the reason has its position.
    const { reason, ...end } = thrown as { reason: string; line?: number; column?: number };
    const [, start, offset] = /\((\d+):(\d+)-/.exec(reason) ?? [];
    const line = Number(start ?? end.line ?? 1);
    const written = text.split("\n")[line - 1] ?? "";
    const before = written.slice(0, Number(offset ?? end.column));
    const sign = written.slice(Math.max(before.lastIndexOf("<"), before.lastIndexOf("{"), 0));
    const error = contentError(
      `“${shorten(written.trim())}”`,
      'tags with their ends, like <b>words</b>, values in quotes, like title="Tip", and facts in braces, like {phone}',
      fixTag(sign),
    );
    return { body: { text, tree: { type: "root" } }, errors: [{ file, line, ...error }] };
  }
}

/** Errors of a file whose path creates no page, or a page that no link can name. */
function checkPath(file: string, slug: string, source: string, files: Files): ContentError[] {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return [];
  const found = slug || "a text in a folder that makes no page";
  const toFile = (name: string) => source.replace("*", name);
  const free = uniqueName(asciiSlug(slug) || "puppy-week", (name) => files.has(toFile(name)));
  const expected = `${toFile(free)}: lower-case letters, digits and single hyphens, which become the address`;
  return [{ file, ...contentError(found, expected) }];
}

/** Includes an article with broken front matter, so that references to it stay valid. */
function parseArticles(name: CollectionName, files: Files): RawCollection {
  const { source, type } = collections[name];
  const [start = "", end = ""] = source.split("*");
  const misplaced: ContentError[] = [];
  const errors: ContentError[] = [];
  const records: ContentRecord[] = [];
  const unread: string[] = [];
  for (const [file, text] of files) {
    if (!file.startsWith(start) || !/\.mdx?$/.test(file)) continue;
    const path = file.endsWith(end) ? file.slice(start.length, -end.length) : "";
    const slug = path.includes("/") ? "" : path;
    misplaced.push(...checkPath(file, slug, source, files));
    if (slug === "") continue;
    const { value, lineOf, ...front } = readFrontMatter(file, text);
    const { body, ...read } = readBody(file, "\n".repeat(front.bodyLine - 1) + front.body);
    const label = `${typeInWords(type)} ${slug}`;
    const conflicts = conflictErrors(file, text);
    if (conflicts.length > 0) unread.push(file);
    const found = conflicts.length > 0 ? conflicts : [...front.errors, ...read.errors];
    errors.push(...found.map((error) => ({ ...error, record: label })));
    records.push({ collection: name, file, label, key: slug, value, lineOf, body });
  }
  const complete = misplaced.length === 0;
  return { name, records, errors: [...misplaced, ...errors], unread, complete };
}

export function parseContent(files: Files): RawContent {
  const parsed = collectionNames.map((name) => {
    const { kind, source } = collections[name];
    const read =
      kind === "mdx" ? parseArticles(name, files) : parseDataFile(name, files.get(source));
    return [name, read];
  });
  return Object.fromEntries(parsed) as RawContent;
}
