import { partsOf, type MdxNode } from "../../../text/mdx-node";

/** Replaces a sign that has an effect or is escaped, so that no rule matches it. */
const hidden = "\0";

/** Replaces a character of code or of a fact's name. */
const hiddenWord = "\u0001";

/** A paragraph, heading or cell as visitors see it, character by character. */
export interface VisibleMarkdown {
  /** As long as the Markdown. Shows only what visitors read as typed; the rest is hidden. */
  signs: string;
  /** The text that visitors read between two positions of the Markdown. */
  seen: (start: number, end: number) => string;
}

const mask = (found: string): string => found.replace(/[^\n]/g, hidden);

/** Replacements for escaped signs and entities. `&amp;` may show the name of another entity. */
const inEffect = /\\[!-/:-@[-`{-~]|&(?:#?\w{1,31});/g;
const showAmpersand = (found: string): string =>
  found === "&amp;" ? `${mask(found.slice(1))}&` : mask(found);

/** Spaces and quote marks at the start of a line, which belong to the surrounding block. */
const prefix = /(?<=\n)[ \t>]+/g;

const signsOf = ({ type }: MdxNode, source: string): string =>
  type === "text"
    ? source.replace(inEffect, showAmpersand).replace(prefix, (found) => " ".repeat(found.length))
    : source.replace(/[^\n]/g, hiddenWord);

const readersViewOf = ({ type }: MdxNode, source: string): string =>
  source
    .replace(type === "inlineCode" ? /^`+|`+$/g : /\\(?=[!-/:-@[-`{-~])|&amp;/g, showAmpersand)
    .replace(prefix, mask);

/** Replaces a part of a line from a position on. */
const put = (line: string, part: string, at: number): string =>
  line.slice(0, at) + part + line.slice(at + part.length);

/**
 * Kinds of signs. If one sign of a kind is escaped, as the editor does, the author typed all of
 * them on purpose.
 */
const signKinds = [/\*/g, /_/g, /~/g, /[[\]]/g, /\|/g];

const withoutEscaped = (signs: string, markdown: string): string =>
  signKinds.reduce((all, kind) => {
    const isEscaped = new RegExp(`\\\\${kind.source}`).test(markdown);
    return isEscaped ? all.replace(kind, hidden) : all;
  }, signs);

/** @param markdown of the node */
export function findVisibleMarkdown(node: MdxNode, markdown: string): VisibleMarkdown {
  const start = node.position?.start.offset ?? 0;
  let signs = mask(markdown);
  let words = signs;
  for (const part of partsOf(node)) {
    const from = (part.position?.start.offset ?? 0) - start;
    const to = (part.position?.end.offset ?? 0) - start;
    // A text node's end position is before the semicolon of an entity.
    const isCut = /&#?\w+$/.test(markdown.slice(from, to)) && markdown[to] === ";";
    const source = markdown.slice(from, isCut ? to + 1 : to);
    if (["text", "inlineCode", "fact"].includes(part.type)) {
      signs = put(signs, signsOf(part, source), from);
      words = put(words, readersViewOf(part, source), from);
    }
  }
  for (const { type, position } of partsOf(node)) {
    const from = (position?.start.offset ?? 0) - start;
    const address = signs.slice(from, (position?.end.offset ?? 0) - start);
    // A URL typed without brackets may contain any sign.
    if (type === "link" && markdown[from] !== "[")
      signs = put(signs, address.replace(/[*_~]/g, hidden), from);
  }
  const seen = (first: number, last: number) =>
    words.slice(first, last).replaceAll(hidden, "").replaceAll("\n", " ");
  return { signs: withoutEscaped(signs, markdown), seen };
}
