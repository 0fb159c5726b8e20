import type { ContentError } from "../../content/check/errors";
import type { FixedPaths } from "../../content/check/rules/links/fixed-paths";
import { collectionOfFile } from "../../content/model/collection-of-file";
import { collections } from "../../content/model/collections";
import type { Repository } from "../../content/model/entities/site-schema";
import { todayInAustin } from "../../lib/time/local-time";
import { showDialog } from "../show-dialog";
import { pathLabels } from "../config/to-cms-field";
import { toOwnerMessage } from "./error-messages";
import { hostErrorMessage, notSavedYet } from "./host-errors";
import {
  isFolderOpen,
  listPictures,
  readKnownTexts,
  readRepository,
  updateKnownText,
  type Files,
} from "../files/repository";
import site from "../../../data/site.json";
import { applyChanges, removedPath, type FileChange } from "./apply-changes";
import { forgetUnconfirmed, hasArrived, rememberUnconfirmed } from "./unconfirmed-save";
import { trackPublishing } from "../publishing/watch-publishing";
import { chooseAnotherSlug } from "../versions/resolve-versions";
import { findNewErrors } from "./check-project";

const { repository } = site as { repository?: Repository };

/** URLs of pages and files that aren't made from content, as of the last build (src/gatsby/editor). */
declare const fixedPaths: FixedPaths;

/** The version of a file that the owner has seen. Set while a form is being saved. */
let seenVersion: { path: string; text: string | undefined } | undefined;

/** Allows the next commit to overwrite a version of a file that the owner has seen. */
export function allowOverwriting(path: string, text: string | undefined): void {
  seenVersion = { path, text };
}

/** Error for a commit that would overwrite a file that changed since Sveltia CMS read it. */
function conflictMessage(
  change: FileChange,
  knownTexts: Files,
  currentTexts: Files,
): string | undefined {
  const { action, path, previousPath = path } = change;
  if (hasArrived(path, currentTexts.get(path))) return undefined;
  if ((action === "create" || path !== previousPath) && currentTexts.has(path))
    return `${path} already exists: someone else saved it. ${chooseAnotherSlug}`;
  const expected =
    seenVersion?.path === previousPath ? seenVersion.text : knownTexts.get(previousPath);
  if (expected === currentTexts.get(previousPath)) return undefined;
  const advice = seenVersion
    ? `${notSavedYet} Press Save again to compare both versions.`
    : "Reload this page, then try again.";
  return `Someone saved ${path} on another device or in another window. ${advice}`;
}

/** A remaining use of a removed file: `Blog posts, “Flea alert”: the link /blog/ticks/`. */
function formatUse({ file, record = "", field, found }: ContentError): string {
  const name = collectionOfFile(file);
  const label = name && field ? pathLabels(collections[name].schema, field) : "";
  return `${[record, label].filter(Boolean).join(", ")}: ${found.replace(/,.*/s, "")}`;
}

/** Shows what still uses the files. Sveltia CMS shows no reason for a failed removal. */
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

async function checkCommit(changes: FileChange[], knownTexts: Files | undefined): Promise<void> {
  const texts = await readRepository(repository);
  if (!texts) return;
  const conflicts = changes.flatMap(
    (change) => conflictMessage(change, knownTexts ?? texts, texts) ?? [],
  );
  if (conflicts.length > 0) {
    if (!seenVersion) void showDialog("Your change wasn’t made", [conflicts], { close: "Close" });
    throw new Error(conflicts.join("\n"));
  }
  const project = { texts, pictures: await listPictures(repository) };
  const today = todayInAustin(new Date());
  const errors = findNewErrors(project, applyChanges(project, changes), fixedPaths, today);
  if (errors.length === 0) return;
  if (!seenVersion) void showUses(changes, errors);
  throw new Error(
    errors.map((error) => toOwnerMessage(collectionOfFile(error.file), error)).join("\n"),
  );
}

/** The texts that Sveltia CMS knows before it fetches changes from the host. */
export const textsBeforeCommit = (): Promise<Files | undefined> => readKnownTexts(repository);

async function rememberCommit(changes: FileChange[]): Promise<void> {
  for (const change of changes) {
    const removed = removedPath(change);
    if (removed) await updateKnownText(removed, undefined);
    const { action, path, data } = change;
    if (action !== "delete" && typeof data === "string") await updateKnownText(path, data);
  }
}

/**
 * Checks a commit, then makes it. Refuses to overwrite changes that the owner hasn't seen, and to
 * remove or rename a file that is still in use.
 *
 * @param knownTexts the texts from which Sveltia CMS prepared the changes
 * @throws Error with the reasons. Sveltia CMS shows them only if a form is being saved
 */
export async function guardCommit<Result>(
  changes: FileChange[],
  knownTexts: Files | undefined,
  commit: () => Promise<Result>,
): Promise<Result> {
  try {
    await checkCommit(changes, knownTexts);
  } finally {
    seenVersion = undefined;
  }
  const result = await commit().catch((error: unknown) => {
    rememberUnconfirmed(changes);
    throw new Error(hostErrorMessage(error));
  });
  forgetUnconfirmed();
  if (!isFolderOpen()) trackPublishing((result as { sha?: string }).sha);
  await rememberCommit(changes);
  return result;
}
