import type { AppEventListener } from "@sveltia/cms";
import site from "../../data/site.json";
import type { FileAddresses } from "../content/check/addresses/list-addresses";
import { collections } from "../content/model/collections";
import type { Repository } from "../content/model/entities/site";
import type { CollectionName } from "../content/model/names";
import { todayInAustin } from "../lib/time/local-time";
import { collectionAt } from "./collection-at";
import { isEmpty, missingKeys } from "./complete-records";
import { listField } from "./config/cms-config";
import { explainRecords, sayError } from "./explain-errors";
import { fileFormats, type FileContent } from "./file-formats";
import { approve } from "./guard/check-writing";
import { compareForm } from "./guard/compare-form";
import { explainLosses } from "./guard/explain-losses";
import { lostInText } from "./guard/lost-in-text";
import { readForm } from "./guard/read-form";
import { newPastDays } from "./past-days";
import { refuse } from "./refuse";
import { isChangedByAnother, noteSaved, readRepository, type Files } from "./repository";
import { findNewErrors } from "./whole-check";

const { repository } = site as { repository?: Repository };

/** Of pages and files that no content makes, as of the last build (src/gatsby/editor). */
declare const fileAddresses: FileAddresses;

type Fields = Record<string, unknown>;

/** The editor's own notes on the entries of a list. */
const notes = "__sc_";

/** What will be written: neither empty fields nor the editor's notes. */
function asWritten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asWritten);
  if (typeof value === "string") return value.replace(/^\.\//, "");
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !name.startsWith(notes))
      .map(([name, part]) => [name, asWritten(part)] as const)
      .filter(([, part]) => !isEmpty(part)),
  );
}

/** What stands against saving that the record alone tells. */
function explain(name: CollectionName, data: Fields): string[] {
  const { kind } = collections[name];
  const clean = asWritten(data) as Fields;
  if (kind === "list") return explainRecords(name, (clean[listField] ?? []) as Fields[]);
  if (kind === "object") return explainRecords(name, [clean]);
  const head = Object.fromEntries(Object.entries(clean).filter(([field]) => field !== "body"));
  return explainRecords(name, [head]);
}

/** What the file would contain. */
function contentOf(name: CollectionName, data: Fields): FileContent {
  const clean = asWritten(data) as Fields;
  return (collections[name].kind === "list" ? (clean[listField] ?? []) : clean) as FileContent;
}

/** The text of a file as it would be written. */
function textOf(path: string, name: CollectionName, data: Fields): string {
  const format = fileFormats.find(({ extension }) => path.endsWith(`.${extension}`));
  return format?.toFile(contentOf(name, data)) ?? "";
}

const inTheMeantime =
  "Somebody else, or another window, has changed this in the meantime. Copy what you wrote, load this page anew, and write it again: both versions are kept until then.";

/** What stands against saving that only the whole project knows. */
async function explainWhole(
  path: string,
  name: CollectionName,
  data: Fields,
  files: Files,
): Promise<string[]> {
  if (await isChangedByAnother(path, files)) return [inTheMeantime];
  const today = todayInAustin(new Date());
  const errors = await findNewErrors(files, path, textOf(path, name, data), fileAddresses, today);
  return errors.map((error) => sayError(collectionAt(error.file), error));
}

/** Asks about new closed days that are over. */
function areMeant(name: CollectionName, data: Fields, path: string, files: Files): boolean {
  if (name !== "closedDays") return true;
  const before = JSON.parse(files.get(path) ?? "[]") as Fields[];
  const days = (data[listField] ?? []) as Fields[];
  const past = newPastDays(days, before, todayInAustin(new Date()));
  return past.length === 0 || confirm(`${past.join(" and ")} is over. Save it all the same?`);
}

/**
 * Gives new records their keys, and refuses to save what would lose words, and what the content check would
 * refuse.
 *
 * @throws Error with everything that is wrong, which the editor shows
 */
export const beforeSave: AppEventListener = {
  name: "preSave",
  async handler({ entry }) {
    const { path, data } = entry.toJS() as unknown as { path: string; data: Fields };
    const name = collectionAt(path);
    if (!name) return entry;
    const records = (data[listField] ?? []) as Fields[];
    const differences = compareForm(readForm(document), data);
    refuse(explainLosses(name, records, differences, lostInText(document, data.body)));
    const keys = missingKeys(name, records);
    for (const [index, key] of keys) Object.assign(records[index] ?? {}, { id: key });
    const errors = explain(name, data);
    const files = await readRepository(repository);
    if (files && errors.length === 0) errors.push(...(await explainWhole(path, name, data, files)));
    if (files && errors.length === 0 && !areMeant(name, data, path, files))
      errors.push("Not saved: change the year of that day, or delete it.");
    refuse(errors);
    approve(name, contentOf(name, data));
    return keys.reduce(
      (map, [index, key]) => map.setIn(["data", listField, index, "id"], key),
      entry,
    );
  },
};

/** Notes what was written, so that the next save isn't taken for another's. */
export const afterSave: AppEventListener = {
  name: "postSave",
  async handler({ entry }) {
    await noteSaved((entry.toJS() as unknown as { path: string }).path);
    return undefined;
  },
};
