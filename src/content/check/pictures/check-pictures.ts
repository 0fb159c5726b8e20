import { posix } from "node:path";
import { photoExtensions, photoName } from "../../../lib/pictures/photo-formats";
import { pictureName } from "../../../lib/pictures/text-pictures";
import type { PictureFolder } from "../../model/names";
import { namesIn, offsetOf, partsOf } from "../../text/mdx-node";
import {
  allRecords,
  type ContentRecord,
  errorAt,
  type Position,
  type RawContent,
} from "../content";
import { type ContentError, type ErrorText, formatValue, joinWithOr, suggest } from "../errors";
import { leavesOf } from "../walk-fields";
import type { Picture } from "./read-pictures";

const extensions = photoExtensions.map((extension) => `.${extension}`);

/** Error for a picture whose extension isn't a photo's, such as SVG. */
export const wrongExtension = (name: string): ErrorText => ({
  found: `the picture ${formatValue(name)}`,
  expected: `a photo, whose name ends in ${joinWithOr(extensions)}`,
  fix: "export it as JPEG or PNG, and choose that file",
});

/** Whether a picture's `src` is a file's name: pages only show their own site's pictures. */
export const isFileName = (src: string): boolean => /^[^/\\:?#]+$/.test(src);

/** A path from the folder of a post. */
const relativePath = /^[^/\\:?#][^\\:?#]*$/;

/** Error for a URL or path where the site looks for a file in one folder. */
function checkLocation(value: string, folder: PictureFolder): ErrorText[] {
  if (folder === "blog" ? relativePath.test(value) : isFileName(value)) return [];
  const [name = ""] = /[^/\\:?#]*(?=(?:[?#].*)?$)/.exec(value) ?? [];
  const example = photoName.test(name) ? name : "photo.jpg";
  const expected = `the name of a file in ${folder === "blog" ? "the post's folder" : `content/${folder}`}, such as ${example}`;
  const fix = `save the photo there, and write ${example}`;
  return [{ found: `the picture ${formatValue(value)}`, expected, fix }];
}

/** Errors of picture fields that name another kind of file, or one elsewhere. The editor runs this check, too. */
export const checkPhotoNames = (record: ContentRecord): ContentError[] =>
  leavesOf(record).flatMap(({ path, value, field }) => {
    const { picture, link } = field?.meta ?? {};
    if (!picture || typeof value !== "string" || value.trim() === "") return [];
    if (link && /^https?:/i.test(value)) return [];
    const elsewhere = checkLocation(value, picture);
    const errors =
      elsewhere.length > 0 || photoName.test(value) ? elsewhere : [wrongExtension(value)];
    return errors.map((words) => errorAt(record, path, words));
  });

/** Words in the URLs of pictures for which public filter lists block them. */
const blockedWord =
  /(?<![a-z\d])(?:ads?|adv|advert\w*|banners?|sponsor\w*|pop-?(?:up|under)s?)(?![a-z\d])/i;

/** A field or text that names a picture. */
export interface NamedPicture {
  record: ContentRecord;
  where: Position;
  value: string;
  /** The expected file: a path from the project's folder, with slashes. */
  file: string;
  /** Whether the name has the format that this field or text requires. */
  hasForm: boolean;
}

/** The pictures that a record's fields name, without URLs of other sites. */
const inFields = (record: ContentRecord): NamedPicture[] =>
  leavesOf(record).flatMap(({ path, value, field }) => {
    const picture = field?.meta.picture;
    if (!picture || typeof value !== "string" || value.trim() === "" || /^[a-z]+:/i.test(value))
      return [];
    const folder = picture === "blog" ? posix.dirname(record.file) : `content/${picture}`;
    const hasForm = field.schema.safeParse(value).success;
    return [{ record, where: path, value, file: posix.join(folder, value), hasForm }];
  });

/** The pictures that a text names. Invalid names are reported by the text's own check. */
const inBody = (record: ContentRecord): NamedPicture[] =>
  (record.body ? partsOf(record.body.tree) : []).flatMap((node) =>
    namesIn(node)
      .filter(isFileName)
      .map((value) => ({
        record,
        where: offsetOf(node),
        value,
        file: posix.join(posix.dirname(record.file), value),
        hasForm: pictureName.test(value),
      })),
  );

/** The pictures that fields and texts name, whether their files exist or not. */
export const namedPictures = (content: RawContent): NamedPicture[] =>
  allRecords(content).flatMap((record) => [...inFields(record), ...inBody(record)]);

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
  if (named.error) return undefined;
  const [blocked] = blockedWord.exec(value) ?? [];
  if (blocked)
    return {
      found: `${formatValue(value)}, which ad blockers hide because of "${blocked}"`,
      expected: "a name without that word, such as poodle-after.jpg",
      fix: "rename the file, and write its new name here",
    };
  if (hasForm && photoName.test(file)) return undefined;
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
