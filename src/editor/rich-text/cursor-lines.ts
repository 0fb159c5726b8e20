import { paragraph, type RichNode } from "./rich-node";

/** Blocks that contain no editable line of the text. */
const closed = /^(?:x-|image$|table$|horizontalrule$)/;

/** Whether the cursor can't enter a block: a component, or a paragraph that contains only pictures. */
const isClosed = ({ type, children = [] }: RichNode): boolean =>
  closed.test(type) ||
  (type === "paragraph" && children.length > 0 && children.every(({ type }) => closed.test(type)));

/** The indexes of blocks that need a line before them: at the edges, and between two components. */
export function missingCursorLines(blocks: readonly RichNode[]): number[] {
  const isClosedAt = (index: number) => {
    const block = blocks[index];
    return block === undefined || isClosed(block);
  };
  return [...Array(blocks.length + 1).keys()].filter(
    (index) => isClosedAt(index - 1) && isClosedAt(index),
  );
}

/** Adds the missing lines to the blocks. They aren't saved. */
export function addCursorLines(blocks: readonly RichNode[]): RichNode[] {
  const missing = missingCursorLines(blocks);
  return [...blocks, undefined].flatMap((block, index) => [
    ...(missing.includes(index) ? [paragraph()] : []),
    ...(block ? [block] : []),
  ]);
}
