import { knownTags, tagPattern } from "./escape-signs";
import { formats, type RichNode } from "./rich-node";

/**
 * A piece of a line, reduced to what Markdown contains: `text`, `fact` and `tag` with `text` and `format`;
 * `linebreak`; `link` with `url`, `title` and `children`; a picture or component with its fields.
 */
export type Piece = RichNode;

/** Whether a name in braces is a fact. */
export type IsFact = (name: string) => boolean;

export const plainText = (text: string): Piece => ({ type: "text", text, format: 0 });

/** The sum of a piece's formats, limited to those of Markdown. */
export const markdownFormat = ({ format }: RichNode): number => {
  const all = Object.values(formats).reduce((sum, bit) => sum | bit, 0);
  return typeof format === "number" ? format & all : 0;
};

export const isCode = (piece: RichNode): boolean =>
  (markdownFormat(piece) & formats.inlineCode) > 0;

const tokens = new RegExp(`\\{(?<fact>[\\w.-]+)\\}|${tagPattern}`, "g");

/** Splits a text into pieces: facts and tags become separate from the words around them. */
export function splitText(node: RichNode, isFact: IsFact): Piece[] {
  const text = (node.text ?? "").replace(/[\r\n]+/g, " ");
  const format = markdownFormat(node);
  if (isCode(node)) return [{ type: "text", text, format }];
  const pieces: Piece[] = [];
  const add = (type: string, part: string) => part && pieces.push({ type, text: part, format });
  let end = 0;
  for (const { 0: found, index, groups } of text.matchAll(tokens)) {
    const { fact, tag = "" } = groups ?? {};
    if (fact === undefined ? !knownTags.includes(tag) : !isFact(fact)) continue;
    add("text", text.slice(end, index));
    if (tag === "br") pieces.push({ type: "linebreak" });
    else add(tag ? "tag" : "fact", found);
    end = index + found.length;
  }
  add("text", text.slice(end));
  return pieces;
}

const nameOf = ({ text = "" }: Piece): string => /\w+/.exec(text)?.[0] ?? "";

/** Converts unpaired opening and closing tags to plain words. */
export function pairTags(pieces: Piece[]): Piece[] {
  const open: Piece[] = [];
  const paired = new Set<Piece>();
  for (const piece of pieces) {
    const { type, text = "" } = piece;
    if (type !== "tag") continue;
    if (text.endsWith("/>")) paired.add(piece);
    else if (!text.startsWith("</")) open.push(piece);
    else {
      const opened = open.pop();
      if (opened && nameOf(opened) === nameOf(piece)) paired.add(piece).add(opened);
    }
  }
  return pieces.map((piece) =>
    piece.type === "tag" && !paired.has(piece) ? { ...piece, type: "text" } : piece,
  );
}
