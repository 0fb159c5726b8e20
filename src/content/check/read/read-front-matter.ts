import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type ErrorCode,
} from "yaml";
import type { FieldPath } from "../content";
import { contentError, shorten } from "../errors";
import type { ReadFile } from "./read-json";

interface FrontMatter extends ReadFile {
  body: string;
  bodyLine: number;
}

/** Gatsby also accepts the language after the first fence. */
const openingFence = /^---[ \t]*(?:ya?ml[ \t]*)?$/i;

/** The line of the second fence; 0 if one is missing. Gatsby ends the fields at any line with `---`. */
function findEnd(lines: string[]): number {
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith("---"));
  const isWhole = openingFence.test(lines[0] ?? "") && /^---[ \t]*$/.test(lines[end] ?? "");
  return isWhole ? end : 0;
}

function offsetAt(document: Document, path: FieldPath): number {
  const node = path.length > 0 ? document.getIn(path, true) : document.contents;
  if (isNode(node) && node.range) return node.range[0];
  return path.length > 0 ? offsetAt(document, path.slice(0, -1)) : 0;
}

/** Where valid YAML drops words: `Our #1 tip`, `&`. */
function findLostWords(document: Document): number[] {
  const found: number[] = [];
  visit(document, {
    Node(_, node) {
      const isCut = isScalar(node) && node.comment && node.type === "PLAIN";
      if (isAlias(node) || node.anchor || node.tag || isCut) found.push(node.range?.[0] ?? 0);
    },
  });
  return found;
}

export const inQuotes = 'a colon, a space and the text in quotes, like title: "Mud: five tips"';

const closed = 'an end for each list and quotation, like tags: [fleas, ticks] or title: "Mud"';

const expectedByError: Partial<Record<ErrorCode, string>> = {
  DUPLICATE_KEY: "each field once",
  TAB_AS_INDENT: "spaces instead of tabs",
  BAD_INDENT: closed,
  MISSING_CHAR: closed,
};

function findFieldErrors(document: Document): [offset: number, expected: string][] {
  if (document.errors.length > 0)
    return document.errors.map(({ pos: [offset], code }) => [
      offset,
      expectedByError[code] ?? inQuotes,
    ]);
  if (document.contents !== null && !isMap(document.contents))
    return [[0, 'lines like title: "Spring skin care"']];
  return findLostWords(document).map((offset) => [offset, inQuotes]);
}

/** Accepts a byte order mark and Windows line ends. */
export function readFrontMatter(file: string, text: string): FrontMatter {
  const lines = text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n/g, "\n")
    .split("\n");
  const end = findEnd(lines);
  if (end === 0) {
    const found = shorten(lines[0] ?? "") || "an empty line";
    const expected = "--- on the first line, the fields, and --- on a line of its own below them";
    const errors = [{ file, line: 1, ...contentError(found, expected) }];
    return { value: undefined, errors, lineOf: () => 1, body: "", bodyLine: 1 };
  }
  const front = lines.slice(1, end).join("\n");
  const rest = { body: lines.slice(end + 1).join("\n"), bodyLine: end + 2 };
  const counter = new LineCounter();
  // Values stay as written: `2026-05-01`, `24:7` and `~` are texts, unlike `true` and `false`.
  const document = parseDocument(front, {
    schema: "failsafe",
    customTags: ["bool"],
    lineCounter: counter,
    prettyErrors: false,
    logLevel: "error",
  });
  const errors = findFieldErrors(document).map(([offset, expected]) => {
    const { line } = counter.linePos(offset);
    const found = shorten(front.split("\n")[line - 1]?.trim() ?? "") || "an empty line";
    return { file, line: line + 1, ...contentError(found, expected) };
  });
  if (errors.length > 0) return { value: undefined, errors, lineOf: () => 1, ...rest };
  const value: unknown = document.toJS() ?? {};
  const lineOf = (path: FieldPath) => counter.linePos(offsetAt(document, path)).line + 1;
  return { value, errors, lineOf, ...rest };
}
