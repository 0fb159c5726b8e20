import type { RichNode } from "./rich-node";
import type { IsFact, Piece } from "./split-text";
import { isComponent, joinLines, joinParagraphs, tidyComponent, tidyLines } from "./tidy-inline";
import { plainText } from "./split-text";

export interface TidyItem {
  pieces: Piece[];
  lists: TidyList[];
}

export interface TidyList {
  type: "list";
  isOrdered: boolean;
  start: number;
  items: TidyItem[];
}

export interface TidyCell {
  pieces: Piece[];
  align: string;
}

/** A block, with only what its Markdown contains. */
export type TidyBlock =
  | { type: "paragraph"; pieces: Piece[] }
  | { type: "heading"; depth: number; pieces: Piece[] }
  | { type: "quote"; paragraphs: Piece[][] }
  | TidyList
  | { type: "table"; rows: TidyCell[][] }
  | { type: "horizontalrule" }
  | { type: "component"; component: RichNode };

const isList = ({ type }: RichNode): boolean => type === "list";

function tidyList({ listType, start, children = [] }: RichNode, isFact: IsFact): TidyList {
  const items: TidyItem[] = [];
  for (const { children: parts = [] } of children) {
    const pieces = joinLines(
      tidyLines(
        parts.filter((part) => !isList(part)),
        isFact,
      ),
    );
    const lists = parts.filter(isList).map((list) => tidyList(list, isFact));
    // Lexical stores a nested list in a separate item after its parent item.
    if (pieces.length > 0) items.push({ pieces, lists });
    else if (items.length > 0) items.at(-1)?.lists.push(...lists);
    else items.push(...lists.flatMap((list) => list.items));
  }
  const isOrdered = listType === "number";
  return { type: "list", isOrdered, start: isOrdered ? Number(start ?? 1) : 1, items };
}

/** The cells of a table. A cell that spans several columns keeps its words in the first one. */
function tidyTable({ children: rows = [] }: RichNode, isFact: IsFact): TidyCell[][] {
  const empty: TidyCell = { pieces: [], align: "" };
  const grid: TidyCell[][] = rows.map(() => []);
  rows.forEach(({ children: cells = [] }, row) => {
    let column = 0;
    for (const { children = [], format, colSpan, rowSpan } of cells) {
      while (grid[row]?.[column]) column += 1;
      for (let down = 0; down < Number(rowSpan ?? 1); down += 1)
        for (let right = 0; right < Number(colSpan ?? 1); right += 1)
          (grid[row + down] ?? [])[column + right] = empty;
      const align = typeof format === "string" ? format : "";
      (grid[row] ?? [])[column] = { pieces: joinLines(tidyLines(children, isFact)), align };
    }
  });
  const width = Math.max(0, ...grid.map((row) => row.length));
  return grid.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? empty));
}

function tidyBlock(node: RichNode, isFact: IsFact): TidyBlock[] {
  const { type, children = [], tag } = node;
  if (type === "horizontalrule") return [{ type }];
  if (isComponent(node) && type !== "image" && type !== "x-fact")
    return [{ type: "component", component: tidyComponent(node) }];
  if (type === "list") return [tidyList(node, isFact)].filter(({ items }) => items.length > 0);
  if (type === "table")
    return [{ type, rows: tidyTable(node, isFact) } as const].filter(({ rows }) => rows[0]?.length);
  const lines = tidyLines("children" in node ? children : [node], isFact);
  if (type === "heading") {
    const pieces = joinLines(lines, plainText(" "));
    return pieces.length > 0 ? [{ type, depth: Number(String(tag).slice(1)), pieces }] : [];
  }
  const paragraphs = joinParagraphs(lines);
  if (type === "quote") return paragraphs.length > 0 ? [{ type, paragraphs }] : [];
  return paragraphs.map((pieces) => ({ type: "paragraph", pieces }));
}

/** The blocks of nodes, without empty ones. Markdown merges adjacent lists of one kind. */
export function tidyBlocks(nodes: readonly RichNode[], isFact: IsFact): TidyBlock[] {
  const blocks: TidyBlock[] = [];
  for (const block of nodes.flatMap((node) => tidyBlock(node, isFact))) {
    const last = blocks.at(-1);
    if (last?.type === "list" && block.type === "list" && last.isOrdered === block.isOrdered)
      last.items.push(...block.items);
    else blocks.push(block);
  }
  return blocks;
}

/** Sets the levels of headings as the site does: they start at 2, and no level is skipped. */
export function placeLevels(blocks: readonly TidyBlock[]): TidyBlock[] {
  const around: number[] = [];
  return blocks.map((block) => {
    if (block.type !== "heading") return block;
    while ((around.at(-1) ?? 0) >= block.depth) around.pop();
    around.push(block.depth);
    return { ...block, depth: Math.min(around.length + 1, 6) };
  });
}
