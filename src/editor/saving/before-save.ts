import type { ApiEntry, AppEventListener } from "@sveltia/cms";
import { collectionOfFile } from "../../content/model/collections";
import type { CollectionName } from "../../content/model/names";
import { formatMoment, timeInAustin, todayInAustin } from "../../lib/time/calendar";
import { fieldText } from "../field-text";
import { listField } from "../config/to-cms-field";
import { toFileText, toFormFields } from "../files/form-fields";
import { readKnownTexts, rememberSaved } from "../files/known-texts";
import { rememberSave } from "../publishing";
import { findErrors, toOwnerMessage } from "./check-project";
import { addKeys } from "./generate-keys";

type Fields = Record<string, unknown>;

const recordsOf = (data: Fields): Fields[] => (data[listField] ?? []) as Fields[];

async function findReasons(
  { path, newRecord }: Pick<ApiEntry, "path" | "newRecord">,
  name: CollectionName,
  text: string,
): Promise<string[]> {
  if (toFileText(name, toFormFields(name, text)) !== text)
    return ["The editor can’t save this as you typed it. Write it in another way."];
  // Without a connection, only the site's build checks the content.
  const known = await readKnownTexts().catch(() => undefined);
  if (!known) return [];
  // Sveltia CMS couldn't read the file, and opened an empty form.
  if (newRecord && name !== "posts" && known.texts.has(path))
    return [
      `The editor can’t read ${path}, and doesn’t overwrite it. Someone changed it outside the editor: show this message to that person.`,
    ];
  const errors = findErrors(known.texts, path, text, known.fixedPaths, timeInAustin(new Date()));
  return [...new Set(errors.map(toOwnerMessage))];
}

/** When visitors see what an entry contains, if that isn't after the next build. */
function seenLater(name: CollectionName, data: Fields): string {
  if (data.draft === true) return "Visitors don’t see a draft.";
  const start = fieldText(name === "posts" ? data.datePublished : recordsOf(data)[0]?.from);
  const isLater = start > timeInAustin(new Date()).slice(0, start.length);
  return isLater ? `Visitors see it from ${formatMoment(start)} on.` : "";
}

export const beforeSave: AppEventListener = {
  name: "preSave",
  async handler({ entry }) {
    const saving = entry.toJS();
    const { data } = saving;
    const name = collectionOfFile(saving.path);
    if (!name) return entry;
    addKeys(name, recordsOf(data));
    // Not before the publication, and not after both it and today.
    const [published, changed] = [fieldText(data.datePublished), fieldText(data.lastModified)];
    const latest = [published, todayInAustin(new Date())].toSorted()[1];
    if (changed) data.lastModified = [published, changed, latest].toSorted()[1];
    const text = toFileText(name, data);
    const reasons = await findReasons(saving, name, text);
    // The editor shows the cause of an error with this message only.
    if (reasons.length > 0)
      throw new Error("saving_failed", { cause: new Error(reasons.join("\n")) });
    // As Sveltia CMS reads it later. A difference would look like somebody else's change.
    return entry.set("data", toFormFields(name, text));
  },
};

export const afterSave: AppEventListener = {
  name: "postSave",
  handler({ entry }) {
    const { path, data } = entry.toJS();
    const name = collectionOfFile(path);
    if (name) rememberSaved(path, toFileText(name, data));
    rememberSave(name && seenLater(name, data));
  },
};
