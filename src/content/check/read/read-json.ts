import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from "jsonc-parser";
import type { FieldPath } from "../content";
import { type ContentError, lineAt, shorten } from "../errors";
import { foreignCharacters } from "./foreign-characters";

/** The content of a file, with the locations of its fields. */
export interface ReadFile {
  /** `undefined` if the file can't be read. */
  value: unknown;
  errors: ContentError[];
  lineOf: (path: FieldPath) => number;
}

/** What the parser expected, by its error codes. */
const expectations: Record<string, string> = {
  InvalidSymbol: "a text in quotes, a number, true, false or null",
  InvalidNumberFormat: "a number, such as 85 or 85.50",
  UnexpectedEndOfNumber: "a number, such as 85 or 85.50",
  UnexpectedEndOfComment: "no comments",
  PropertyNameExpected: "a field's name in quotes; the last field has no comma after it",
  ValueExpected: "a value; the last one has no comma after it",
  ColonExpected: "a colon between a field's name and its value",
  CommaExpected: "a comma before this",
  CloseBraceExpected: "a } at the end of the record",
  CloseBracketExpected: "a ] at the end of the list",
  EndOfFileExpected: "nothing after the last bracket",
  InvalidCommentToken: "no comments",
  UnexpectedEndOfString: "a quote at the end of the text, on the same line",
  InvalidEscapeCharacter: String.raw`\\ for a \, and \" for a quote within a text`,
  InvalidUnicode: String.raw`four digits behind \u`,
  InvalidCharacter: String.raw`\n for a line's end within a text, and no tabs`,
};

/** The part of a line before an offset. */
const lineBefore = (text: string, offset: number): string =>
  text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);

/** The first syntax error; the following ones are mostly its consequences. */
function syntaxError(
  file: string,
  text: string,
  { error, offset, length }: ParseError,
): ContentError {
  const written = text.slice(offset, offset + Math.max(length, 1)).trim();
  const location = {
    file,
    line: lineAt(text, offset),
    column: offset - text.lastIndexOf("\n", offset - 1),
  };
  if (written.startsWith("'"))
    return {
      ...location,
      found: `a single quote: ${shorten(written)}`,
      expected: 'straight double quotes: "',
      fix: `replace the ' around names and texts with "`,
    };
  const [curly] = /^[“”„‟«»‘’]/.exec(written) ?? [];
  if (curly)
    return {
      ...location,
      found: `a curly quote: ${curly}`,
      expected: 'straight quotes: "',
      fix: 'replace all “ and ” around names and texts with ", and switch smart quotes off in your program',
    };
  const [amount, whole, cents] =
    /(\d+),(\d{2})(?=\D*$)/.exec(lineBefore(text, offset + length)) ?? [];
  if (amount !== undefined && /^\d{2}$/.test(written))
    return {
      ...location,
      found: amount,
      expected: "a period before the cents",
      fix: `write ${whole}.${cents}`,
    };
  return {
    ...location,
    found: shorten(written) || "the end of the line",
    expected: expectations[printParseErrorCode(error)] ?? "JSON",
  };
}

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
    const expected = "each field once in a record";
    return [{ file, line: lineAt(text, child.offset), found, expected }, ...below];
  });
}

function offsetOfField(tree: Node, path: FieldPath): number {
  const node = findNodeAtLocation(tree, [...path]);
  if (!node) return path.length > 0 ? offsetOfField(tree, path.slice(0, -1)) : tree.offset;
  return node.parent?.type === "property" ? node.parent.offset : node.offset;
}

/** gatsby-transformer-json can't parse a file that starts with U+FEFF. */
const byteOrderMark = {
  line: 1,
  found: "a byte order mark, an invisible sign that some Windows programs add",
  expected: "the encoding UTF-8 without it",
  fix: "save the file again: in VS Code, click “UTF-8 with BOM” at the bottom and choose “UTF-8”; in Notepad, choose “Save as” and the encoding UTF-8",
};

/**
 * Parses a JSON file with the locations of its fields.
 *
 * @param file its path, for the errors
 */
export function readJson(file: string, written: string): ReadFile {
  if (written.startsWith("\uFEFF"))
    return { value: undefined, errors: [{ file, ...byteOrderMark }], lineOf: () => 1 };
  const text = written.replace(/\r\n?/g, "\n");
  const parseErrors: ParseError[] = [];
  const tree = parseTree(text, parseErrors, { disallowComments: true });
  const [first] = parseErrors;
  if (first || !tree) {
    const errors = first ? [syntaxError(file, text, first)] : [];
    return { value: undefined, errors, lineOf: () => 1 };
  }
  return {
    value: getNodeValue(tree) as unknown,
    errors: [...foreignCharacters(file, text), ...repeatedNames(tree, file, text)],
    lineOf: (path) => lineAt(text, offsetOfField(tree, path)),
  };
}
