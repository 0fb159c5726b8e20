import { posix } from "node:path";
import { pictureName } from "../../../lib/pictures/text-pictures";
import { namesIn, offsetOf, partsOf } from "../../text/mdx-node";
import { allRecords, type ContentRecord, type Position, type RawContent } from "../content";
import { isFileName } from "../rules/check-photo-names";
import { leavesOf } from "../walk-fields";

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
