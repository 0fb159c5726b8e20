import { toMarkdown, type Info, type Options, type State } from "mdast-util-to-markdown";
import type { MdxNode } from "../../content/text/mdx-node";
import { fieldText } from "../field-text";
import { formats } from "./rich-node";
import { markdownFormat, isCode, type Piece } from "./split-text";

/** Formats, outermost first. */
const nesting = ["strong", "emphasis", "delete"] as const;

function toLeaf(piece: Piece): MdxNode {
  const { type, text = "" } = piece;
  if (type === "link")
    return {
      type,
      url: fieldText(piece.url),
      title: fieldText(piece.title),
      children: toPhrasing(piece.children ?? []),
    };
  if (type === "image")
    return {
      type,
      url: fieldText(piece.src),
      alt: fieldText(piece.alt),
      title: fieldText(piece.title),
    };
  if (type === "linebreak") return { type: "break" };
  if (type !== "text") return { type: "verbatim", value: text };
  return { type: isCode(piece) ? "inlineCode" : "text", value: text };
}

/** The mdast nodes of a line. */
function toPhrasing(pieces: readonly Piece[], depth = 0): MdxNode[] {
  const name = nesting[depth];
  if (name === undefined) return pieces.map(toLeaf);
  const nodes: MdxNode[] = [];
  let rest = pieces;
  while (rest[0]) {
    const isOn = (markdownFormat(rest[0]) & formats[name]) > 0;
    const end = rest.findIndex((piece) => (markdownFormat(piece) & formats[name]) > 0 !== isOn);
    const group = end < 0 ? rest : rest.slice(0, end);
    const children = toPhrasing(group, depth + 1);
    nodes.push(...(isOn ? [{ type: name, children }] : children));
    rest = rest.slice(group.length);
  }
  return nodes;
}

const strikethrough = (node: MdxNode, _parent: unknown, state: State, info: Info): string =>
  `~~${state.containerPhrasing(node as never, { ...info, before: "~", after: "~" })}~~`;

const options = {
  strong: "*",
  resourceLink: true,
  handlers: { delete: strikethrough, verbatim: ({ value = "" }: MdxNode) => value },
  unsafe: [..."<{}~|"].map((character) => ({ character, inConstruct: "phrasing" })),
} as Options;

/** The container of a line, and the sign for italics: `_` has no effect inside a word. */
export interface LineStyle {
  container: "paragraph" | "heading";
  emphasis: "_" | "*";
}

/** The Markdown of a line, with every sign escaped that could be parsed as markup. */
export function escapeLine(pieces: readonly Piece[], { container, emphasis }: LineStyle): string {
  const line = { type: container, depth: 2, children: toPhrasing(pieces) };
  const written = toMarkdown(line as never, { ...options, emphasis }).replace(/\n$/, "");
  return container === "heading" ? written.replace(/^## /, "") : written;
}
