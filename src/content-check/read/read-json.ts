import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  type Node,
  type ParseError,
} from "jsonc-parser";
import type { ContentError } from "../content-error";
import { ordinal, showPath, type FieldPath, indexLines } from "../words";
import { explainJsonError } from "./explain-json-error";

/** What could be read from a file, and where its parts stand. */
export interface ReadFile {
  /** `undefined` if the file can't be read. */
  value: unknown;
  errors: ContentError[];
  lineOf: (path: FieldPath) => number;
}

function syntaxErrors(
  file: string,
  text: string,
  parseErrors: ParseError[],
  lineAt: (offset: number) => number,
) {
  const explained = parseErrors.map((error) => explainJsonError(text, error));
  const firstOfLine = explained.filter(
    (error, index) =>
      explained.findIndex(({ offset }) => lineAt(offset) === lineAt(error.offset)) === index,
  );
  // What follows an error that the parser can't get over is mostly its echo.
  const end = firstOfLine.findIndex(({ readable }) => !readable);
  const errors = firstOfLine
    .slice(0, end === -1 ? undefined : end + 1)
    .map(({ offset, found, expected, fix }): ContentError => ({
      file,
      line: lineAt(offset),
      found,
      expected,
      fix,
    }));
  // A trailing comma is followed by a second, meaningless error at the same place.
  const readable = explained.every((error, index) => error.readable || isEcho(explained, index));
  return { errors, readable };
}

const isEcho = (errors: { offset: number; readable: boolean }[], index: number): boolean =>
  errors
    .slice(0, index)
    .some(({ offset, readable }) => readable && offset === errors[index]?.offset);

function repeatedNames(
  node: Node,
  file: string,
  lineAt: (offset: number) => number,
  path: FieldPath = [],
): ContentError[] {
  const children = node.children ?? [];
  if (node.type === "array") {
    return children.flatMap((child, index) => repeatedNames(child, file, lineAt, [...path, index]));
  }
  if (node.type !== "object") return [];
  const firstLine = new Map<string, number>();
  return children.flatMap(({ children: [name, value] = [], offset }) => {
    const field = String(name?.value);
    const below = value ? repeatedNames(value, file, lineAt, [...path, field]) : [];
    const earlier = firstLine.get(field);
    if (earlier === undefined) {
      firstLine.set(field, lineAt(offset));
      return below;
    }
    const [position] = path;
    const record = typeof position === "number" ? `${ordinal(position + 1)} record` : undefined;
    return [
      {
        file,
        line: lineAt(offset),
        ...(record && { record }),
        field: showPath([...path.slice(record ? 1 : 0), field]),
        found: `"${field}" for the second time, after line ${earlier}`,
        expected: "each field once in a record",
        fix: "delete one of the two",
      },
      ...below,
    ];
  });
}

/**
 * Reads a JSON file with the places of its parts.
 *
 * @param file its path, for the errors
 */
export function readJson(file: string, text: string): ReadFile {
  const lineAt = indexLines(text);
  const parseErrors: ParseError[] = [];
  const tree = parseTree(text, parseErrors, { disallowComments: true, allowTrailingComma: false });
  if (!tree && text.trim() === "") {
    const words = { found: "an empty file", expected: "[ ] with records, or { } with fields" };
    const error = {
      file,
      line: 1,
      ...words,
      fix: "bring back the file's content from an earlier version",
    };
    return { value: undefined, errors: [error], lineOf: () => 1 };
  }
  const { errors, readable } = syntaxErrors(file, text, parseErrors, lineAt);
  if (!tree || !readable) return { value: undefined, errors, lineOf: () => 1 };
  return {
    value: getNodeValue(tree),
    errors: [...errors, ...repeatedNames(tree, file, lineAt)],
    lineOf: (path) => lineAt(placeOf(tree, path)),
  };
}

function placeOf(tree: Node, path: FieldPath): number {
  const node = findNodeAtLocation(tree, [...path]);
  if (!node) return path.length > 0 ? placeOf(tree, path.slice(0, -1)) : tree.offset;
  return node.parent?.type === "property" ? node.parent.offset : node.offset;
}
