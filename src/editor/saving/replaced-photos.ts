import { fieldText } from "../field-text";
import type { RichNode } from "../rich-text/rich-node";
import { listField } from "../config/cms-config";

type Fields = Record<string, unknown>;

interface Described {
  picture: string;
  description: string;
}

/** The fields for a picture and its description, in records and in nodes of texts. */
const describedFields = [
  ["name", "alt"],
  ["image", "imageAlt"],
  ["src", "alt"],
  ["before", "beforeAlt"],
  ["after", "afterAlt"],
] as const;

const picturesOf = (fields: Fields): Described[] =>
  describedFields
    .map(([picture, alt]) => ({
      picture: fieldText(fields[picture]),
      description: fieldText(fields[alt]),
    }))
    .filter(({ picture, description }) => picture && description);

const describedPicturesIn = (nodes: readonly RichNode[]): Described[] =>
  nodes.flatMap((node) => [...picturesOf(node), ...describedPicturesIn(node.children ?? [])]);

/**
 * The descriptions of photos that were replaced, but whose description is still that of the photo
 * before.
 *
 * @param before the form's data when it was opened
 * @param after the data to save
 * @param readText converts Markdown to nodes
 */
export function keptDescriptions(
  before: Fields,
  after: Fields,
  readText: (markdown: string) => RichNode[],
): string[] {
  const listPictures = (data: Fields): Described[] => [
    ...picturesOf(data),
    ...((data[listField] ?? []) as Fields[]).flatMap(picturesOf),
    ...describedPicturesIn(readText(fieldText(data.body))),
  ];
  const known = listPictures(before);
  return listPictures(after)
    .filter(({ picture }) => !known.some((one) => one.picture === picture))
    .map(({ description }) => description)
    .filter((description) => known.some((one) => one.description === description));
}
