import { parseText } from "../../content/text/parse-text";
import type { Facts } from "../../content/model/facts";
import { escapeSigns } from "./escape-signs";
import { readBlocks, type ReadBlock } from "./read-blocks";
import { partsOf } from "../../content/text/mdx-node";
import type { RichNode } from "./rich-node";
import type { IsFact } from "./split-text";
import { placeLevels, tidyBlocks, type TidyBlock } from "./tidy-blocks";
import { createBlockWriter } from "./write-blocks";

/** A text that is open in the editor. */
export interface TextDocument {
  /** The nodes that the editor shows. */
  nodes: RichNode[];
  /** Returns the Markdown of the editor's current nodes. Unchanged blocks keep their source. */
  write: (nodes: readonly RichNode[]) => string;
}

const blockKey = (block: unknown): string => JSON.stringify(block);

function parseBlocks(text: string, facts: Facts): [ReadBlock[], Set<string>] {
  for (const readable of [text, escapeSigns(text, facts), text.replace(/(?<!\\)[<{}]/g, "\\$&")])
    try {
      const tree = parseText(readable);
      const names = partsOf(tree).flatMap(({ type, name }) =>
        type === "fact" ? (name ?? []) : [],
      );
      return [readBlocks(tree, readable), new Set(names)];
    } catch {
      // The next attempt has fewer signs that can't be parsed.
    }
  return [[{ node: { type: "x-source", source: text }, source: text }], new Set()];
}

/** Whether a block can keep its source in any position: a heading's level may have to change. */
const canStay = (block: TidyBlock, source: string): boolean =>
  block.type !== "heading" || source.startsWith(`${"#".repeat(block.depth)} `);

/** Opens a text: returns its nodes for the editor, and a function to write them as Markdown. */
export function openText(text: string, facts: Facts): TextDocument {
  const [blocks, names] = parseBlocks(text, facts);
  const isFact: IsFact = (name) => names.has(name) || Object.hasOwn(facts, name);
  const writeBlock = createBlockWriter(isFact);
  const written = new Map<string, string>();
  for (const { node, source } of blocks) {
    const [block, ...others] = tidyBlocks([node], isFact);
    if (block && others.length === 0 && canStay(block, source))
      written.set(blockKey(block), source);
  }
  const tidyAll = (nodes: readonly RichNode[]) => placeLevels(tidyBlocks(nodes, isFact));
  const opened = blockKey(tidyAll(blocks.map(({ node }) => node)));
  return {
    nodes: blocks.map(({ node }) => node),
    write(nodes) {
      const tidy = tidyAll(nodes);
      if (blockKey(tidy) === opened) return text;
      return tidy
        .map((block) => {
          const key = blockKey(block);
          const markdown = written.get(key) ?? writeBlock(block);
          written.set(key, markdown);
          return markdown;
        })
        .filter(Boolean)
        .join("\n\n");
    },
  };
}
