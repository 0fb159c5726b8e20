import { loadTextReader } from "../content/text/load-text-reader";
import type { MdxNode } from "../content/text/mdx-node";
import { isBuild } from "./is-build";

/** The parts of a text; none of one that can't be read, which only the live preview meets. */
export async function readParts(body: string): Promise<MdxNode> {
  const { parse } = await loadTextReader();
  try {
    return parse(body);
  } catch (error) {
    if (isBuild()) throw error;
    return { type: "root" };
  }
}
