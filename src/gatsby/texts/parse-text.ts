import path from "node:path";
import { loadTextReader } from "../../content/text/load-text-reader";
import { namesIn, partsOf, type MdxNode } from "../../content/text/mdx-node";
import { pictureName } from "../../lib/pictures/text-pictures";
import { isBuild } from "../command/is-build";

/** Parses a text. In the live preview, a text that can't be parsed is an empty tree. */
export async function parseText(body: string): Promise<MdxNode> {
  const { parse } = await loadTextReader();
  try {
    return parse(body);
  } catch (error) {
    if (isBuild()) throw error;
    return { type: "root" };
  }
}

interface PictureInText {
  /** The name in the text. */
  name: string;
  /** Its file in `content`. */
  relativePath: string;
}

/**
 * The pictures in a text, without duplicates.
 *
 * @param contentPath of the text, without its extension
 */
export async function picturesInText(body: string, contentPath: string): Promise<PictureInText[]> {
  const names = new Set(partsOf(await parseText(body)).flatMap(namesIn));
  return [...names]
    .filter((name) => pictureName.test(name))
    .map((name) => ({ name, relativePath: `${path.posix.dirname(contentPath)}/${name}` }));
}
