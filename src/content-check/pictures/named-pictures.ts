import { posix } from "node:path";
import { collections } from "../../content-model/collections";
import { toPlainField } from "../../content-model/to-plain-field";
import { pictureName } from "../../lib/text-pictures";
import { allRecords, type ContentRecord, type RawContent } from "../content";
import { errorAt, type ContentError, type ErrorWords } from "../content-error";
import { namesIn, offsetOf, partsOf } from "../../text/mdx-node";
import { explainPicture } from "../rules/explain-address";
import { walkFields } from "../walk-fields";
import { indexLines } from "../lines";
import type { PictureFile } from "./picture-files";

/** A place in a record, a field or its text, that names a picture. */
export interface NamedPicture {
  record: ContentRecord;
  value: string;
  /** Where the picture is looked for: a path from the project's folder, with slashes. */
  place: string;
  /** Whether a name has the form that names have in this place. */
  accepts: (name: string) => boolean;
  /** An error in this place. */
  errorOf: (words: ErrorWords) => ContentError;
}

/** Whether a file is the one that a record names. */
export const isNamed = ({ file }: PictureFile, { place }: NamedPicture): boolean => file === place;

/** The pictures that the fields of a record name; addresses on other sites are left out. */
const inFields = (record: ContentRecord): NamedPicture[] =>
  walkFields(toPlainField(collections[record.collection].schema), record.value).flatMap(
    ({ path, value, field }) => {
      const { picture } = field.meta;
      if (!picture || typeof value !== "string" || value.trim() === "" || /^[a-z]+:/i.test(value))
        return [];
      const folder = picture === "blog" ? posix.dirname(record.file) : `content/${picture}`;
      return [
        {
          record,
          value,
          place: posix.join(folder, value),
          accepts: (name) => field.schema.safeParse(name).success,
          errorOf: (words) => errorAt(record, path, words),
        },
      ];
    },
  );

/** A name as it is on the disk: editors write blanks in an address as %20. */
function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The pictures that a text names; what can't be a name is an error of the text itself. */
function inBody(record: ContentRecord): NamedPicture[] {
  const { body, file, label } = record;
  if (!body) return [];
  const lineAt = indexLines(body.text);
  return partsOf(body.tree).flatMap((node) =>
    namesIn(node)
      .filter((name) => !explainPicture(name))
      .map(decodeName)
      .map((value) => ({
        record,
        value,
        place: posix.join(posix.dirname(file), value),
        accepts: (name) => pictureName.test(name),
        errorOf: (words) => ({
          file,
          line: lineAt(offsetOf(node)),
          record: label,
          ...words,
        }),
      })),
  );
}

/** The pictures that records and their texts name. */
export const namedPictures = (content: RawContent): NamedPicture[] =>
  allRecords(content).flatMap((record) => [...inFields(record), ...inBody(record)]);
