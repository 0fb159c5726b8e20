import type { ContentError } from "../content-error";
import { oneOf } from "../words";
import { checkPictureName } from "./check-picture-name";
import { isNamed, type NamedPicture } from "./named-pictures";
import type { PictureFile } from "./picture-files";

const photoExtensions = [".jpg", ".jpeg", ".png", ".webp", ".tif", ".tiff"];

function sameBaseName(pictures: PictureFile[]): ContentError[] {
  const gallery = pictures.filter(({ folder }) => folder === "gallery");
  return gallery.flatMap(({ file, name, baseName }, index) => {
    const twin = gallery
      .slice(0, index)
      .find((other) => other.baseName.toLowerCase() === baseName.toLowerCase());
    if (!twin) return [];
    const found = `${name} beside ${twin.name}`;
    return [
      {
        file,
        found,
        expected: "file names that differ in more than extension or capitals",
        fix: "delete or rename one of the two",
      },
    ];
  });
}

function wrongExtension({ file, name, folder, extension }: PictureFile): ContentError[] {
  const allowed = folder === "reviews" ? [...photoExtensions, ".svg"] : photoExtensions;
  if (allowed.includes(extension)) return [];
  const found = extension ? `the extension ${extension}` : `${name}, without extension`;
  return [
    {
      file,
      found,
      expected: oneOf(allowed),
      fix: "export the picture as JPEG, with a name that ends in .jpg",
    },
  ];
}

/**
 * Errors of pictures that can be told from their names alone.
 *
 * @param damaged files that have an error already, which says more than their extension
 */
export function checkPictureNames(
  named: NamedPicture[],
  pictures: PictureFile[],
  damaged: Set<string>,
): ContentError[] {
  const free = pictures.filter((picture) => !named.some((name) => isNamed(picture, name)));
  return [
    ...named.flatMap((name) => checkPictureName(name, pictures, free)),
    ...sameBaseName(pictures),
    ...pictures.filter(({ file }) => !damaged.has(file)).flatMap(wrongExtension),
  ];
}
