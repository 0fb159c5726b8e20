import { posix } from "node:path";
import type { ContentError, ErrorWords } from "../content-error";
import type { PictureFolder } from "../../content-model/names";
import { nearest } from "../nearest";
import { asciiSlug } from "../../lib/slug";
import { oneOf, showValue } from "../words";
import { isNamed, type NamedPicture } from "./named-pictures";
import type { PictureFile } from "./picture-files";

const photoExtensions = [".jpg", ".jpeg", ".png", ".webp", ".tif", ".tiff"];

const extensionsIn = (folder: PictureFolder): string[] =>
  folder === "reviews" ? [...photoExtensions, ".svg"] : photoExtensions;

const hasRightExtension = ({ folder, extension }: PictureFile): boolean =>
  extensionsIn(folder).includes(extension);

/** A name for a picture's file that fits every place and that no other picture beside it has. */
function freeName({ file, baseName, extension }: PictureFile, beside: PictureFile[]): string {
  const taken = beside
    .filter((other) => other.file !== file)
    .map((other) => other.baseName.toLowerCase());
  const plain = asciiSlug(baseName) || "photo";
  const names = [plain, ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${plain}-${number}`)];
  const free = names.find((name) => !taken.includes(name)) ?? `${plain}-${taken.length + 1}`;
  return free + extension;
}

/**
 * What to do so that a record and a file have one name: the record takes the file's, or both take
 * another if the file's can't be written in the record.
 */
function unite(
  { value, accepts }: NamedPicture,
  picture: PictureFile,
  beside: PictureFile[],
): string {
  if (accepts(picture.name)) return `did you mean "${picture.name}"?`;
  // The name in the record is good if the file may have it as well.
  const isFree = !beside.some(
    (other) => other.file !== picture.file && other.name.toLowerCase() === value.toLowerCase(),
  );
  if (accepts(value) && posix.extname(value).toLowerCase() === picture.extension && isFree)
    return `rename the file ${picture.file} to ${value}`;
  const free = freeName(picture, beside);
  return `rename the file ${picture.file} to ${free}, and write "${free}" here`;
}

/** A name without what is easily mistyped: capitals, accents, blanks and signs. */
const plain = (name: string): string => asciiSlug(name).replaceAll("-", "");

/** The file that a name, with or without its extension, most likely means: one that no record names. */
function meantFile(value: string, beside: PictureFile[], free: PictureFile[]) {
  const same = free.find(({ name, baseName }) =>
    [name, baseName].some((one) => plain(one) === plain(value)),
  );
  // Extensions are much alike, which says nothing about the pictures.
  const close = nearest(
    posix.parse(value).name,
    free.map(({ baseName }) => baseName),
  );
  const otherCase = beside.find(({ name, baseName }) =>
    [name, baseName].some((one) => one.toLowerCase() === value.toLowerCase()),
  );
  return same ?? free.find(({ baseName }) => baseName === close) ?? otherCase;
}

function explain(
  named: NamedPicture,
  pictures: PictureFile[],
  free: PictureFile[],
): ErrorWords | undefined {
  const { value, place } = named;
  const folder = posix.dirname(place);
  const isBeside = ({ file }: PictureFile) => posix.dirname(file) === folder;
  const beside = pictures.filter(isBeside);
  const there = beside.find((picture) => isNamed(picture, named));
  if (there) {
    if (named.accepts(value)) return undefined;
    const found = `${showValue(value)}, as the file ${there.name} is called`;
    if (!hasRightExtension(there))
      return {
        found,
        expected: `a name that ends in ${oneOf(extensionsIn(there.folder))}`,
        fix: `export the picture as JPEG, and write "${freeName({ ...there, extension: ".jpg" }, beside)}" here`,
      };
    // Of a picture whose name can't be an address, both the file and the record take another.
    return {
      found,
      expected: "a name of lower-case letters, digits and single hyphens, for the file as well",
      fix: unite(named, there, beside),
    };
  }
  const isMeant = (picture: PictureFile) => isBeside(picture) && hasRightExtension(picture);
  const meant = meantFile(value, beside.filter(isMeant), free.filter(isMeant));
  const expected = posix.extname(value)
    ? `the picture ${place}`
    : `a picture ${oneOf([`${place}.jpg`, ".png", ".webp", ".tif"])}`;
  const isOtherCase = meant?.name.toLowerCase() === value.toLowerCase();
  return {
    found: `${showValue(value)}, but ${meant && isOtherCase ? `the file is called ${meant.name}` : "there is no such file"}`,
    expected,
    fix: meant
      ? unite(named, meant, beside)
      : named.record.collection === "gallery"
        ? `put the picture into ${folder}, correct the name, or delete this entry, from { to }, and the comma beside it`
        : `put the picture into ${folder}, or correct the name`,
  };
}

/**
 * Errors of a record's picture that can be told from the names of the files.
 *
 * @param free the pictures that no record names
 */
function checkPictureName(
  named: NamedPicture,
  pictures: PictureFile[],
  free: PictureFile[],
): ContentError[] {
  const words = explain(named, pictures, free);
  return words ? [named.errorOf(words)] : [];
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
    ...named.flatMap((name) => checkPictureName(name, pictures, free)),
    ...sameBaseName(sound),
    ...sound.flatMap(wrongExtension),
  ];
}
