import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from "jsonc-parser";
import type { FieldPath } from "../content";
import { contentError, type ContentError, findRepeated, lineAt, shorten } from "../errors";

export interface ReadFile {
  value: unknown;
  errors: ContentError[];
  lineOf: (path: FieldPath) => number;
}

const aValue = 'a text in straight quotes, like "Bath", or a number, like 18.50, or true or false';

/** For errors that people make. */
const expectedByError: Partial<Record<ReturnType<typeof printParseErrorCode>, string>> = {
  PropertyNameExpected:
    'the name of a field in straight quotes, like "price". A number has a period, 18.50, and the last field has no comma after it',
  ValueExpected: `${aValue}. The last entry has no comma after it`,
  ColonExpected: 'a colon after the name of a field, like "price": 18',
  CommaExpected: "a comma between two fields or entries",
  CloseBraceExpected: "the brace } at the end of a record",
  CloseBracketExpected: "the bracket ] at the end of a list",
  EndOfFileExpected: "nothing after the last bracket or brace",
  InvalidCommentToken: "no comment: only fields and their values",
  UnexpectedEndOfString: 'a straight quotation mark at the end of the text, like "Bath"',
  InvalidEscapeCharacter: "a text without the sign \\",
  InvalidCharacter: "a text on one line, with spaces instead of tabs",
};

/** The first syntax error; the following ones are mostly its consequences. */
function syntaxError(file: string, text: string, { error, offset, length }: ParseError) {
  const symbol = text.slice(offset, offset + Math.max(length, 1)).trim();
  const before = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  const name = printParseErrorCode(error);
  // One of a pair may be straight: then the text before the error contains the other one.
  const isInText = name !== "CommaExpected" && /[“”„«»][^"]*"\s*$/.test(before);
  const expected =
    isInText || /[“”„«»‘’`']/.test(symbol)
      ? 'straight quotation marks around each name and text, like "name": "Bath"'
      : (expectedByError[name] ?? aValue);
  const found = shorten(symbol) || "the end of the line";
  return { file, line: lineAt(text, offset), ...contentError(found, expected) };
}

/** Errors of fields that a record has twice: JSON silently takes the last one. */
function repeatedNames(node: Node, file: string, text: string): ContentError[] {
  const children = node.children ?? [];
  const nameOf = ({ children: [name] = [] }: Node) => String(name?.value);
  const repeated = node.type === "object" ? findRepeated(children, nameOf) : [];
  const errors = repeated.map(([field]) => {
    const found = `"${shorten(nameOf(field))}" for the second time`;
    const line = lineAt(text, field.offset);
    return { file, line, ...contentError(found, "each field once in a record") };
  });
  return [...errors, ...children.flatMap((child) => repeatedNames(child, file, text))];
}

function offsetOfField(tree: Node, path: FieldPath): number {
  const node = findNodeAtLocation(tree, [...path]);
  if (!node) return path.length > 0 ? offsetOfField(tree, path.slice(0, -1)) : tree.offset;
  return node.parent?.type === "property" ? node.parent.offset : node.offset;
}

/** Accepts a byte order mark and Windows line ends. After a syntax error, the value is what could be read. */
export function readJson(file: string, written: string): ReadFile & { isWhole: boolean } {
  const text = written.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const found: ParseError[] = [];
  const nothing: Node = { type: "null", offset: 0, length: 0 };
  const tree = parseTree(text, found, { disallowComments: true }) ?? nothing;
  const [first] = found;
  return {
    value: getNodeValue(tree) as unknown,
    isWhole: !first,
    errors: first ? [syntaxError(file, text, first)] : repeatedNames(tree, file, text),
    lineOf: (path) => lineAt(text, offsetOfField(tree, path)),
  };
}
