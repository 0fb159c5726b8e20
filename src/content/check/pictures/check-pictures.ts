import { posix } from "node:path";
import { asciiSlug } from "../../../lib/links/routes";
import { isPhoto, photoExtensions, pictureName } from "../../../lib/pictures";
import { uniqueName } from "../../../lib/text/words";
import { namesIn, offsetOf } from "../../text/parse-text";
import {
  allRecords,
  type ContentRecord,
  errorAt,
  leavesOf,
  nodesOf,
  type Position,
  type RawContent,
} from "../content";
import { contentError, type ContentError, type ErrorText, findRepeated, suggest } from "../errors";
import type { Picture } from "./open-photo";

const extensions = photoExtensions.map((extension) => `.${extension}`).join(", ");

/** A file's name: pages only show their own site's pictures. */
const fileName = /^[^/\\:?#]+$/;

/** The name of a file, or a path from the record's folder to it. */
const relativePath = /^[^/\\:?#][^\\:?#]*$/;

export function checkFileName(name: string): ErrorText[] {
  if (fileName.test(name) && isPhoto(name)) return [];
  const expected = `the name of a photo in the same folder, like photo.jpg. It ends in ${extensions}`;
  return [{ code: "value", found: name, expected }];
}

/** Words in the URLs of pictures for which public filter lists block them. */
const blockedWords =
  /(?<![a-z\d])(?:ads?|adv|advert\w*|banners?|sponsor\w*|pop-?(?:up|under)s?)(?![a-z\d])/gi;

/** A name with which the site shows a photo: `towel-1.jpg` for `Towel 1.JPG`. */
function toPhotoName(name: string, taken: readonly string[]): string {
  const [ending = ""] = /\.[^.]*$/.exec(name) ?? [];
  const stem = asciiSlug(name.slice(0, name.length - ending.length));
  const extension = isPhoto(name) ? ending.toLowerCase() : ".jpg";
  const words = asciiSlug(stem.replace(blockedWords, "")) || "photo";
  return uniqueName(words, (one) => taken.includes(one + extension)) + extension;
}

interface NamedPicture {
  where: Position;
  value: string;
  file: string;
  hasForm: boolean;
}

const inFields = (record: ContentRecord): NamedPicture[] =>
  leavesOf(record).flatMap(({ path, value, field }) => {
    const { picture, link } = field?.meta ?? {};
    if (!field || !picture || typeof value !== "string" || value.trim() === "") return [];
    if (link && /^https?:/i.test(value)) return [];
    const folder = picture === "blog" ? posix.dirname(record.file) : `content/${picture}`;
    const hasForm = relativePath.test(value) && field.schema.safeParse(value).success;
    return [{ where: path, value, file: posix.join(folder, value), hasForm }];
  });

const inBody = (record: ContentRecord): NamedPicture[] =>
  nodesOf(record).flatMap((node) =>
    namesIn(node)
      .filter((value) => fileName.test(value))
      .map((value) => ({
        where: offsetOf(node),
        value,
        file: posix.join(posix.dirname(record.file), value),
        hasForm: pictureName.test(value),
      })),
  );

function pictureNameError(
  { value, file, hasForm }: NamedPicture,
  pictures: Picture[],
): ErrorText | undefined {
  const inFolder = pictures.filter((one) => posix.dirname(one.file) === posix.dirname(file));
  const named = inFolder.find((one) => one.file.normalize() === file.normalize());
  if (named?.error) return undefined;
  const names = inFolder.map((one) => posix.basename(one.file));
  const [blocked] = value.match(blockedWords) ?? [];
  if (named && !blocked && hasForm && isPhoto(file)) return undefined;
  const error = {
    code: "value" as const,
    found: value,
    expected: blocked
      ? `a name without “${blocked}”: ad blockers hide it`
      : `a name of lower-case letters, digits and single hyphens, that ends in ${extensions}`,
    fix: `rename the file to ${toPhotoName(value, names)}, and write its new name here`,
  };
  if (named) return error;
  const usable = names.filter((name) => isPhoto(name) && toPhotoName(name, []) === name);
  return {
    ...error,
    expected: `the picture ${file}, but there is no such file`,
    suggestion: suggest(value, usable),
    fix: `put the photo there as ${toPhotoName(value, names)}, or write the name of a photo in that folder`,
  };
}

export const checkPictureNames = (content: RawContent, pictures: Picture[]): ContentError[] =>
  allRecords(content).flatMap((record) =>
    [...inFields(record), ...inBody(record)].flatMap((named) => {
      const error = pictureNameError(named, pictures);
      return error ? [errorAt(record, named.where, error)] : [];
    }),
  );

function checkSameAddress(pictures: Picture[]): ContentError[] {
  const gallery = pictures.filter(({ file, error }) => /^content\/gallery\//.test(file) && !error);
  const addressOf = ({ file }: Picture) => file.replace(/\.[^.]*$/, "").toLowerCase();
  return findRepeated(gallery, addressOf).map(([{ file }, first]) => {
    const found = `${posix.basename(file)} next to ${posix.basename(first.file)}`;
    const expected = "names that differ in more than extension or capitals";
    return { file, ...contentError(found, expected, "rename or delete one of them") };
  });
}

export const checkPictureFiles = (pictures: Picture[]): ContentError[] => [
  ...pictures.flatMap(({ file, error }) => (error ? [{ file, ...error }] : [])),
  ...checkSameAddress(pictures),
];
