import type { CollectionName } from "../../content/model/names";
import { UnreadableFile, type FileContent, type FileFormat } from "../file-formats";
import { refuse } from "../refuse";
import { compareWritten } from "./compare-form";
import { advice, explainLosses } from "./explain-losses";

let approved: { name: CollectionName; content: FileContent } | undefined;

/** Sets the content that the next file must have. */
export const approve = (name: CollectionName, content: FileContent): void => {
  approved = { name, content };
};

/**
 * A format's writer that compares the next file with what was approved, just before the package saves it.
 *
 * @returns a function that throws an Error which names each field that is lost or changed
 */
export const checkWriting =
  ({ fromFile, toFile }: FileFormat): FileFormat["toFile"] =>
  (content) => {
    const text = toFile(content);
    if (!approved) return text;
    const { name, content: expected } = approved;
    approved = undefined;
    try {
      const records = Array.isArray(expected) ? expected : [];
      refuse(explainLosses(name, records, compareWritten(expected, fromFile(text))));
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      refuse([...error.errors.map(({ found }) => found), advice]);
    }
    return text;
  };
