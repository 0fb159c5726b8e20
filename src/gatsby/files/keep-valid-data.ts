import { collectionOfFile } from "../../content/model/collection-of-file";
import { collections } from "../../content/model/collections";

/** The last valid text of each data file, by path. */
const lastValid = new Map<string, string>();

/** Whether a data file is JSON, and its records have all required fields. */
function isValid(path: string, text: string): boolean {
  const name = collectionOfFile(path);
  if (!name) return true;
  try {
    const records = [JSON.parse(text) as unknown].flat();
    return records.every((record) => collections[name].schema.safeParse(record).success);
  } catch {
    return false;
  }
}

/**
 * Returns a data file's text, or its last valid text if it has errors. So the live preview shows
 * all pages while the owner corrects the file. Without a record, its pages would fail.
 *
 * @param path from the project's folder
 */
export function keepValidData(path: string, text: string): string {
  if (!path.endsWith(".json")) return text;
  if (isValid(path, text)) lastValid.set(path, text);
  return lastValid.get(path) ?? text;
}
