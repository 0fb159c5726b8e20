import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from "jsonc-parser";
import type { ContentError } from "../content-error";
import { indexLines } from "../lines";
import { ordinal, showPath, type FieldPath } from "../field-path";
import { shorten } from "../wording";

/** What could be read from a file, and where its parts stand. */
export interface ReadFile {
  /** `undefined` if the file can't be read. */
  value: unknown;
  errors: ContentError[];
  lineOf: (path: FieldPath) => number;
}

/** What the parser expected, by its codes, of which it has no words. */
const expectations: Record<string, string> = {
  InvalidSymbol: "a text in quotes, a number, true, false or null",
  InvalidNumberFormat: "a number, such as 85 or 85.50",
  PropertyNameExpected: "a field's name in quotes; the last field has no comma behind it",
  ValueExpected: "a value; the last one has no comma behind it",
  ColonExpected: "a colon between a field's name and its value",
  CommaExpected: "a comma between this and what stands before it",
  CloseBraceExpected: "a } at the end of the record",
  CloseBracketExpected: "a ] at the end of the list",
  EndOfFileExpected: "nothing behind the last bracket",
  InvalidCommentToken: "no comments",
  UnexpectedEndOfString: "a quote at the end of the text, on the same line",
  InvalidEscapeCharacter: String.raw`\\ for a \, and \" for a quote within a text`,
  InvalidUnicode: String.raw`four digits behind \u`,
  InvalidCharacter: String.raw`\n for a line's end within a text, and no tabs`,
};

/** The first place that isn't JSON; what follows is mostly its echo. */
function syntaxError(file: string, text: string, { error, offset, length }: ParseError) {
  const before = text.slice(0, offset).split("\n");
  const code = printParseErrorCode(error);
  return {
    file,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    found:
      shorten(text.slice(offset, offset + Math.max(length, 1)).trim()) || "the end of the line",
    expected: expectations[code] ?? "JSON",
  };
}

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
  const parseErrors: ParseError[] = [];
  const tree = parseTree(text, parseErrors, {
    disallowComments: true,
    allowTrailingComma: false,
    allowEmptyContent: false,
  });
  const [first] = parseErrors;
  if (first || !tree) {
    const errors = first ? [syntaxError(file, text, first)] : [];
    return { value: undefined, errors, lineOf: () => 1 };
  }
  const lineAt = indexLines(text);
  return {
    value: getNodeValue(tree),
    errors: repeatedNames(tree, file, lineAt),
    lineOf: (path) => lineAt(placeOf(tree, path)),
  };
}

function placeOf(tree: Node, path: FieldPath): number {
  const node = findNodeAtLocation(tree, [...path]);
  if (!node) return path.length > 0 ? placeOf(tree, path.slice(0, -1)) : tree.offset;
  return node.parent?.type === "property" ? node.parent.offset : node.offset;
}
