import path from "node:path";
import { pictureName } from "../../lib/pictures/text-pictures";
import { namesIn, partsOf } from "../../content/text/mdx-node";
import { readParts } from "../read-parts";
import { visibleTexts, type Nodes } from "../visible-texts";

/** A picture that a text shows. */
interface TextPicture {
  /** As the text names it. */
  name: string;
  /** Its file in `content`. */
  relativePath: string;
}

/**
 * The pictures that a text shows, each once.
 *
 * @param contentPath of the text, without its ending
 */
export async function picturesInText(body: string, contentPath: string): Promise<TextPicture[]> {
  const names = new Set(partsOf(await readParts(body)).flatMap(namesIn));
  return [...names]
    .filter((name) => pictureName.test(name))
    .map((name) => ({ name, relativePath: `${path.posix.dirname(contentPath)}/${name}` }));
}

/**
 * What the variants of a text's picture are called: by its place, with two hyphens where that has
 * slashes, since no photo of the gallery has them.
 */
export const variantNameOf = (relativePath: string): string => relativePath.replaceAll("/", "--");

/** The files of `content` that texts show which visitors may see; in the live preview, those of all. */
export async function listTextPictures(nodes: Nodes): Promise<string[]> {
  const pictures = await Promise.all(
    visibleTexts(nodes).map(({ fields }) => picturesInText(fields.text, fields.contentPath)),
  );
  return pictures.flat().map(({ relativePath }) => relativePath);
}
