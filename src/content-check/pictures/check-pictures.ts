import { posix } from "node:path";
import type { ContentError, ErrorWords } from "../content-error";
import type { PictureFolder } from "../../content-model/names";
import { nearest } from "../nearest";
import { oneOf, showValue } from "../wording";
import { isNamed, type NamedPicture } from "./named-pictures";
import type { PictureFile } from "./picture-files";

const photoExtensions = [".jpg", ".jpeg", ".png", ".webp", ".tif", ".tiff"];

const extensionsIn = (folder: PictureFolder): string[] =>
  folder === "reviews" ? [...photoExtensions, ".svg"] : photoExtensions;

const hasRightExtension = ({ folder, extension }: PictureFile): boolean =>
  extensionsIn(folder).includes(extension);

/**
 * What is wrong with a name; nothing if it names a picture in the right form.
 *
 * @param free the pictures that nothing names, one of which may be meant
 */
function explain(
  named: NamedPicture,
  pictures: PictureFile[],
  free: PictureFile[],
): ErrorWords | undefined {
  const { value, place } = named;
  const folder = posix.dirname(place);
  const beside = pictures.filter(({ file }) => posix.dirname(file) === folder);
  const there = beside.find((picture) => isNamed(picture, named));
  if (!there) {
    const near = free.filter(({ file }) => posix.dirname(file) === folder);
    const close = nearest(
      posix.parse(value).name,
      near.map(({ baseName }) => baseName),
    );
    const meant = near.find(({ baseName }) => baseName === close)?.name;
    return {
      found: `${showValue(value)}, but there is no such file`,
      expected: `the picture ${place}`,
      fix: meant
        ? `did you mean "${meant}"?`
        : `put the picture into ${folder}, or correct the name`,
    };
  }
  if (named.accepts(value)) return undefined;
  return {
    found: `${showValue(value)}, as the file ${there.name} is called`,
    expected: `a name of lower-case letters, digits and single hyphens, that ends in ${oneOf(extensionsIn(there.folder))}`,
    fix: "rename the file, and write its new name here",
  };
}

/** Photos that would be published at one address, which has no extension. */
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

function wrongExtension(picture: PictureFile): ContentError[] {
  if (hasRightExtension(picture)) return [];
  const { file, name, folder, extension } = picture;
  const found = extension ? `the extension ${extension}` : `${name}, without extension`;
  return [
    {
      file,
      found,
      expected: oneOf(extensionsIn(folder)),
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
  const sound = pictures.filter(({ file }) => !damaged.has(file));
  return [
    ...named.flatMap((name) => {
      const words = explain(name, pictures, free);
      return words ? [name.errorOf(words)] : [];
    }),
    ...sameBaseName(sound),
    ...sound.flatMap(wrongExtension),
  ];
}
