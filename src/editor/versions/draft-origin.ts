import { ask } from "../ask";
import { isSame } from "./merge-versions";

/** The values of an entry in the package's form: `records.0.day`. */
export type FlatFields = Record<string, unknown>;

/** What the package knows of an entry in a form. */
interface Draft {
  isNew: boolean;
  /** The entry when the form was opened. */
  originalEntry?: { locales: Record<string, { content?: FlatFields } | undefined> };
}

/** A draft as the package keeps it in the browser. */
interface Backup {
  /** The entry that the draft was made from; missing in drafts of older versions of the editor. */
  origin?: FlatFields;
}

/** What a form was made from. */
export interface Origin {
  isNew: boolean;
  /** `undefined` if that is not known. */
  content?: FlatFields;
}

const contentOf = ({ originalEntry }: Draft): FlatFields | undefined =>
  originalEntry?.locales._default?.content;

/** What restored drafts were made from. */
const restored = new WeakMap<Draft, FlatFields | undefined>();

/** What a form was made from, to be stored with its draft. */
export const originOf = (draft: Draft): FlatFields | undefined =>
  structuredClone(restored.has(draft) ? restored.get(draft) : contentOf(draft));

/** Remembers what a restored draft was made from, and reports if that has changed since. */
export function restoreOrigin(draft: Draft, { origin }: Backup): void {
  if (draft.isNew) return;
  restored.set(draft, origin);
  if (!origin || isSame(origin, contentOf(draft))) return;
  void ask(
    "Changed after you wrote your draft",
    [
      "Your draft is in the form now. Since you wrote it, somebody saved this, on another device or in another window.",
      "Go on, and press Save when you are done. You are shown what was changed, and nothing is overwritten before that.",
    ],
    { close: "Continue" },
  );
}

let origin: Origin | undefined;

/** Remembers what the form that is being saved was made from. */
export function rememberOrigin(draft: Draft): void {
  origin = { isNew: draft.isNew, content: originOf(draft) };
}

/** What the form that is being saved was made from. */
export const savedOrigin = (): Origin => origin ?? { isNew: false };
