import { posix } from "node:path";
import { isPhoto, photoExtensions, pictureName } from "../../../lib/pictures";
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
import {
  contentError,
  type ContentError,
  type ErrorText,
  findRepeated,
  formatValue,
  suggest,
} from "../errors";
import type { Picture } from "./open-photo";

const extensions = photoExtensions.map((extension) => `.${extension}`).join(", ");

/** A file's name: pages only show their own site's pictures. */
const fileName = /^[^/\\:?#]+$/;

/** The name of a file, or a path from the record's folder to it. */
const relativePath = /^[^/\\:?#][^\\:?#]*$/;

export const checkFileName = (name: string): ErrorText[] =>
  fileName.test(name) && isPhoto(name)
    ? []
    : [
        contentError(
          `the picture ${formatValue(name)}`,
          `the name of a photo in the same folder, like photo.jpg. It ends in ${extensions}`,
        ),
      ];

/** Words in the URLs of pictures for which public filter lists block them. */
const blockedWord =
  /(?<![a-z\d])(?:ads?|adv|advert\w*|banners?|sponsor\w*|pop-?(?:up|under)s?)(?![a-z\d])/i;

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
  const named = pictures.find((picture) => picture.file.normalize() === file.normalize());
  if (!named) {
    const others = pictures
      .filter((other) => posix.dirname(other.file) === posix.dirname(file))
      .map((other) => posix.basename(other.file));
    return {
      code: "value",
      found: value,
      expected: `the picture ${file}, but there is no such file`,
      suggestion: suggest(value, others),
    };
  }
  if (named.error) return undefined;
  const [blocked] = blockedWord.exec(value) ?? [];
  if (!blocked && hasForm && isPhoto(file)) return undefined;
  const expected = blocked
    ? `a name without “${blocked}”: ad blockers hide it`
    : `a name of lower-case letters, digits and single hyphens, that ends in ${extensions}`;
  const fix = "rename the file, and write its new name here";
  return { code: "value", found: value, expected, fix };
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
    return { file, ...contentError(found, expected) };
  });
}

export const checkPictureFiles = (pictures: Picture[]): ContentError[] => [
  ...pictures.flatMap(({ file, error }) => (error ? [{ file, ...error }] : [])),
  ...checkSameAddress(pictures),
];
