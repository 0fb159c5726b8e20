import { posix } from "node:path";
import { collections } from "../../content-model/collections";
import { toPlainField } from "../../content-model/to-plain-field";
import { allRecords, type ContentRecord, type RawContent } from "../content";
import { walkFields } from "../walk-fields";
import type { FieldPath } from "../words";
import type { PictureFile } from "./picture-files";

/** A field of a record that names a picture. */
export interface NamedPicture {
  record: ContentRecord;
  path: FieldPath;
  value: string;
  /** Where the picture is looked for, without its extension if it is named without. */
  place: string;
  byBaseName: boolean;
  /** Whether a name has the form that names have in this place. */
  accepts: (name: string) => boolean;
}

/** Whether a file is the one that a record names. */
export const isNamed = (picture: PictureFile, { place, byBaseName }: NamedPicture): boolean =>
  byBaseName
    ? posix.join(posix.dirname(picture.file), picture.baseName) === place
    : picture.file === place;

/** The pictures that records name; addresses on other sites are left out. */
export const namedPictures = (content: RawContent): NamedPicture[] =>
  allRecords(content).flatMap((record) =>
    walkFields(toPlainField(collections[record.collection].schema), record.value).flatMap(
      ({ path, value, field }) => {
        const { picture, pictureBy } = field.meta;
        if (!picture || typeof value !== "string" || value.trim() === "" || /^[a-z]+:/i.test(value))
          return [];
        const folder = picture === "blog" ? posix.dirname(record.file) : `content/${picture}`;
        return [
          {
            record,
            path,
            value,
            place: posix.join(folder, value),
            byBaseName: pictureBy === "baseName",
            accepts: (name) => field.schema.safeParse(name).success,
          },
        ];
      },
    ),
  );
