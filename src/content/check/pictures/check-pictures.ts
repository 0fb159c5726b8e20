import { posix } from "node:path";
import { asciiSlug } from "../../../lib/links/routes";
import { isPhoto, photoExtensions, pictureName } from "../../../lib/pictures";
import { uniqueName } from "../../../lib/text/words";
import { namesIn, offsetOf } from "../../text/parse-text";
import type { ContentRecord, Position, RawContent } from "../content";
import { allRecords, errorAt, nodesOf, textFieldsOf } from "../content";
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
  /** In `content`; that of the record if it is missing. */
  folder?: string;
  hasForm: boolean;
}

const inFields = (record: ContentRecord): NamedPicture[] =>
  textFieldsOf(record).flatMap(({ path, value, field }) => {
    const { picture, link } = field?.meta ?? {};
    if (!field || !picture || value.trim() === "") return [];
    if (link && /^https?:/i.test(value)) return [];
    const hasForm = relativePath.test(value) && field.schema.safeParse(value).success;
    return [{ where: path, value, hasForm, ...(picture !== "blog" && { folder: picture }) }];
  });

const inBody = (record: ContentRecord): NamedPicture[] =>
  nodesOf(record).flatMap((node) =>
    namesIn(node)
      .filter((value) => fileName.test(value))
      .map((value) => ({ where: offsetOf(node), value, hasForm: pictureName.test(value) })),
  );

/** Errors of a name, whether or not the file exists. */
function checkName({ value: found, hasForm }: NamedPicture, fix: string): ErrorText[] {
  const [blocked] = found.match(blockedWords) ?? [];
  if (!blocked && hasForm && isPhoto(found)) return [];
  const expected = blocked
    ? `a name without “${blocked}”: ad blockers hide it`
    : `a name of lower-case letters, digits and single hyphens, that ends in ${extensions}`;
  return [{ code: "value", found, expected, fix }];
}

function checkPicture(picture: NamedPicture, file: string, pictures: Picture[]): ErrorText[] {
  const { value } = picture;
  const inFolder = pictures.filter((one) => posix.dirname(one.file) === posix.dirname(file));
  const named = inFolder.find((one) => one.file.normalize() === file.normalize());
  if (named?.error) return [];
  const names = inFolder.map((one) => posix.basename(one.file));
  const free = toPhotoName(value, names);
  if (named) return checkName(picture, `rename the file to ${free}, and write its new name here`);
  const expected = `the picture ${file}, but there is no such file`;
  const usable = names.filter((name) => isPhoto(name) && toPhotoName(name, []) === name);
  const fix = `put the photo there as ${free}, or write the name of a photo in that folder`;
  return [{ code: "value", found: value, expected, suggestion: suggest(value, usable), fix }];
}

export const checkPictureNames = (content: RawContent, pictures: Picture[]): ContentError[] =>
  allRecords(content).flatMap((record) =>
    [...inFields(record), ...inBody(record)].flatMap((picture) => {
      const folder = picture.folder ? `content/${picture.folder}` : posix.dirname(record.file);
      const errors = checkPicture(picture, posix.join(folder, picture.value), pictures);
      return errors.map((error) => errorAt(record, picture.where, error));
    }),
  );

/** Two photos of the carousel can't have the same. */
const addressOf = (file: string): string => file.replace(/\.[^.]*$/, "").toLowerCase();

/** Errors of new pictures in an edited file: a name that a build refuses, or that another picture has. */
export function checkNewPictures(before: RawContent, after: RawContent, file: string) {
  const known = allRecords(before).flatMap(inFields);
  const added = allRecords(after)
    .filter((record) => record.file === file)
    .flatMap((record) => inFields(record).map((picture) => ({ ...picture, record })))
    // A name without its form is an error of its field.
    .filter(({ value, hasForm }) => hasForm && !known.some((one) => one.value === value));
  const inGallery = known.filter(({ folder }) => folder === "gallery");
  const repeated = findRepeated([...inGallery, ...added], ({ folder, value }) =>
    folder === "gallery" ? addressOf(value) : value,
  ).map(([picture]) => picture);
  const fix = "press the pencil next to its name";
  return added.flatMap((picture): ContentError[] => {
    const expected = "another name, because another photo has this one";
    const errors: ErrorText[] = repeated.includes(picture)
      ? [{ code: "value", found: picture.value, expected, fix }]
      : checkName(picture, fix);
    return errors.map((error) => errorAt(picture.record, picture.where, error));
  });
}

function checkSameAddress(pictures: Picture[]): ContentError[] {
  const gallery = pictures.filter(({ file, error }) => /^content\/gallery\//.test(file) && !error);
  return findRepeated(gallery, ({ file }) => addressOf(file)).map(([{ file }, first]) => {
    const found = `${posix.basename(file)} next to ${posix.basename(first.file)}`;
    const expected = "names that differ in more than extension or capitals";
    return { file, ...contentError(found, expected, "rename or delete one of them") };
  });
}

export const checkPictureFiles = (pictures: Picture[]): ContentError[] => [
  ...pictures.flatMap(({ file, error }) => (error ? [{ file, ...error }] : [])),
  ...checkSameAddress(pictures),
];
