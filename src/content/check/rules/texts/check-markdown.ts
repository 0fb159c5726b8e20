import { offsetOf, type MdxNode } from "../../../text/mdx-node";
import type { TextNode } from "../../content";
import { type NodeError, shorten } from "../../errors";
import { inlineMistakes } from "./inline-mistakes";
import { lineMistakes } from "./line-mistakes";
import { findVisibleMarkdown } from "./visible-markdown";

const blocks = new Set(["paragraph", "heading", "tableCell"]);

const mostQuoted = 50;

const quoteSigns = (text: string): string => `“${shorten(text.trim(), mostQuoted)}”`;

/** The line around a position, from the start of its word. */
function lineAround(signs: string, from: number, to: number): [start: number, end: number] {
  const before = signs.slice(0, from).search(/\S+$/);
  const end = signs.indexOf("\n", to);
  return [before < 0 ? from : before, end < 0 ? signs.length : end];
}

/** Errors of failed Markdown: headings, lists, links or bold words whose signs visitors would read. */
export function checkMarkdown({ node, source }: TextNode): NodeError[] {
  if (!blocks.has(node.type)) return [];
  const { signs, seen } = findVisibleMarkdown(node, source);
  const taken: [start: number, end: number][] = [];
  return [...lineMistakes, ...inlineMistakes].flatMap(({ pattern, expected, fix }) =>
    [...signs.matchAll(pattern)].flatMap(({ 0: found, index: from }): NodeError[] => {
      const to = from + found.length;
      if (taken.some(([start, end]) => from < end && to > start)) return [];
      taken.push([from, to]);
      return [
        { offset: from, found: quoteSigns(seen(...lineAround(signs, from, to))), expected, fix },
      ];
    }),
  );
}

/** Maximum length of a heading whose underline is on the next line. */
const longestHeading = 100;

const cellsOf = ({ children = [] }: MdxNode): number => children.length;

/** A list line without a space after its marker: Markdown adds it to the item above. */
const crampedItem = /(?<=\n)[ \t]*[-+*](?=\p{L}).*/u;

/** Error for a number that a list shows as another: Markdown counts on from the first. */
function checkListNumbers({ node, source }: TextNode): NodeError[] {
  const items = (node.children ?? []).map((item) => source.slice(offsetOf(item) - offsetOf(node)));
  const written = items.map((item) => Number.parseInt(item, 10));
  const [first = Number.NaN] = written;
  const wrong = written.findIndex((number, index) => number !== first + index);
  // All items may have the same number.
  if (Number.isNaN(first) || wrong === -1 || new Set(written).size === 1) return [];
  const item = items[wrong] ?? "";
  return [
    {
      offset: source.length - item.length,
      found: `${quoteSigns(item.split("\n", 1).join(""))}, which visitors would read as number ${first + wrong}`,
      expected: "numbers that count up by one: 1. 2. 3.",
      fix: "for a number that is no list, such as a year, write 2024\\. with an empty line above and below",
    },
  ];
}

/** Errors of Markdown with an unwanted effect: words that a table hides, code and headings that never end. */
export function checkBlocks(textNode: TextNode): NodeError[] {
  const { node, parent, source } = textNode;
  if (node.type === "list") return checkListNumbers(textNode);
  if (node.type === "tableRow" && !source.includes("|")) {
    const expected = "an empty line between a table and the words below it";
    return [{ found: quoteSigns(source), expected }];
  }
  const [head] = parent.children ?? [];
  if (node.type === "tableRow" && head && cellsOf(node) > cellsOf(head)) {
    const found = `${quoteSigns(source)}, with more cells than the table's first line`;
    const expected = `${cellsOf(head)} cells in each line of this table`;
    return [{ found, expected, fix: "for the sign | in a cell, write \\|" }];
  }
  if (node.type === "blockquote" && /^>[\d$=]/.test(source)) {
    const found = `${quoteSigns(source)}, a quotation because of the sign >`;
    const fix = "for the sign itself, write \\>";
    return [{ found, expected: "words for it, as in: dogs over 14 lbs", fix }];
  }
  const [cramped] = parent.type === "listItem" ? (crampedItem.exec(source) ?? []) : [];
  if (cramped !== undefined && node.type === "paragraph")
    return [{ found: quoteSigns(cramped), expected: "a space after the sign of a list: - Towel" }];
  if (node.type === "code" && !/\n[ \t>]*(?:`{3,}|~{3,})[ \t]*$/.test(source)) {
    const expected = "the same signs on a line of their own where the code ends: ```";
    return [{ found: quoteSigns(source), expected, fix: "delete them if it is no code" }];
  }
  const [, words = "", line = ""] = /^([^]*)\n[ \t>]*(-+)[ \t]*$/.exec(source) ?? [];
  const isHeading = words.length <= longestHeading && !/[.:,;]$|\n/.test(words.trim());
  if (node.type === "heading" && line && !isHeading) {
    const found = `${quoteSigns(words)}, a heading because of the line ${shorten(line, 5)} below it`;
    return [{ found, expected: `an empty line above ${shorten(line, 5)}` }];
  }
  if (node.type === "footnoteDefinition" || node.type === "footnoteReference") {
    const expected = "a note in parentheses behind its sentence: Prices may change (before tax).";
    return [{ found: quoteSigns(source), expected }];
  }
  return [];
}
