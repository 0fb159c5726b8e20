import type { ApiEntry, AppEventListener } from "@sveltia/cms";
import { leavesOf } from "../../content/check/content";
import { collectionOfFile } from "../../content/model/collections";
import type { CollectionName } from "../../content/model/names";
import { todayInAustin } from "../../lib/time/calendar";
import { fieldText } from "../field-text";
import { listField } from "../config/to-cms-field";
import { toFileText, toFormFields } from "../files/form-fields";
import { readKnownTexts, rememberSaved } from "../files/known-texts";
import { rememberSave } from "../publishing";
import { findErrors, toOwnerMessage } from "./check-project";
import { addKeys } from "./generate-keys";

type Fields = Record<string, unknown>;

const recordsOf = (data: Fields): Fields[] => (data[listField] ?? []) as Fields[];

/** Reports two new photos with the same name: Sveltia CMS would save only one. Phones name every photo image.jpg. */
function lostPictures(name: CollectionName, text: string, before = ""): string[] {
  const pictures = recordsOf(toFormFields(name, text))
    .flatMap((value) => leavesOf({ collection: name, value }))
    .flatMap(({ value, field }) => (field?.meta.picture ? [fieldText(value)] : []));
  return pictures
    .filter((one, index) => pictures.indexOf(one) < index && !before.includes(`"${one}"`))
    .map(
      (one) =>
        `Two new photos have the name “${one}”, so one would be lost. Remove one, press Save, and add it again.`,
    );
}

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
  const before = known.texts.get(path);
  // Sveltia CMS couldn't read the file, and opened an empty form.
  if (newRecord && name !== "posts" && before !== undefined)
    return [
      `The editor can’t read ${path}, and doesn’t overwrite it. Someone changed it outside the editor: show this message to that person.`,
    ];
  const lost = lostPictures(name, text, before);
  if (lost.length > 0) return lost;
  const today = todayInAustin(new Date());
  return findErrors(known.texts, path, text, known.fixedPaths, today).map(toOwnerMessage);
}

export const beforeSave: AppEventListener = {
  name: "preSave",
  async handler({ entry }) {
    const saving = entry.toJS();
    const { data } = saving;
    const name = collectionOfFile(saving.path);
    if (!name) return entry;
    addKeys(name, recordsOf(data));
    // The last change of a post that is published later is its publication.
    if (name === "posts" && fieldText(data.lastModified) < fieldText(data.datePublished))
      data.lastModified = data.datePublished as unknown;
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
    rememberSave();
  },
};
