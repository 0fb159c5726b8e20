import { paragraph, type RichNode } from "./rich-node";

/** Blocks in which the owner can't type a line of the text. */
const closed = /^(?:x-|image$|table$|horizontalrule$)/;

/** Whether the cursor can't be put into a block: a component, or a paragraph with nothing but pictures. */
const isClosed = ({ type, children = [] }: RichNode): boolean =>
  closed.test(type) ||
  (type === "paragraph" && children.length > 0 && children.every(({ type }) => closed.test(type)));

/** The positions of a text's blocks before which a line is missing: at its edges, and between two components. */
export function missingLines(blocks: readonly RichNode[]): number[] {
  const isClosedAt = (index: number) => {
    const block = blocks[index];
    return block === undefined || isClosed(block);
  };
  return [...Array(blocks.length + 1).keys()].filter(
    (index) => isClosedAt(index - 1) && isClosedAt(index),
  );
}

/** A text's blocks with the lines that are missing. The text itself doesn't get them. */
export function addLines(blocks: readonly RichNode[]): RichNode[] {
  const missing = missingLines(blocks);
  return [...blocks, undefined].flatMap((block, index) => [
    ...(missing.includes(index) ? [paragraph()] : []),
    ...(block ? [block] : []),
  ]);
}
