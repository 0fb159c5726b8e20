import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from "jsonc-parser";
import type { FieldPath } from "../content";
import { contentError, type ContentError, lineAt, shorten } from "../errors";

export interface ReadFile {
  value: unknown;
  errors: ContentError[];
  lineOf: (path: FieldPath) => number;
}

/** The first syntax error in the parser's words; the following ones are mostly its consequences. */
const syntaxError = (
  file: string,
  text: string,
  { error, offset, length }: ParseError,
): ContentError => ({
  file,
  code: "content",
  line: lineAt(text, offset),
  found: shorten(text.slice(offset, offset + Math.max(length, 1)).trim()) || "the end of the line",
  expected: `valid JSON (${printParseErrorCode(error)})`,
});

/** Errors of fields that a record has twice: JSON silently takes the last one. */
function repeatedNames(node: Node, file: string, text: string): ContentError[] {
  const children = node.children ?? [];
  const names = children.map((child) =>
    node.type === "object" ? String(child.children?.[0]?.value) : undefined,
  );
  return children.flatMap((child, index) => {
    const name = names[index];
    const isRepeated = name !== undefined && names.indexOf(name) < index;
    const below = repeatedNames(child, file, text);
    if (!isRepeated) return below;
    const found = `"${shorten(name)}" for the second time`;
    const line = lineAt(text, child.offset);
    return [{ file, line, ...contentError(found, "each field once in a record") }, ...below];
  });
}

function offsetOfField(tree: Node, path: FieldPath): number {
  const node = findNodeAtLocation(tree, [...path]);
  if (!node) return path.length > 0 ? offsetOfField(tree, path.slice(0, -1)) : tree.offset;
  return node.parent?.type === "property" ? node.parent.offset : node.offset;
}

/** Accepts a byte order mark and Windows line ends. */
export function readJson(file: string, written: string): ReadFile {
  const text = written.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const parseErrors: ParseError[] = [];
  const tree = parseTree(text, parseErrors, { disallowComments: true });
  const [first] = parseErrors;
  if (first || !tree) {
    const errors = first ? [syntaxError(file, text, first)] : [];
    return { value: undefined, errors, lineOf: () => 1 };
  }
  return {
    value: getNodeValue(tree) as unknown,
    errors: repeatedNames(tree, file, text),
    lineOf: (path) => lineAt(text, offsetOfField(tree, path)),
  };
}
