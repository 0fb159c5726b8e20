import {
  isNode,
  isPair,
  LineCounter,
  parseDocument,
  visit,
  YAMLMap,
  YAMLSeq,
  type Document,
} from "yaml";
import type { ContentError } from "../content-error";
import { shorten } from "../wording";
import { type FieldPath } from "../field-path";
import type { ReadFile } from "./read-json";

const fence = "---";

/** The lines of a file above and below its closing `---`. */
interface SplitFile {
  front: string;
  /** The text below, with an empty line for each line above it. */
  body: string;
}

function split(text: string): SplitFile | undefined {
  const lines = text.split(/\r?\n/);
  const close = lines.indexOf(fence, 1);
  if (lines[0] !== fence || close === -1) return undefined;
  const body = "\n".repeat(close + 1) + lines.slice(close + 1).join("\n");
  return { front: lines.slice(1, close).join("\n"), body };
}

function placeOf(document: Document, path: FieldPath): number {
  const [step] = path.slice(-1);
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  if (parent instanceof YAMLMap) {
    const pair = parent.items.find(
      (item) => isPair(item) && isNode(item.key) && String(item.key) === step,
    );
    if (isNode(pair?.key)) return pair.key.range?.[0] ?? 0;
  }
  if (parent instanceof YAMLSeq && typeof step === "number") {
    const item: unknown = parent.items[step];
    if (isNode(item)) return item.range?.[0] ?? 0;
  }
  return path.length > 1 ? placeOf(document, path.slice(0, -1)) : 0;
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
  const parts = split(text.replace(/^\uFEFF/, ""));
  if (!parts) {
    const found = "no front matter";
    const expected = "--- on the first line, the fields, and --- on a line of its own below them";
    return {
      value: undefined,
      errors: [{ file, line: 1, found, expected }],
      lineOf: () => 1,
    };
  }
  const { front, body } = parts;
  const lines = new LineCounter();
  const document = parseDocument(front, { lineCounter: lines, prettyErrors: false });
  // The opening --- takes the file's first line.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const error = (offset: number, found: string, expected: string): ContentError => ({
    file,
    line: lineAt(offset),
    column: lines.linePos(offset).col,
    found,
    expected,
  });
  const lineOfText = (offset: number) =>
    shorten(front.split("\n")[lines.linePos(offset).line - 1]?.trim() ?? "") || "an empty line";
  const errors = [
    ...document.errors.map(({ pos: [offset], message }) =>
      error(offset, lineOfText(offset), `YAML: ${message}`),
    ),
    ...lostWords(document).map(({ offset, found }) =>
      error(
        offset,
        `${found}, which YAML takes for a mark of its own`,
        "quotes around the whole text",
      ),
    ),
  ];
  if (errors.length === 0 && document.contents !== null && !(document.contents instanceof YAMLMap))
    errors.push(error(0, lineOfText(0), 'lines like title: "Spring skin care"'));
  if (errors.length > 0) return { value: undefined, errors, lineOf: () => 1, body };
  return {
    value: document.toJS() ?? {},
    errors,
    lineOf: (path) => (path.length > 0 ? lineAt(placeOf(document, path)) : 1),
    body,
  };
}
