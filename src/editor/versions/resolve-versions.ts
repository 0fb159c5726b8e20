import { collections } from "../../content/model/collections";
import type { CollectionName } from "../../content/model/names";
import { toFormFields, toFileText } from "../files/form-fields";
import { notSavedYet } from "../saving/host-errors";
import { showDialog, type DialogBlock } from "../show-dialog";
import { formatConflicts, formatTheirChanges } from "./format-differences";
import type { FlatFields, Origin } from "./draft-origin";
import { isEqual, mergeVersions } from "./merge-versions";

type Fields = Record<string, unknown>;

/** Converts Sveltia CMS's flat fields (`records.0.day`) to nested ones. */
export function unflatten(flat: FlatFields): Fields {
  const all: Fields = {};
  for (const [path, value] of Object.entries(flat)) {
    const steps = path.split(".");
    let part = all;
    steps.forEach((step, index) => {
      const next = steps[index + 1];
      if (next === undefined) part[step] ??= value;
      else part = (part[step] ??= /^\d+$/.test(next) ? [] : {}) as Fields;
    });
  }
  return all;
}

/** A form that is being saved, and its file. */
interface Saving {
  path: string;
  name: CollectionName;
  /** The entry that the form is based on. */
  origin: Origin;
  data: Fields;
  /** The file's current text; `undefined` if it doesn't exist. */
  saved: string | undefined;
}

/** The last sentences of messages about a slug that is in use. */
export const chooseAnotherSlug = `${notSavedYet} Change the slug (the end of the address), then press Save again.`;

const back = "Back to the form";

const notSaved = "Not saved. Your text is still in the form. Change it, then press Save again.";

async function confirmSaving(
  title: string,
  parts: DialogBlock[],
  saveLabel: string,
): Promise<boolean> {
  return (await showDialog(title, parts, { save: saveLabel, back })) === "save";
}

/** Error for a new entry whose file already exists. */
function fileExistsMessage({ path, name, saved = "" }: Saving): string {
  if (collections[name].kind !== "mdx")
    return `${path} already exists: someone else saved it. ${notSavedYet} Copy your text, reload this page, open the entry, and paste your text.`;
  const [, , title = ""] = /^title: *(["']?)(.*?)\1 *$/m.exec(saved) ?? [];
  return `Another post or page, “${title || path}”, already has this address. ${chooseAnotherSlug}`;
}

/** Asks whether a draft of unknown origin may replace the saved version. */
async function confirmOldDraft(
  name: CollectionName,
  mine: Fields,
  saved: Fields,
): Promise<boolean> {
  const { theirs: differences } = mergeVersions(saved, saved, mine);
  if (differences.length === 0) return true;
  // The comparison's "theirs" are the form's values: they are the changes to the saved version.
  const conflicts = differences.map((one) => ({ ...one, mine: one.theirs, theirs: one.base }));
  const parts = [
    `Your draft is from an older version of the editor, so the editor can’t compare it with the version from which you started. ${notSavedYet}`,
    ...formatConflicts(name, conflicts),
    "“Save mine” replaces the saved version with your form.",
  ];
  return confirmSaving("Compare your draft", parts, "Save mine");
}

/**
 * Merges the form with changes saved in the meantime, if the owner agrees.
 *
 * @param base the entry that the form is based on; `undefined` if it is unknown
 * @returns `undefined` if the owner doesn't agree
 */
async function merge(saving: Saving, base: Fields | undefined): Promise<Fields | undefined> {
  const { path, name, data, saved = "" } = saving;
  // Versions are equal if their files would be: the form adds empty fields, for example.
  const normalize = (fields: Fields) => toFormFields(path, name, toFileText(path, name, fields));
  const [mine, theirs] = [normalize(data), normalize(toFormFields(path, name, saved))];
  if (!base) return (await confirmOldDraft(name, mine, theirs)) ? data : undefined;
  const normalizedBase = normalize(base);
  if (isEqual(normalizedBase, theirs) || isEqual(mine, theirs)) return data;
  const { merged, theirs: changes, conflicts } = mergeVersions(normalizedBase, mine, theirs);
  const parts: DialogBlock[] = [
    `After you opened this, someone saved it on another device or in another window. ${notSavedYet}`,
    ...(changes.length > 0 ? ["They changed:", ...formatTheirChanges(name, changes)] : []),
    ...(conflicts.length > 0 ? ["You and they changed:", ...formatConflicts(name, conflicts)] : []),
    conflicts.length > 0
      ? "“Save mine” keeps your version of these fields, and all other changes. To keep their version, go back and type it into your form."
      : "“Save both” keeps all changes.",
  ];
  const saveLabel = conflicts.length > 0 ? "Save mine" : "Save both";
  const title = "Changed in the meantime";
  return (await confirmSaving(title, parts, saveLabel)) ? (merged as Fields) : undefined;
}

/**
 * Returns the fields to write, merged with what was saved since the form was opened or its draft
 * was made.
 *
 * @throws Error with the reason why the form can't be saved
 */
export async function resolveVersions(saving: Saving): Promise<Fields> {
  const { origin, data, saved } = saving;
  if (origin.isNew && saved === undefined) return data;
  if (origin.isNew) throw new Error(fileExistsMessage(saving));
  if (saved === undefined) {
    const parts = [
      `After you opened this, someone deleted it on another device or in another window. ${notSavedYet}`,
    ];
    if (await confirmSaving("Deleted in the meantime", parts, "Save it again")) return data;
    throw new Error(notSaved);
  }
  const settled = await merge(saving, origin.content && unflatten(origin.content));
  if (!settled) throw new Error(notSaved);
  return settled;
}
