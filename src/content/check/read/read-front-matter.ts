import {
  isMap,
  isNode,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type DocumentOptions,
  type ParseOptions,
  type SchemaOptions,
} from "yaml";
import type { FieldPath } from "../content";
import { type ContentError, shorten } from "../errors";
import type { ReadFile } from "./read-json";
import { foreignCharacters } from "./foreign-characters";
import { splitFrontMatter } from "./split-front-matter";

/** A parsed MDX file. */
export interface FrontMatter extends ReadFile {
  /** The text below the front matter; `undefined` if the file can't be split. */
  body?: string;
  /** The first line of `body` in the file, counted from 1. */
  bodyLine: number;
}

/**
 * Values stay as written, without the types that YAML guesses: `2026-05-01`, `24:7` and `012` are
 * texts. Only `true`, `false` and an empty value have a type.
 */
const asWritten: ParseOptions & DocumentOptions & SchemaOptions = {
  schema: "failsafe",
  customTags: ["null", "bool"],
  prettyErrors: false,
  logLevel: "error",
};

const inQuotes = 'quotes around the whole text, like title: "Mud: five tips"';

/** What to write instead, by the parser's error codes. Every other code suggests quotes. */
const expectations: Record<string, string> = {
  DUPLICATE_KEY: "each field once",
  TAB_AS_INDENT: "spaces instead of a tab",
  MULTIPLE_DOCS: "no line of dots between the fields",
  MISSING_CHAR: `${inQuotes}, with the same quote at both ends`,
};

/** The offset of a field's value, or of the closest existing parent. */
function offsetAt(document: Document, path: FieldPath): number {
  const node = path.length > 0 ? document.getIn(path, true) : document.contents;
  if (isNode(node) && node.range) return node.range[0];
  return path.length > 0 ? offsetAt(document, path.slice(0, -1)) : 0;
}

/** Offsets where valid YAML drops words: `Our #1 tip` ends before the #; `&`, `*` and `!` start names. */
function findDroppedWords(document: Document): number[] {
  const lost = new Set<number>();
  visit(document, {
    Alias: (_, { range }) => void lost.add(range?.[0] ?? 0),
    Value(_, { anchor, tag, range, ...node }) {
      const isCut = "comment" in node && node.comment && "type" in node && node.type === "PLAIN";
      if (anchor || tag || isCut) lost.add(range?.[0] ?? 0);
    },
  });
  return [...lost];
}

/** A text up to its last quote. The parser accepts `'it''`; Gatsby's doesn't. */
const closedQuote = /^(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")$/s;

function findOpenQuotes(document: Document, front: string): number[] {
  const open: number[] = [];
  visit(document, {
    Scalar(_, { type, range }) {
      const isQuoted = type === "QUOTE_SINGLE" || type === "QUOTE_DOUBLE";
      if (range && isQuoted && !closedQuote.test(front.slice(range[0], range[1])))
        open.push(range[0]);
    },
  });
  return open;
}

/** The errors between the two `---`: their offsets, and what to write instead. */
function findErrors(document: Document, front: string): [offset: number, expected: string][] {
  if (document.errors.length > 0)
    return document.errors.map(({ pos: [offset], code }) => [
      offset,
      expectations[code] ?? inQuotes,
    ]);
  if (document.contents !== null && !isMap(document.contents))
    return [[0, 'lines like title: "Spring skin care"']];
  return [...findOpenQuotes(document, front), ...findDroppedWords(document)].map((offset) => [
    offset,
    inQuotes,
  ]);
}

/**
 * Parses an MDX file with the locations of its fields. The check, the build and the editor all use
 * this function.
 *
 * @param file its path, for the errors
 */
export function readFrontMatter(file: string, text: string): FrontMatter {
  const parts = splitFrontMatter(text);
  if (!("front" in parts))
    return { value: undefined, errors: [{ file, ...parts }], lineOf: () => 1, bodyLine: 1 };
  const { front, frontLine, body, bodyLine } = parts;
  const lines = new LineCounter();
  const document = parseDocument(front, { ...asWritten, lineCounter: lines });
  const lineOf = (offset: number) => lines.linePos(offset).line + frontLine - 1;
  const errors = findErrors(document, front).map(([offset, expected]): ContentError => {
    const { line, col: column } = lines.linePos(offset);
    const found = shorten(front.split("\n")[line - 1]?.trim() ?? "") || "an empty line";
    return { file, line: line + frontLine - 1, column, found, expected };
  });
  if (errors.length > 0) return { value: undefined, errors, lineOf: () => 1, body, bodyLine };
  const value: unknown = document.toJS() ?? {};
  errors.push(...foreignCharacters(file, front, frontLine));
  return { value, errors, lineOf: (path) => lineOf(offsetAt(document, path)), body, bodyLine };
}
