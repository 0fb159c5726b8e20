import { parseText } from "../../content/text/parse-text";
import { fieldText } from "../field-text";
import { textComponents } from "../config/text-components";
import { readBlocks } from "./read-blocks";
import { textNode, paragraph, type RichNode } from "./rich-node";
import type { IsFact, Piece } from "./split-text";
import { tidyBlocks, type TidyBlock, type TidyCell, type TidyList } from "./tidy-blocks";
import { writeLine } from "./write-line";

/** Converts a block to Markdown. */
export type WriteBlock = (block: TidyBlock) => string;

const toMarkdownOf = new Map(textComponents([]).map(({ id, toBlock }) => [`x-${id}`, toBlock]));

const componentSource = ({ type, ...fields }: RichNode): string =>
  toMarkdownOf.get(type)?.(fields) ?? "";

/** Lexical indents nested lists by four spaces, and so do files that it wrote. */
const nestedIndent = 4;

const indent = (text: string, width: number): string =>
  text.replace(/\n(?=.)/g, `\n${" ".repeat(width)}`);

const delimiters: Record<string, string> = { center: ":-:", left: ":--", right: "--:" };

const toRow = (cells: string[]): string => `| ${cells.join(" | ")} |`;

/** Formats a line of a cell: a bar would end the cell, and a line break the row. */
const toCell = (line: string): string =>
  line.replace(/\\\n/g, "<br />").replace(/(?<!\\)\|/g, "\\|");

/** Returns a function that writes a block as Markdown which parses to the same block. */
export function createBlockWriter(isFact: IsFact): WriteBlock {
  const keyOf = (blocks: TidyBlock[]) => JSON.stringify(blocks);

  /** A component is the same whether it is a form or a typed tag. */
  const typed = (block: TidyBlock): TidyBlock[] =>
    block.type === "component" && block.component.type !== "x-source"
      ? tidyBlocks([paragraph([textNode(componentSource(block.component))])], isFact)
      : [block];

  /** Whether a Markdown text parses to these blocks. */
  function isReadAs(markdown: string, blocks: TidyBlock[]): boolean {
    try {
      const nodes = readBlocks(parseText(markdown), markdown).map(({ node }) => node);
      const found = tidyBlocks(nodes, isFact);
      return (
        keyOf(found) === keyOf(blocks) ||
        keyOf(found.flatMap(typed)) === keyOf(blocks.flatMap(typed))
      );
    } catch {
      return false;
    }
  }

  const writeParagraph = (pieces: Piece[]) =>
    writeLine(pieces, {
      isRead: (line, read) => isReadAs(line, [{ type: "paragraph", pieces: read }]),
    });

  // The parser sets a heading's level by the headings around it: a single heading gets level 2.
  const writeHeading = (depth: number, pieces: Piece[]) => {
    const line = writeLine(pieces, {
      container: "heading",
      isRead: (one, read) => isReadAs(`## ${one}`, [{ type: "heading", depth: 2, pieces: read }]),
    });
    return `${"#".repeat(depth)} ${line}`;
  };

  const listOf = (pieces: Piece[]): TidyList => ({
    type: "list",
    isOrdered: false,
    start: 1,
    items: [{ pieces, lists: [] }],
  });

  const writeList = ({ isOrdered, start, items }: TidyList): string =>
    items
      .map(({ pieces, lists }, index) => {
        const marker = isOrdered ? `${start + index}. ` : "- ";
        const line = writeLine(pieces, {
          isRead: (one, read) => isReadAs(`- ${indent(one, 2)}`, [listOf(read)]),
        });
        const width = Math.max(nestedIndent, marker.length);
        const nested = lists.map((list) => indent(`\n${writeList(list)}`, width));
        return `${marker}${indent(line, marker.length)}${nested.join("")}`;
      })
      .join("\n");

  const writeQuote = (paragraphs: Piece[][]): string =>
    paragraphs.map(writeParagraph).join("\n\n").replace(/^/gm, "> ").replace(/^> $/gm, ">");

  const tableOf = (pieces: Piece[]): TidyBlock => ({
    type: "table",
    rows: [[{ pieces, align: "" }]],
  });

  const writeCell = ({ pieces }: TidyCell): string =>
    toCell(
      writeLine(pieces, {
        isRead: (line, read) => isReadAs(`${toRow([toCell(line)])}\n| --- |`, [tableOf(read)]),
      }),
    );

  function writeTable([head = [], ...rows]: TidyCell[][]): string {
    const divider = head.map(({ align }) => delimiters[align] ?? "---");
    return [head.map(writeCell), divider, ...rows.map((row) => row.map(writeCell))]
      .map(toRow)
      .join("\n");
  }

  function writeComponent(component: RichNode): string {
    if (component.type !== "x-book-link") return componentSource(component);
    const wrap = (label: string) => `<BookLink>${label}</BookLink>`;
    const pieces = tidyBlocks([paragraph([textNode(fieldText(component.label))])], isFact);
    const [label] = pieces.map((block) => (block.type === "paragraph" ? block.pieces : []));
    return wrap(
      writeLine(label ?? [], {
        isRead: (line) => isReadAs(wrap(line), [{ type: "component", component }]),
      }),
    );
  }

  return (block) => {
    switch (block.type) {
      case "paragraph":
        return writeParagraph(block.pieces);
      case "heading":
        return writeHeading(block.depth, block.pieces);
      case "quote":
        return writeQuote(block.paragraphs);
      case "list":
        return writeList(block);
      case "table":
        return writeTable(block.rows);
      case "horizontalrule":
        return "***";
      case "component":
        return writeComponent(block.component);
    }
  };
}
