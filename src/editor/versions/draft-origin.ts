import { showDialog } from "../show-dialog";
import { isEqual } from "./merge-versions";

/** The values of an entry in Sveltia CMS's flat format: `records.0.day`. */
export type FlatFields = Record<string, unknown>;

/** Sveltia CMS's state of a form. */
interface Draft {
  isNew: boolean;
  /** The entry as it was when the form opened. */
  originalEntry?: { locales: Record<string, { content?: FlatFields } | undefined> };
}

/** A draft in Sveltia CMS's browser storage. */
interface Backup {
  /** The entry that the draft is based on; missing in drafts of older editor versions. */
  origin?: FlatFields;
}

/** The entry that a form is based on. */
export interface Origin {
  isNew: boolean;
  /** `undefined` if it is unknown. */
  content?: FlatFields;
}

const openedContent = ({ originalEntry }: Draft): FlatFields | undefined =>
  originalEntry?.locales._default?.content;

/** The origins of restored drafts. */
const restored = new WeakMap<Draft, FlatFields | undefined>();

/** The origin of a form, to be stored with its draft. */
export const draftOrigin = (draft: Draft): FlatFields | undefined =>
  structuredClone(restored.has(draft) ? restored.get(draft) : openedContent(draft));

/** Remembers the origin of a restored draft, and reports if the entry has changed since. */
export function restoreOrigin(draft: Draft, { origin }: Backup): void {
  if (draft.isNew) return;
  restored.set(draft, origin);
  if (!origin || isEqual(origin, openedContent(draft))) return;
  void showDialog(
    "Changed since your draft",
    [
      "Your draft is in the form now. Since you wrote it, someone saved this entry on another device or in another window.",
      "Continue, and press Save when you are done. The editor then shows what they changed, before it overwrites anything.",
    ],
    { close: "Continue" },
  );
}

let origin: Origin | undefined;

/** Remembers the origin of the form that is being saved. */
export function setSavedOrigin(draft: Draft): void {
  origin = { isNew: draft.isNew, content: draftOrigin(draft) };
}

/** The origin of the form that is being saved. */
export const savedOrigin = (): Origin => origin ?? { isNew: false };
