import { posix } from "node:path";
import type { ContentError, ErrorWords } from "../content-error";
import { nearest } from "../nearest";
import { asciiSlug } from "../../lib/slug";
import { oneOf, showValue } from "../words";
import { isNamed, type NamedPicture } from "./named-pictures";
import type { PictureFile } from "./picture-files";

const nameIn = ({ byBaseName }: NamedPicture, { name, baseName }: PictureFile): string =>
  byBaseName ? baseName : name;

/** A name for a picture that fits its place and that no other picture beside it has. */
function freeName(
  named: NamedPicture,
  { file, baseName, extension }: PictureFile,
  beside: PictureFile[],
) {
  const taken = beside
    .filter((other) => other.file !== file)
    .map((other) => other.baseName.toLowerCase());
  const plain = asciiSlug(baseName) || "photo";
  const names = [plain, ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${plain}-${number}`)];
  const free = names.find((name) => !taken.includes(name)) ?? `${plain}-${taken.length + 1}`;
  return { file: free + extension, written: named.byBaseName ? free : free + extension };
}

/**
 * What to do so that a record and a file have one name: the record takes the file's, or both take
 * another if the file's can't be written in the record.
 */
function unite(named: NamedPicture, picture: PictureFile, beside: PictureFile[]): string {
  const name = nameIn(named, picture);
  if (named.accepts(name)) return `did you mean "${name}"?`;
  // The name in the record is good if the file may have it as well.
  const wanted = named.byBaseName ? named.value + picture.extension : named.value;
  const isFree = !beside.some(
    (other) => other.file !== picture.file && other.name.toLowerCase() === wanted.toLowerCase(),
  );
  if (
    named.accepts(named.value) &&
    posix.extname(wanted).toLowerCase() === picture.extension &&
    isFree
  )
    return `rename the file ${picture.file} to ${wanted}`;
  const free = freeName(named, picture, beside);
  return `rename the file ${picture.file} to ${free.file}, and write "${free.written}" here`;
}

/** The file that a name most likely means, among those that no record names. */
function meantFile(named: NamedPicture, beside: PictureFile[], free: PictureFile[]) {
  const { value, byBaseName } = named;
  const plain = (text: string) => asciiSlug(byBaseName ? posix.parse(text).name : text);
  const same = free.find(
    (picture) => plain(picture.name) === plain(value) || picture.baseName === plain(value),
  );
  const close = nearest(
    value,
    free.map((picture) => nameIn(named, picture)),
  );
  const otherCase = beside.find(({ name, baseName }) =>
    [name, baseName].some((one) => one.toLowerCase() === value.toLowerCase()),
  );
  return same ?? free.find((picture) => nameIn(named, picture) === close) ?? otherCase;
}

function explain(
  named: NamedPicture,
  pictures: PictureFile[],
  free: PictureFile[],
): ErrorWords | undefined {
  const { value, place, byBaseName } = named;
  const folder = posix.dirname(place);
  const isBeside = ({ file }: PictureFile) => posix.dirname(file) === folder;
  const beside = pictures.filter(isBeside);
  const there = beside.find((picture) => isNamed(picture, named));
  if (there) {
    // Of a picture whose name can't be an address, both the file and the record take another.
    if (named.accepts(value)) return undefined;
    return {
      found: `${showValue(value)}, as the file ${there.name} is called`,
      expected: "a name of lower-case letters, digits and single hyphens, for the file as well",
      fix: unite(named, there, beside),
    };
  }
  const meant = meantFile(named, beside, free.filter(isBeside));
  const expected = byBaseName
    ? `a picture ${oneOf([`${place}.jpg`, ".png", ".webp", ".tif"])}`
    : `the picture ${place}`;
  const isOtherCase = meant && nameIn(named, meant).toLowerCase() === value.toLowerCase();
  return {
    found: `${showValue(value)}, but ${isOtherCase ? `the file is called ${meant.name}` : "there is no such file"}`,
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
  const sound = pictures.filter(({ file }) => !damaged.has(file));
  return [
    ...named.flatMap((name) => checkPictureName(name, pictures, free)),
    ...sameBaseName(sound),
    ...sound.flatMap(wrongExtension),
  ];
}
