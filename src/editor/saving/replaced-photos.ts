import { fieldText } from "../field-text";
import { listField } from "../config/cms-config";
import { partsOf } from "../../content/text/mdx-node";
import { parseText } from "../../content/text/parse-text";

type Fields = Record<string, unknown>;

interface Described {
  picture: string;
  description: string;
}

/** The fields for a picture and its description, in records and in texts. */
const describedFields = [
  ["name", "alt"],
  ["image", "imageAlt"],
  ["url", "alt"],
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

/** The pictures of a text; none of a text that can't be parsed. */
function picturesOfText(text: string): Described[] {
  try {
    return partsOf(parseText(text)).flatMap(({ url, alt, attributes = [] }) =>
      picturesOf({
        url,
        alt,
        ...Object.fromEntries(attributes.map(({ name = "", value }) => [name, value])),
      }),
    );
  } catch {
    return [];
  }
}

/**
 * The descriptions of photos that were replaced, but whose description is still that of the photo
 * before.
 *
 * @param before the form's data when it was opened
 * @param after the data to save
 */
export function keptDescriptions(before: Fields, after: Fields): string[] {
  const listPictures = (data: Fields): Described[] => [
    ...picturesOf(data),
    ...((data[listField] ?? []) as Fields[]).flatMap(picturesOf),
    ...picturesOfText(fieldText(data.body)),
  ];
  const known = listPictures(before);
  return listPictures(after)
    .filter(({ picture }) => !known.some((one) => one.picture === picture))
    .map(({ description }) => description)
    .filter((description) => known.some((one) => one.description === description));
}
