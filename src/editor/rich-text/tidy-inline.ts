import { fieldText } from "../field-text";
import { formats, type RichNode } from "./rich-node";
import {
  markdownFormat,
  isCode,
  pairTags,
  plainText,
  splitText,
  type IsFact,
  type Piece,
} from "./split-text";

export const isComponent = ({ type }: RichNode): boolean =>
  type.startsWith("x-") || type === "image";

/** The fields of a picture or component that have a value, in a fixed order. */
export function tidyComponent({ type, ...fields }: RichNode): RichNode {
  const filled = Object.entries(fields).filter(
    ([name, value]) => typeof value === "string" && value !== "" && !name.startsWith("__"),
  );
  return { type, ...Object.fromEntries(filled.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

const lineBreak: Piece = { type: "linebreak" };

/** Moves formats that all words of a link share to the link, so that bold continues around it. */
function tidyLink({ url = "", title, children = [] }: RichNode, isFact: IsFact): Piece[] {
  const inner = joinLines(tidyLines(children, isFact), plainText(" "));
  if (inner.length === 0) return [];
  const format = inner.map(markdownFormat).reduce((all, one) => all & one) & ~formats.inlineCode;
  const rest = inner.map((piece) =>
    "format" in piece ? { ...piece, format: markdownFormat(piece) & ~format } : piece,
  );
  return [{ type: "link", url, ...(title ? { title } : {}), format, children: rest }];
}

function toPieces(node: RichNode, isFact: IsFact): Piece[] {
  const { type, children = [], name } = node;
  if (type === "text" || type === "tab") return splitText(node, isFact);
  if (type === "linebreak") return [lineBreak];
  if (type === "x-fact")
    return name ? [{ type: "fact", text: `{${fieldText(name)}}`, format: 0 }] : [];
  if (isComponent(node)) return [tidyComponent(node)];
  if (type === "link" || type === "autolink") return tidyLink(node, isFact);
  // A paragraph inside a cell, an item or a quote becomes a line.
  return [lineBreak, ...children.flatMap((child) => toPieces(child, isFact)), lineBreak];
}

/**
 * Moves spaces at the edges of a formatted text outside, unless the format continues there: in
 * Markdown no format starts or ends with a space.
 */
function freeSpaces(piece: Piece, index: number, line: Piece[]): Piece[] {
  if (piece.type !== "text" || markdownFormat(piece) === 0 || isCode(piece)) return [piece];
  const [, before = "", inner = "", after = ""] =
    /^([ \t]*)(.*?)([ \t]*)$/.exec(piece.text ?? "") ?? [];
  const sharedWith = (neighbor: Piece | undefined) =>
    neighbor ? markdownFormat(piece) & markdownFormat(neighbor) : 0;
  return [
    { ...piece, text: before, format: sharedWith(line[index - 1]) },
    { ...piece, text: inner },
    { ...piece, text: after, format: sharedWith(line[index + 1]) },
  ];
}

/** Joins adjacent texts of one format. */
export function mergeTexts(pieces: Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (last?.type === "text" && piece.type === "text" && last.format === piece.format)
      merged[merged.length - 1] = { ...last, text: `${last.text}${piece.text}` };
    else merged.push(piece);
  }
  return merged;
}

/** Removes spaces at the edges of a line, which Markdown ignores. */
function trimLine(line: Piece[]): Piece[] {
  const trim = (index: number, edge: RegExp) => {
    const piece = line.at(index);
    if (piece?.type !== "text" || isCode(piece)) return;
    line.splice(index, 1, { ...piece, text: piece.text?.replace(edge, "") });
  };
  trim(0, /^[ \t]+/);
  trim(-1, /[ \t]+$/);
  return line.filter(({ type, text }) => type !== "text" || text !== "");
}

/** Splits nodes into lines of pieces. An empty line has no pieces. */
export function tidyLines(nodes: readonly RichNode[], isFact: IsFact): Piece[][] {
  const pieces = pairTags(nodes.flatMap((node) => toPieces(node, isFact)));
  const lines: Piece[][] = [[]];
  for (const piece of pieces)
    if (piece.type === "linebreak") lines.push([]);
    else lines.at(-1)?.push(piece);
  return lines.map((line) =>
    trimLine(mergeTexts(line.flatMap(freeSpaces).filter(({ text }) => text !== ""))),
  );
}

/** Joins the lines that aren't empty. */
export const joinLines = (lines: Piece[][], separator: Piece = lineBreak): Piece[] =>
  mergeTexts(
    lines
      .filter((line) => line.length > 0)
      .flatMap((line, index) => (index > 0 ? [separator, ...line] : line)),
  );

/** Joins lines into paragraphs, which are separated by empty lines. */
export function joinParagraphs(lines: Piece[][]): Piece[][] {
  const groups: Piece[][][] = [[]];
  for (const line of lines)
    if (line.length > 0) groups.at(-1)?.push(line);
    else groups.push([]);
  return groups.map((group) => joinLines(group)).filter((group) => group.length > 0);
}
