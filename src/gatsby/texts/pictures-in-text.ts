import path from "node:path";
import { pairedPictures, pictureName } from "../../lib/pictures/text-pictures";
import { elementsIn } from "../../lib/text/hast";
import type { TextFields } from "../on-create-node";

interface PictureInText {
  /** The name in the text. */
  name: string;
  /** Its file in `content`. */
  relativePath: string;
}

/** The attributes that name pictures. */
const nameAttributes = ["src", ...pairedPictures.map(({ name }) => name)];

/** The pictures in a text, without duplicates. */
export function picturesInText({ contentPath, tree }: TextFields): PictureInText[] {
  const values = elementsIn(tree).flatMap(({ properties }) =>
    nameAttributes.map((attribute) => String(properties[attribute] ?? "")),
  );
  return [...new Set(values)]
    .filter((name) => pictureName.test(name))
    .map((name) => ({ name, relativePath: `${path.posix.dirname(contentPath)}/${name}` }));
}
