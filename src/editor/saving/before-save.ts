import type { AppEventListener } from "@sveltia/cms";
import site from "../../../data/site.json";
import type { FixedPaths } from "../../content/check/rules/check-links";
import { collectionOfFile, collections } from "../../content/model/collections";
import type { Repository } from "../../content/model/entities/site-schema";
import type { CollectionName } from "../../content/model/names";
import { todayInAustin } from "../../lib/time/calendar";
import { listField, pathLabels } from "../config/to-cms-field";
import { toFileText, toFormFields, withoutEmptyFields } from "../files/form-fields";
import { changedSinceRead, readRepository, type Files } from "../files/repository";
import { isPicturePending } from "../form/pending-pictures";
import { findErrors, toOwnerMessage } from "./check-project";
import { generateKeys, recordName } from "./generate-keys";
import { lostFields } from "./lost-fields";

const { repository } = site as { repository?: Repository };

/** URLs of pages and files that aren't made from content, as of the last build (src/gatsby/editor). */
declare const fixedPaths: FixedPaths;

type Fields = Record<string, unknown>;

interface Saving {
  path: string;
  data: Fields;
  /** Also if Sveltia CMS couldn't read the file, and opened an empty form. */
  newRecord: boolean;
}

const recordsOf = (data: Fields): Fields[] => (data[listField] ?? []) as Fields[];

/** Sveltia CMS sorts the fields only when it writes the file. */
const sortedLines = (text: string): string => text.split("\n").toSorted().join("\n");

async function overwriteError(
  { path, newRecord }: Saving,
  files: Files,
  name: CollectionName,
  text: string,
): Promise<string | undefined> {
  if (await changedSinceRead(path, files))
    return `Another program changed ${path} after you opened the editor. Copy your text, reload this page, and paste it.`;
  if (!newRecord) return undefined;
  // The connection broke after the first save, and Sveltia CMS gives the second one a new name.
  if (name === "posts" && [...files.values()].some((one) => sortedLines(one) === sortedLines(text)))
    return "This post is saved already. Go back to the list to see it.";
  if (!files.has(path)) return undefined;
  return `The editor can’t read ${path}, and doesn’t overwrite it. Someone changed it outside the editor: show this message to that person.`;
}

function fieldLocation(name: CollectionName, data: Fields, path: string): string {
  const [, index, rest = ""] = /^records\.(\d+)\.?(.*)$/.exec(path) ?? [];
  if (index === undefined) return pathLabels(collections[name].schema, path);
  const record = recordName(name, recordsOf(data)[Number(index)] ?? {});
  return `“${record}”, ${pathLabels(collections[name].schema, rest)}`;
}

const lossErrors = (name: CollectionName, data: Fields, text: string): string[] =>
  lostFields(withoutEmptyFields(data), withoutEmptyFields(toFormFields(name, text))).map(
    (path) =>
      `${fieldLocation(name, data, path)}: the editor can’t save this as you typed it. Write it in another way.`,
  );

async function findReasons(saving: Saving, name: CollectionName, text: string): Promise<string[]> {
  if (isPicturePending()) return ["A photo isn’t ready yet. Wait until the form shows it."];
  const losses = lossErrors(name, saving.data, text);
  // Without the browser's store, only the site's build checks the content.
  const files = await readRepository(repository).catch(() => undefined);
  if (losses.length > 0 || !files) return losses;
  const conflict = await overwriteError(saving, files, name, text);
  if (conflict) return [conflict];
  const today = todayInAustin(new Date());
  const errors = findErrors(files, saving.path, text, fixedPaths, today);
  return errors.map(toOwnerMessage);
}

export const beforeSave: AppEventListener = {
  name: "preSave",
  async handler({ entry }) {
    const saving = entry.toJS() as unknown as Saving;
    const name = collectionOfFile(saving.path);
    if (!name) return entry;
    const { data } = saving;
    const records = recordsOf(data);
    for (const [index, key] of generateKeys(name, records))
      Object.assign(records[index] ?? {}, { id: key });
    const text = toFileText(name, data);
    const reasons = await findReasons(saving, name, text);
    // The editor shows the cause of an error with this message only.
    if (reasons.length > 0)
      throw new Error("saving_failed", { cause: new Error(reasons.join("\n")) });
    // As Sveltia CMS reads it later. A difference would look like somebody else's change.
    return entry.set("data", toFormFields(name, text));
  },
};
