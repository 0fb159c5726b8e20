import { loadTextReader } from "../../content/text/load-text-reader";
import type { MdxNode } from "../../content/text/mdx-node";
import { isBuild } from "../command/is-build";

/** Parses a text. Returns an empty tree if it can't be parsed, which happens only in the live preview. */
export async function readParts(body: string): Promise<MdxNode> {
  const { parse } = await loadTextReader();
  try {
    return parse(body);
  } catch (error) {
    if (isBuild()) throw error;
    return { type: "root" };
  }
}
