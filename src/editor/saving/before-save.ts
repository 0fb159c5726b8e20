import type { AppEventListener } from "@sveltia/cms";
import site from "../../../data/site.json";
import type { FixedPaths } from "../../content/check/rules/links/fixed-paths";
import { collectionOfFile } from "../../content/model/collection-of-file";
import { collections } from "../../content/model/collections";
import type { Repository } from "../../content/model/entities/site-schema";
import type { CollectionName } from "../../content/model/names";
import { todayInAustin } from "../../lib/time/local-time";
import { withoutEmptyFields, toFileContent, toFormFields, toFileText } from "../files/form-fields";
import { allowOverwriting } from "./before-commit";
import { generateKeys } from "./generate-keys";
import { listField } from "../config/cms-config";
import { checkFormRecords, toOwnerMessage } from "./error-messages";
import { expectContent } from "../guard/verify-file";
import { compareForm } from "../guard/compare-form";
import { lossMessages } from "../guard/loss-messages";
import { readForm } from "../guard/read-form";
import { showDialog } from "../show-dialog";
import { newPastClosedDays } from "./past-closed-days";
import { keptDescriptions } from "./replaced-photos";
import { stopSaving, savingError } from "./stop-saving";
import { findArrived, hasArrived } from "./unconfirmed-save";
import { readRepository, type Files } from "../files/repository";
import { savedOrigin } from "../versions/draft-origin";
import { isEqual } from "../versions/merge-versions";
import { resolveVersions, unflatten } from "../versions/resolve-versions";
import { findNewErrors } from "./check-project";

const { repository } = site as { repository?: Repository };

/** URLs of pages and files that aren't made from content, as of the last build (src/gatsby/editor). */
declare const fixedPaths: FixedPaths;

type Fields = Record<string, unknown>;

/** The errors of the form itself. */
function formErrors(name: CollectionName, data: Fields): string[] {
  const { kind } = collections[name];
  const clean = withoutEmptyFields(data) as Fields;
  if (kind === "list") return checkFormRecords(name, (clean[listField] ?? []) as Fields[]);
  if (kind === "object") return checkFormRecords(name, [clean]);
  const head = Object.fromEntries(Object.entries(clean).filter(([field]) => field !== "body"));
  return checkFormRecords(name, [head]);
}

/** The errors that saving the form would cause anywhere in the project. */
function projectErrors(path: string, name: CollectionName, data: Fields, files: Files): string[] {
  const today = todayInAustin(new Date());
  const after = new Map(files).set(path, toFileText(path, name, data));
  const errors = findNewErrors({ texts: files }, { texts: after }, fixedPaths, today);
  return errors.map((error) => toOwnerMessage(collectionOfFile(error.file), error));
}

/** Asks the owner to confirm new closed days in the past. */
function confirmPastDays(name: CollectionName, data: Fields, path: string, files: Files): boolean {
  if (name !== "closedOnce") return true;
  const daysOf = (fields: Fields) => (fields[listField] ?? []) as Fields[];
  const before = daysOf(toFormFields(path, name, files.get(path) ?? "[]"));
  const past = newPastClosedDays(daysOf(data), before, todayInAustin(new Date()));
  return past.length === 0 || confirm(`${past.join(" and ")} is in the past. Save it anyway?`);
}

/** Asks whether the descriptions of replaced photos still fit. */
async function confirmDescriptions(data: Fields): Promise<boolean> {
  const { content } = savedOrigin();
  const kept = content ? keptDescriptions(unflatten(content), data) : [];
  if (kept.length === 0) return true;
  const choice = await showDialog(
    kept.length === 1 ? "Describe the new photo" : "Describe the new photos",
    [
      "You replaced a photo. Visitors who can’t see it still hear the description of the photo before:",
      kept,
    ],
    { back: "Write a new description", save: "It still fits, save" },
  );
  return choice === "save";
}

/**
 * Merges the form with what was saved since it was opened.
 *
 * @throws Error that the editor shows
 */
async function mergeWithSaved(
  path: string,
  name: CollectionName,
  data: Fields,
  files: Files,
): Promise<Fields> {
  const saved = files.get(path);
  const origin = savedOrigin();
  if (hasArrived(path, saved)) {
    allowOverwriting(path, saved);
    return data;
  }
  if (origin.isNew && findArrived(files))
    stopSaving([
      "This was already saved, just before the connection broke. Go back to the list: it is there. If you changed it since, copy your text, open the saved one, and paste it.",
    ]);
  try {
    const settled = await resolveVersions({ path, name, origin, data, saved });
    allowOverwriting(path, saved);
    return settled;
  } catch (error) {
    throw savingError([error instanceof Error ? error.message : String(error)]);
  }
}

/**
 * Adds keys to new records. Stops saving if words would be lost, another save would be overwritten,
 * or the content check would report errors.
 *
 * @throws Error with all reasons, which the editor shows
 */
export const beforeSave: AppEventListener = {
  name: "preSave",
  async handler({ entry }) {
    const { path, data: typed } = entry.toJS() as unknown as { path: string; data: Fields };
    const name = collectionOfFile(path);
    if (!name) return entry;
    const differences = compareForm(readForm(document), typed);
    const typedRecords = (typed[listField] ?? []) as Fields[];
    stopSaving(lossMessages(name, typedRecords, differences));
    const plain = typed;
    const files = await readRepository(repository);
    const saved = files ? await mergeWithSaved(path, name, plain, files) : plain;
    const records = (saved[listField] ?? []) as Fields[];
    for (const [index, key] of generateKeys(name, records))
      Object.assign(records[index] ?? {}, { id: key });
    const errors = formErrors(name, saved);
    if (files && errors.length === 0) errors.push(...projectErrors(path, name, saved, files));
    if (files && errors.length === 0 && !confirmPastDays(name, saved, path, files))
      errors.push("Not saved. Change the year of that day, or delete the entry.");
    stopSaving(errors);
    if (!(await confirmDescriptions(saved)))
      stopSaving(["Write what the new photo shows, then press Save again."]);
    expectContent(name, toFileContent(name, saved));
    return isEqual(saved, typed) ? entry : entry.set("data", saved);
  },
};
