import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type DocumentOptions,
  type ParseOptions,
  type SchemaOptions,
} from "yaml";
import type { FieldPath } from "../content";
import { shorten } from "../errors";
import type { ReadFile } from "./read-json";

interface FrontMatter extends ReadFile {
  body?: string;
  bodyLine: number;
}

/** Gatsby also accepts the language after the first fence. */
const openingFence = /^---[ \t]*(?:ya?ml[ \t]*)?$/i;

/** The lines of the two fences; `undefined` if they are missing. Gatsby ends the fields at any line with `---`. */
function findFences(lines: string[]): [open: number, close: number] | undefined {
  const open = lines.findIndex((line) => line.trim() !== "");
  const close = lines.findIndex((line, index) => index > open && line.startsWith("---"));
  const isWhole = openingFence.test(lines[open]?.trim() ?? "");
  return isWhole && /^---[ \t]*$/.test(lines[close] ?? "") ? [open, close] : undefined;
}

/** Values stay as written: `2026-05-01`, `24:7` and `012` are texts, unlike `true` and `false`. */
const asWritten: ParseOptions & DocumentOptions & SchemaOptions = {
  schema: "failsafe",
  customTags: ["null", "bool"],
  prettyErrors: false,
  logLevel: "error",
};

function offsetAt(document: Document, path: FieldPath): number {
  const node = path.length > 0 ? document.getIn(path, true) : document.contents;
  if (isNode(node) && node.range) return node.range[0];
  return path.length > 0 ? offsetAt(document, path.slice(0, -1)) : 0;
}

/** A text up to its last quote. The parser accepts `'it''`; Gatsby's doesn't. */
const closedQuote = /^(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")$/s;

/** Where valid YAML drops words (`Our #1 tip`, `&`), and quotes that Gatsby can't parse. */
function findUnsafeValues(document: Document, front: string): number[] {
  const found: number[] = [];
  visit(document, {
    Node(_, node) {
      const [start = 0, end] = node.range ?? [];
      const isCut = isScalar(node) && node.comment && node.type === "PLAIN";
      const isQuoted = isScalar(node) && node.type?.startsWith("QUOTE");
      const isOpen = isQuoted && !closedQuote.test(front.slice(start, end));
      if (isAlias(node) || node.anchor || node.tag || isCut || isOpen) found.push(start);
    },
  });
  return found;
}

const inQuotes = 'quotes around the whole text, like title: "Mud: five tips"';

function findErrors(document: Document, front: string): [offset: number, expected: string][] {
  if (document.errors.length > 0)
    return document.errors.map(({ pos: [offset], message }) => [
      offset,
      `${inQuotes} (${message})`,
    ]);
  if (document.contents !== null && !isMap(document.contents))
    return [[0, 'lines like title: "Spring skin care"']];
  return findUnsafeValues(document, front).map((offset) => [offset, inQuotes]);
}

/** Accepts a byte order mark, Windows line ends, and empty lines at the start. */
export function readFrontMatter(file: string, text: string): FrontMatter {
  const lines = text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n/g, "\n")
    .split("\n");
  const fences = findFences(lines);
  if (!fences) {
    const found = shorten(lines[0] ?? "") || "an empty line";
    const expected = "--- on the first line, the fields, and --- on a line of its own below them";
    const errors = [{ file, line: 1, code: "content" as const, found, expected }];
    return { value: undefined, errors, lineOf: () => 1, bodyLine: 1 };
  }
  const [open, close] = fences;
  const front = lines.slice(open + 1, close).join("\n");
  const body = lines.slice(close + 1).join("\n");
  const bodyLine = close + 2;
  const counter = new LineCounter();
  const document = parseDocument(front, { ...asWritten, lineCounter: counter });
  const errors = findErrors(document, front).map(([offset, expected]) => {
    const { line } = counter.linePos(offset);
    const found = shorten(front.split("\n")[line - 1]?.trim() ?? "") || "an empty line";
    return { file, line: line + open + 1, code: "content" as const, found, expected };
  });
  if (errors.length > 0) return { value: undefined, errors, lineOf: () => 1, body, bodyLine };
  const value: unknown = document.toJS() ?? {};
  const lineOf = (path: FieldPath) => counter.linePos(offsetAt(document, path)).line + open + 1;
  return { value, errors, lineOf, body, bodyLine };
}
