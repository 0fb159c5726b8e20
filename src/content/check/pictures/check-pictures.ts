import { errorAt } from "../content";
import { posix } from "node:path";
import { photoExtensions, photoName } from "../../../lib/pictures/photo-formats";
import { type ContentError, type ErrorText, formatValue, joinWithOr, suggest } from "../errors";
import type { NamedPicture } from "./named-pictures";
import type { Picture } from "./read-pictures";

const extensions = photoExtensions.map((extension) => `.${extension}`);

/**
 * Error for a picture's name; `undefined` if an existing picture has the name in the right format.
 *
 * @param free unused files, for suggestions
 */
function pictureNameError(
  { value, file, hasForm }: NamedPicture,
  pictures: Picture[],
  free: string[],
): ErrorText | undefined {
  const named = pictures.find((picture) => picture.file.normalize() === file.normalize());
  if (!named) {
    const folder = posix.dirname(file);
    const inFolder = free.filter((other) => posix.dirname(other) === folder);
    return {
      found: `${formatValue(value)}, but there is no such file`,
      expected: `the picture ${file}`,
      fix: suggest(
        value,
        inFolder.map((other) => posix.basename(other)),
      ),
    };
  }
  // If the file itself has an error, report only that.
  if (named.error || (hasForm && photoName.test(file))) return undefined;
  return {
    found: `${formatValue(value)}, as the file is called`,
    expected: `a name of lower-case letters, digits and single hyphens, that ends in ${joinWithOr(extensions)}`,
    fix: "rename the file, and write its new name here",
  };
}

/** Errors of fields and texts that name a missing picture, or one whose name can't be part of a URL. */
export function checkPictureNames(named: NamedPicture[], pictures: Picture[]): ContentError[] {
  const taken = new Set(named.map(({ file }) => file.normalize()));
  const free = pictures.map(({ file }) => file).filter((file) => !taken.has(file.normalize()));
  return named.flatMap((name) => {
    const words = pictureNameError(name, pictures, free);
    return words ? [errorAt(name.record, name.where, words)] : [];
  });
}

/** Photos that would get the same URL, which has no extension. */
function sameAddress(pictures: Picture[]): ContentError[] {
  const gallery = pictures.filter(({ folder, error }) => folder === "gallery" && !error);
  const addresses = gallery.map(({ file }) => file.replace(/\.[^.]*$/, "").toLowerCase());
  return gallery.flatMap(({ file }, index) => {
    const first = addresses.indexOf(addresses[index] ?? "");
    if (first === index) return [];
    const found = `${posix.basename(file)} next to ${posix.basename(gallery[first]?.file ?? "")}`;
    const expected = "file names that differ in more than extension or capitals";
    return [{ file, found, expected }];
  });
}

/** Errors of picture files: unreadable, or with the name of another one. */
export const checkPictureFiles = (pictures: Picture[]): ContentError[] => [
  ...pictures.flatMap(({ file, error }) => (error ? [{ file, ...error }] : [])),
  ...sameAddress(pictures),
];
