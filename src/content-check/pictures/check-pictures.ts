import { posix } from "node:path";
import { faultAt, type Fault } from "../fault";
import { suggest } from "../nearest";
import { oneOf, showValue } from "../words";
import { isNamed, type NamedPicture } from "./named-pictures";
import type { PictureFile } from "./picture-files";

const photoExtensions = [".jpg", ".jpeg", ".png", ".webp", ".tif", ".tiff"];

function missingPicture(
  named: NamedPicture,
  pictures: PictureFile[],
  free: PictureFile[],
): Fault[] {
  if (pictures.some((picture) => isNamed(picture, named))) return [];
  const { record, path, value, place, byBaseName } = named;
  const folder = posix.dirname(place);
  const isBeside = ({ file }: PictureFile) => posix.dirname(file) === folder;
  const nameOf = ({ name, baseName }: PictureFile) => (byBaseName ? baseName : name);
  const otherCase = pictures
    .filter(isBeside)
    .find((picture) => nameOf(picture).toLowerCase() === value.toLowerCase());
  const expected = byBaseName
    ? `a picture ${oneOf([`${place}.jpg`, ".png", ".webp", ".tif"])}`
    : `the picture ${place}`;
  const found = otherCase
    ? `${showValue(value)}, but the file is called ${otherCase.name}`
    : `${showValue(value)}, but there is no such file`;
  const mend = otherCase
    ? `rename the file to ${byBaseName ? value + otherCase.extension : value}: capitals count on the web`
    : suggest(
        value,
        free.filter(isBeside).map(nameOf),
        `put the picture into ${folder}, or correct the name`,
      );
  return [faultAt(record, path, { found, expected, mend })];
}

function sameBaseName(pictures: PictureFile[]): Fault[] {
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
        mend: "delete or rename one of the two",
      },
    ];
  });
}

function wrongExtension({ file, name, folder, extension }: PictureFile): Fault[] {
  const allowed = folder === "reviews" ? [...photoExtensions, ".svg"] : photoExtensions;
  if (allowed.includes(extension)) return [];
  const found = extension ? `the extension ${extension}` : `${name}, without extension`;
  return [
    {
      file,
      found,
      expected: oneOf(allowed),
      mend: "export the picture as JPEG, with a name that ends in .jpg",
    },
  ];
}

/**
 * Faults of pictures that can be told from their names alone.
 *
 * @param damaged files that have a fault already, which says more than their extension
 */
export function checkPictureNames(
  named: NamedPicture[],
  pictures: PictureFile[],
  damaged: Set<string>,
): Fault[] {
  const free = pictures.filter((picture) => !named.some((name) => isNamed(picture, name)));
  return [
    ...named.flatMap((name) => missingPicture(name, pictures, free)),
    ...sameBaseName(pictures),
    ...pictures.filter(({ file }) => !damaged.has(file)).flatMap(wrongExtension),
  ];
}
