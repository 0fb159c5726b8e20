import type { CollectionName } from "../../content/model/names";
import { UnreadableFile, type FileContent, type FileFormat } from "../files/file-formats";
import { stopSaving } from "../saving/stop-saving";
import { compareWritten } from "./compare-form";
import { advice, lossMessages } from "./loss-messages";

let approved: { name: CollectionName; content: FileContent } | undefined;

/** Sets the content that the next file must have. */
export const expectContent = (name: CollectionName, content: FileContent): void => {
  approved = { name, content };
};

/**
 * Wraps a format's writer to compare the next file with the approved content, just before the
 * package saves it.
 *
 * @returns a function that throws an Error that names each lost or changed field
 */
export const verifyFile =
  ({ fromFile, toFile }: FileFormat): FileFormat["toFile"] =>
  (content) => {
    const text = toFile(content);
    if (!approved) return text;
    const { name, content: expected } = approved;
    approved = undefined;
    try {
      const records = Array.isArray(expected) ? expected : [];
      stopSaving(lossMessages(name, records, compareWritten(expected, fromFile(text))));
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      stopSaving([...error.errors.map(({ found }) => found), advice]);
    }
    return text;
  };
