import type { MdxParser } from "./load-mdx-parser";
import { explainUnreadable, type Unreadable } from "./explain-unreadable";
import type { MdxNode } from "./mdx-node";

/** The signs at which MDX may stop. */
const signs = /[<{]|^(?:import|export)\b/gm;

/** The parser's tree of a text, and what stood in its way. */
export interface ReadBody {
  tree: MdxNode;
  unreadable: (Pick<Unreadable, "problem"> & { offset: number })[];
  /** The text that the tree is of, in which nothing unreadable is left, and everything in its place. */
  readable: string;
}

/** Puts letters in the place of signs, so that all that follows keeps its place. */
const blot = (text: string, start: number, end: number): string =>
  text.slice(0, start) + text.slice(start, end).replace(/\S/g, "x") + text.slice(end);

/** The tree of a text, or where the parser stopped. */
function tryParse(text: string, parse: MdxParser): { tree?: MdxNode; stop: number } {
  try {
    return { tree: parse(text), stop: text.length };
  } catch (error) {
    const { position } = error as { position?: { start?: { offset?: number } } };
    return { stop: position?.start?.offset ?? text.length };
  }
}

/** The last sign before a stop up to which all can be read: what is wrong begins with it. */
function beginningOf(text: string, stop: number, parse: MdxParser): number {
  const starts = [...text.slice(0, stop).matchAll(signs)].map(({ index }) => index).reverse();
  const found = starts.find((start) => tryParse(text.slice(0, start), parse).tree);
  return found ?? starts[0] ?? stop;
}

/**
 * Reads a text to its end, whatever MDX can't read in it: the parser stops at the first such place,
 * so each is noted down, made harmless without moving what follows, and the text read again.
 */
export function readBody(text: string, parse: MdxParser): ReadBody {
  const unreadable: ReadBody["unreadable"] = [];
  for (let readable = text; ;) {
    const { tree, stop } = tryParse(readable, parse);
    if (tree) return { tree, unreadable, readable };
    const offset = beginningOf(readable, stop, parse);
    const { length, problem } = explainUnreadable(readable.slice(offset));
    unreadable.push({ offset, problem });
    readable = blot(readable, offset, offset + length);
  }
}
