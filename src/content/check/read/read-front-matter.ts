import { isMap, isNode, LineCounter, parseDocument, visit, type Document } from "yaml";
import type { ContentError } from "../content-error";
import type { FieldPath } from "../place";
import { shorten } from "../wording";
import type { ReadFile } from "./read-json";

const fence = "---";

/** The lines of a file above and below its closing `---`. */
interface SplitFile {
  front: string;
  /** The text below, with an empty line for each line above it. */
  body: string;
}

function split(text: string): SplitFile | undefined {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const close = lines.indexOf(fence, 1);
  if (lines[0] !== fence || close === -1) return undefined;
  const body = "\n".repeat(close + 1) + lines.slice(close + 1).join("\n");
  return { front: lines.slice(1, close).join("\n"), body };
}

/** Where the value of a field begins, or the closest part that exists. */
function placeOf(document: Document, path: FieldPath): number {
  const node = path.length > 0 ? document.getIn(path, true) : document.contents;
  if (isNode(node) && node.range) return node.range[0];
  return path.length > 0 ? placeOf(document, path.slice(0, -1)) : 0;
}

/** What is correct YAML and loses words: `title: Our #1 tip` ends before the #, `*bow*` names another value. */
function lostWords(document: Document): { offset: number; found: string }[] {
  const lost: { offset: number; found: string }[] = [];
  visit(document, {
    Alias: (_, { source, range }) => {
      lost.push({ offset: range?.[0] ?? 0, found: `*${source}` });
    },
    Scalar: (_, { type, comment, range }) => {
      if (type === "PLAIN" && comment)
        lost.push({ offset: range?.[0] ?? 0, found: shorten(`#${comment}`) });
    },
  });
  return lost;
}

/**
 * Reads the front matter of an MDX file with the places of its fields.
 *
 * @param file its path, for the errors
 */
export function readFrontMatter(file: string, text: string): ReadFile & { body?: string } {
  const parts = split(text);
  if (!parts) {
    const found = "no front matter";
    const expected = "--- on the first line, the fields, and --- on a line of its own below them";
    const errors = [{ file, line: 1, found, expected }];
    return { value: undefined, errors, lineOf: () => 1 };
  }
  const { front, body } = parts;
  const lines = new LineCounter();
  const document = parseDocument(front, { lineCounter: lines, prettyErrors: false });
  // The opening --- takes the file's first line.
  const lineOf = (offset: number) => lines.linePos(offset).line + 1;
  const errorAt = (offset: number, found: string | undefined, expected: string): ContentError => {
    const { line, col: column } = lines.linePos(offset);
    const written = shorten(front.split("\n")[line - 1]?.trim() ?? "") || "an empty line";
    return { file, line: line + 1, column, found: found ?? written, expected };
  };
  const errors = [
    ...document.errors.map(({ pos: [offset], message }) =>
      errorAt(offset, undefined, `YAML: ${message}`),
    ),
    ...lostWords(document).map(({ offset, found }) =>
      errorAt(
        offset,
        `${found}, which YAML takes for a mark of its own`,
        "quotes around the whole text",
      ),
    ),
  ];
  if (errors.length === 0 && document.contents !== null && !isMap(document.contents))
    errors.push(errorAt(0, undefined, 'lines like title: "Spring skin care"'));
  if (errors.length > 0) return { value: undefined, errors, lineOf: () => 1, body };
  const value: unknown = document.toJS() ?? {};
  return { value, errors, lineOf: (path) => lineOf(placeOf(document, path)), body };
}
