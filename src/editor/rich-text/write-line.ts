import { fewestEscapes } from "./fewest-escapes";
import { formats } from "./rich-node";
import { markdownFormat, isCode, plainText, type Piece } from "./split-text";
import { mergeTexts } from "./tidy-inline";
import { escapeLine } from "./to-phrasing";

const inEach = (pieces: Piece[], change: (piece: Piece) => Piece[]): Piece[] =>
  mergeTexts(
    pieces.flatMap(({ children, ...piece }) =>
      change(children ? { ...piece, children: inEach(children, change) } : piece),
    ),
  );

const asWords = (piece: Piece): Piece[] => [
  piece.type === "tag" ? { ...piece, type: "text" } : piece,
];

/** Removes bold from a quotation mark in the middle of a word: Markdown can't start bold there. */
function freePunctuation(piece: Piece): Piece[] {
  if (piece.type !== "text" || !markdownFormat(piece) || isCode(piece)) return [piece];
  const [, before = "", inner = "", after = ""] =
    /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u.exec(piece.text ?? "") ?? [];
  return [plainText(before), { ...piece, text: inner }, plainText(after)].filter(
    ({ text }) => text !== "",
  );
}

const withoutFormats = (piece: Piece): Piece[] => [
  "format" in piece ? { ...piece, format: markdownFormat(piece) & formats.inlineCode } : piece,
];

const plainest = (pieces: Piece[]) => inEach(inEach(pieces, asWords), withoutFormats);

/** URLs and email addresses that become links as typed: an escape would be part of them. */
const bareAddress = /(?:https?:\/\/|www\.)\S+|[\w.+\\-]+@[\w\\-]+\.[\w.\\-]+/gi;

const withoutEscapesInAddresses = (line: string): string =>
  line.replace(bareAddress, (found) => found.replace(/\\(?=[_~*&])/g, ""));

/** Concessions if Markdown can't express a line: each gives up more formatting to keep the words. */
const concessions: ((pieces: Piece[]) => Piece[])[] = [
  (pieces) => pieces,
  (pieces) => inEach(pieces, freePunctuation),
  (pieces) => inEach(pieces, asWords),
  plainest,
];

export interface LineContext {
  container?: "paragraph" | "heading";
  /** Whether the Markdown parses to these pieces in this container. */
  isRead: (markdown: string, pieces: Piece[]) => boolean;
}

/** The Markdown of a line, with as few escapes as possible. */
export function writeLine(
  pieces: Piece[],
  { container = "paragraph", isRead }: LineContext,
): string {
  for (const concede of concessions)
    for (const emphasis of ["_", "*"] as const) {
      const conceded = concede(pieces);
      const escaped = escapeLine(conceded, { container, emphasis });
      const isSame = (line: string) => isRead(line, conceded);
      const line = [escaped, withoutEscapesInAddresses(escaped)].find(isSame);
      if (line !== undefined) return fewestEscapes(line, isSame);
    }
  return escapeLine(plainest(pieces), { container, emphasis: "*" });
}
