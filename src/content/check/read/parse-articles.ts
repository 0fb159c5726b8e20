import { collections } from "../../model/collections";
import type { CollectionName } from "../../model/names";
import { asciiSlug } from "../../../lib/links/slug";
import { parseText } from "../../text/parse-text";
import { type ContentRecord, type MdxBody, type RawCollection, typeInWords } from "../content";
import { type ContentError, shorten } from "../errors";
import { readFrontMatter } from "./read-front-matter";

/** The parser's error object (https://github.com/vfile/vfile-message). */
interface ParseError {
  reason: string;
  line?: number;
  column?: number;
}

/** The parsed text, or the parser's error. */
function readBody(file: string, text: string): { body: MdxBody; errors: ContentError[] } {
  try {
    return { body: { text, tree: parseText(text) }, errors: [] };
  } catch (thrown) {
    const { reason, ...end } = thrown as ParseError;
    // For an unclosed tag, only the reason contains the tag's position.
    const [, start] = /\((\d+):\d+-/.exec(reason) ?? [];
    const line = start ? Number(start) : (end.line ?? 1);
    const error = {
      file,
      line,
      ...(!start && { column: end.column }),
      found: `“${shorten(text.split("\n")[line - 1]?.trim() ?? "")}”`,
      expected: `a text that MDX can read (${reason})`,
      fix: "write \\< and \\{ for signs that visitors should see, and {/* Ask Ann */} for a note that they don't see",
    };
    return { body: { text, tree: { type: "root" } }, errors: [error] };
  }
}

/** Errors of a file whose path creates no page, or a page that no link can name. */
function checkPlace(file: string, slug: string, source: string): ContentError[] {
  if (slug === "") {
    const found = "a text in a folder that makes no page";
    return [{ file, found, expected: source.replace("*", "<name>") }];
  }
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return [];
  const expected =
    "a name of lower-case letters, digits and single hyphens; it becomes the address";
  // Empty for an emoji, or for a name in other letters.
  const name = asciiSlug(slug);
  const fix = name ? `rename it to ${name}` : "rename it, for example to puppy-week";
  return [{ file, found: slug, expected, fix }];
}

/**
 * Parses the articles of a collection. An article with broken front matter is included, so that
 * references to it stay valid.
 *
 * @param files texts by paths like `content/blog/<slug>/index.mdx`
 */
export function parseArticles(
  collection: CollectionName,
  files: ReadonlyMap<string, string>,
): RawCollection {
  const { source, type } = collections[collection];
  const [start = "", end = ""] = source.split("*");
  const misplaced: ContentError[] = [];
  const errors: ContentError[] = [];
  const records: ContentRecord[] = [];
  for (const [file, text] of files) {
    if (!file.startsWith(start) || !/\.mdx?$/.test(file)) continue;
    const name = file.endsWith(end) ? file.slice(start.length, -end.length) : "";
    const slug = name.includes("/") ? "" : name;
    misplaced.push(...checkPlace(file, slug, source));
    if (slug === "") continue;
    const { body, bodyLine, ...front } = readFrontMatter(file, text);
    // With an empty line for each line above it, line numbers match the file.
    const read = body === undefined ? undefined : readBody(file, "\n".repeat(bodyLine - 1) + body);
    const record = `${typeInWords(type)} ${slug}`;
    errors.push(
      ...[...front.errors, ...(read?.errors ?? [])].map((error) => ({ ...error, record })),
    );
    records.push({
      collection,
      file,
      label: record,
      key: slug,
      value: front.value,
      lineOf: front.lineOf,
      ...(read && { body: read.body }),
    });
  }
  return {
    name: collection,
    records,
    errors: [...misplaced, ...errors],
    complete: misplaced.length === 0,
  };
}
