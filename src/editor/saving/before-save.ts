import type { AppEventListener } from "@sveltia/cms";
import site from "../../../data/site.json";
import type { FileAddresses } from "../../content/check/addresses/list-addresses";
import { collectionAt } from "../../content/model/collection-of-file";
import { collections } from "../../content/model/collections";
import type { Repository } from "../../content/model/entities/site-schema";
import type { CollectionName } from "../../content/model/names";
import { todayInAustin } from "../../lib/time/local-time";
import {
  asWritten,
  contentOf,
  fieldsOf,
  savedForm,
  textOf,
  withPlainTexts,
} from "../files/form-fields";
import { approveOverwriting } from "./before-commit";
import { missingKeys } from "./generate-keys";
import { explainYears } from "../config/closed-day-kinds";
import { listField } from "../config/cms-config";
import { explainRecords, sayError } from "./error-messages";
import { approve } from "../guard/verify-file";
import { compareForm } from "../guard/compare-form";
import { explainLosses } from "../guard/loss-messages";
import { lostInText } from "../guard/missing-in-text";
import { readForm } from "../guard/read-form";
import { newPastDays } from "./past-closed-days";
import { refuse, toRefusal } from "./stop-saving";
import { readRepository, type Files } from "../files/repository";
import { savedOrigin } from "../versions/draft-origin";
import { isSame } from "../versions/merge-versions";
import { settleVersions } from "../versions/resolve-versions";
import { findNewErrors } from "./check-project";

const { repository } = site as { repository?: Repository };

/** URLs of pages and files that aren't made from content, as of the last build (src/gatsby/editor). */
declare const fileAddresses: FileAddresses;

type Fields = Record<string, unknown>;

/** The errors of the form itself. */
function explain(name: CollectionName, data: Fields): string[] {
  const { kind } = collections[name];
  const clean = asWritten(data) as Fields;
  if (kind === "list") return explainRecords(name, (clean[listField] ?? []) as Fields[]);
  if (kind === "object") return explainRecords(name, [clean]);
  const head = Object.fromEntries(Object.entries(clean).filter(([field]) => field !== "body"));
  return explainRecords(name, [head]);
}

/** The errors that saving the form would cause anywhere in the project. */
async function explainWhole(
  path: string,
  name: CollectionName,
  data: Fields,
  files: Files,
): Promise<string[]> {
  const today = todayInAustin(new Date());
  const after = new Map(files).set(path, textOf(path, name, data));
  const errors = await findNewErrors({ texts: files }, { texts: after }, fileAddresses, today);
  return errors.map((error) => sayError(collectionAt(error.file), error));
}

/** Asks the owner to confirm new closed days in the past. */
function confirmPastDays(name: CollectionName, data: Fields, path: string, files: Files): boolean {
  if (name !== "closedDays") return true;
  const daysOf = (fields: Fields) => (fields[listField] ?? []) as Fields[];
  const before = daysOf(fieldsOf(path, name, files.get(path) ?? "[]"));
  const past = newPastDays(daysOf(data), before, todayInAustin(new Date()));
  return past.length === 0 || confirm(`${past.join(" and ")} is in the past. Save it anyway?`);
}

/**
 * Merges the form with what was saved since it was opened.
 *
 * @throws Error that the editor shows
 */
async function settle(
  path: string,
  name: CollectionName,
  data: Fields,
  files: Files,
): Promise<Fields> {
  const saved = files.get(path);
  try {
    const settled = await settleVersions({ path, name, origin: savedOrigin(), data, saved });
    approveOverwriting(path, saved);
    return settled;
  } catch (error) {
    throw toRefusal([error instanceof Error ? error.message : String(error)]);
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
    const name = collectionAt(path);
    if (!name) return entry;
    const differences = compareForm(readForm(document), typed);
    const typedRecords = (typed[listField] ?? []) as Fields[];
    refuse(explainLosses(name, typedRecords, differences, lostInText(document, typed.body)));
    const plain = savedForm(name, withPlainTexts(typed) as Fields);
    const files = await readRepository(repository);
    const saved = files ? await settle(path, name, plain, files) : plain;
    const records = (saved[listField] ?? []) as Fields[];
    for (const [index, key] of missingKeys(name, records))
      Object.assign(records[index] ?? {}, { id: key });
    const errors = explain(name, saved);
    if (name === "closedDays") errors.push(...explainYears(records));
    if (files && errors.length === 0)
      errors.push(...(await explainWhole(path, name, saved, files)));
    if (files && errors.length === 0 && !confirmPastDays(name, saved, path, files))
      errors.push("Not saved. Change the year of that day, or delete the entry.");
    refuse(errors);
    approve(name, contentOf(name, saved));
    return isSame(saved, typed) ? entry : entry.set("data", saved);
  },
};
