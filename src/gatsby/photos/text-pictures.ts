import path from "node:path";
import { pictureName } from "../../lib/pictures/text-pictures";
import { namesIn, partsOf } from "../../content/text/mdx-node";
import { readParts } from "../texts/read-parts";
import { visibleTexts, type Nodes } from "../texts/visible-texts";

interface TextPicture {
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
export async function picturesInText(body: string, contentPath: string): Promise<TextPicture[]> {
  const names = new Set(partsOf(await readParts(body)).flatMap(namesIn));
  return [...names]
    .filter((name) => pictureName.test(name))
    .map((name) => ({ name, relativePath: `${path.posix.dirname(contentPath)}/${name}` }));
}

/**
 * The variants' base name: the path with two hyphens for each slash, which names of gallery photos
 * don't contain.
 */
export const variantNameOf = (relativePath: string): string => relativePath.replaceAll("/", "--");

/** The pictures of `content` in published texts; in the live preview, those of all texts. */
export async function listTextPictures(nodes: Nodes): Promise<string[]> {
  const pictures = await Promise.all(
    visibleTexts(nodes).map(({ fields }) => picturesInText(fields.text, fields.contentPath)),
  );
  return pictures.flat().map(({ relativePath }) => relativePath);
}
