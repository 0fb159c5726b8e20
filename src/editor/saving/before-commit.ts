import type { ContentError } from "../../content/check/errors";
import type { FixedPaths } from "../../content/check/rules/links/fixed-paths";
import { collectionOfFile } from "../../content/model/collection-of-file";
import { collections } from "../../content/model/collections";
import type { Repository } from "../../content/model/entities/site-schema";
import { todayInAustin } from "../../lib/time/local-time";
import { showDialog } from "../show-dialog";
import { pathLabels } from "../config/to-cms-field";
import { toOwnerMessage } from "./error-messages";
import { hostErrorMessage } from "./host-errors";
import {
  knownTexts,
  listPictures,
  readRepository,
  updateKnown,
  type Files,
} from "../files/repository";
import site from "../../../data/site.json";
import { applyChanges, removedPath, type FileChange } from "./apply-changes";
import { chooseAnotherSlug } from "../versions/resolve-versions";
import { findNewErrors } from "./check-project";

const { repository } = site as { repository?: Repository };

/** URLs of pages and files that aren't made from content, as of the last build (src/gatsby/editor). */
declare const fileAddresses: FixedPaths;

let approved: { path: string; text: string | undefined } | undefined;

/** Allows the next commit to overwrite a version of a file that the owner has seen. */
export function allowOverwriting(path: string, text: string | undefined): void {
  approved = { path, text };
}

/** Error for a commit that would overwrite a file that changed since the package read it. */
function conflictMessage(change: FileChange, known: Files, now: Files): string | undefined {
  const { action, path, previousPath = path } = change;
  if ((action === "create" || path !== previousPath) && now.has(path))
    return `${path} already exists. Somebody else saved it. ${chooseAnotherSlug}`;
  const seen = approved?.path === previousPath ? approved.text : known.get(previousPath);
  return seen === now.get(previousPath)
    ? undefined
    : `${path} was changed on another device or in another window. Reload this page and try again.`;
}

/** A remaining use of a removed file: `Blog posts, “Flea alert”: the link /blog/ticks/`. */
function formatUse({ file, record = "", field, found }: ContentError): string {
  const name = collectionOfFile(file);
  const label = name && field ? pathLabels(collections[name].schema, field) : "";
  return `${[record, label].filter(Boolean).join(", ")}: ${found.replace(/,.*/s, "")}`;
}

/** Shows why nothing was written. The package itself shows no reason for a failed removal. */
async function showUses(changes: FileChange[], errors: ContentError[]): Promise<void> {
  const verb = changes.some(({ action }) => action === "delete") ? "deleted" : "renamed";
  await showDialog(
    `This can’t be ${verb} yet`,
    [
      `Other entries still use it. Nothing was ${verb}.`,
      errors.map(formatUse),
      "Open each entry, remove or change the link or picture, and save. Then try again.",
    ],
    { close: "Close" },
  );
}

/**
 * Stops a commit that would overwrite unseen changes or break the site.
 *
 * @throws Error with the reasons
 */
async function checkCommit(changes: FileChange[], known: Files | undefined): Promise<void> {
  const texts = await readRepository(repository);
  if (!texts) return;
  const reasons = changes.flatMap((change) => conflictMessage(change, known ?? texts, texts) ?? []);
  if (reasons.length > 0) {
    if (!approved) void showDialog("Not saved, and nothing is lost", [reasons], { close: "Close" });
    throw new Error(reasons.join("\n"));
  }
  const now = { texts, pictures: await listPictures(repository) };
  const today = todayInAustin(new Date());
  const errors = await findNewErrors(now, applyChanges(now, changes), fileAddresses, today);
  if (errors.length === 0) return;
  if (!approved) void showUses(changes, errors);
  throw new Error(
    errors.map((error) => toOwnerMessage(collectionOfFile(error.file), error)).join("\n"),
  );
}

/** The texts that the package knows before it fetches changes from the host. */
export const textsBeforeCommit = (): Promise<Files | undefined> => knownTexts(repository);

async function updateKnownTexts(changes: FileChange[]): Promise<void> {
  for (const change of changes) {
    const removed = removedPath(change);
    if (removed) await updateKnown(removed, undefined);
    const { action, path, data } = change;
    if (action !== "delete" && typeof data === "string") await updateKnown(path, data);
  }
}

/**
 * The last check before a commit: it must not overwrite changes that the owner hasn't seen, nor
 * remove anything that is still in use.
 *
 * @param known the texts from which the package prepared the changes
 * @throws Error with the reasons, which the package shows only when an entry is saved
 */
export async function guardCommit<Result>(
  changes: FileChange[],
  known: Files | undefined,
  commit: () => Promise<Result>,
): Promise<Result> {
  try {
    await checkCommit(changes, known);
  } finally {
    approved = undefined;
  }
  const result = await commit().catch((error: unknown) => {
    throw new Error(hostErrorMessage(error));
  });
  await updateKnownTexts(changes);
  return result;
}
