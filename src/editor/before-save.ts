import type { AppEventListener } from "@sveltia/cms";
import { collections } from "../content-model/collections";
import { collectionNames, type CollectionName } from "../content-model/names";
import { missingKeys } from "./complete-records";
import { listField } from "./config/cms-config";
import { explainRecords, explainText } from "./explain-errors";
import { builtFacts } from "./preview/shared-data";
import { writeBraces } from "./write-braces";

type Fields = Record<string, unknown>;

/** The collection that a file belongs to. */
function collectionAt(path: string): CollectionName | undefined {
  if (path.startsWith("content/blog/")) return "posts";
  if (path.startsWith("content/pages/")) return "pages";
  return collectionNames.find((name) => collections[name].source === path);
}

/** The editor's own notes on the entries of a list. */
const notes = "__sc_";

/** Whether a field is left out when it is written: one without a value, or with nothing in it. */
function isEmpty(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.keys(value).length === 0;
  return value === undefined || value === null || value === "";
}

/** What will be written: neither empty fields nor the editor's notes. */
function asWritten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asWritten);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !name.startsWith(notes))
      .map(([name, part]) => [name, asWritten(part)] as const)
      .filter(([, part]) => !isEmpty(part)),
  );
}

async function explain(name: CollectionName, data: Fields): Promise<string[]> {
  const { kind } = collections[name];
  const clean = asWritten(data) as Fields;
  if (kind === "list") return explainRecords(name, (clean[listField] ?? []) as Fields[]);
  if (kind === "object") return explainRecords(name, [clean]);
  const { body = "", ...head } = clean;
  return [...explainRecords(name, [head]), ...(await explainText(String(body)))];
}

/** Of an error with this message the editor shows the cause, of others nothing. */
const shown = "saving_failed";

/**
 * Gives new records their keys and braces their backslashes, and refuses to save what the content check
 * would refuse, in the same words.
 *
 * @throws Error which says all that is wrong, to be shown by the editor
 */
export const beforeSave: AppEventListener = {
  name: "preSave",
  async handler({ entry }) {
    const { path, data } = entry.toJS() as unknown as { path: string; data: Fields };
    const name = collectionAt(path);
    if (!name) return entry;
    const records = (data[listField] ?? []) as Fields[];
    const keys = missingKeys(name, records);
    for (const [index, key] of keys) Object.assign(records[index] ?? {}, { id: key });
    const text = typeof data.body === "string" ? writeBraces(data.body, builtFacts) : undefined;
    const errors = await explain(name, text === undefined ? data : { ...data, body: text });
    if (errors.length > 0) throw new Error(shown, { cause: new Error(errors.join(" ")) });
    return keys.reduce(
      (map, [index, key]) => map.setIn(["data", listField, index, "id"], key),
      text === undefined ? entry : entry.setIn(["data", "body"], text),
    );
  },
};
