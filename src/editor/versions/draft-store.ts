import type { Repository } from "../../content/model/entities/site";
import { databaseName } from "../config/backend";
import { answerOf, withStore } from "../repository";
import type { FlatFields } from "./draft-origin";

/** A draft as the package keeps it in the browser. */
export interface StoredDraft {
  collectionName: string;
  /** Empty for a new entry. */
  slug: string;
  currentValues: { _default?: FlatFields };
}

/** The package's store. */
const store = "draft-backups";
const keyPath: (keyof StoredDraft)[] = ["collectionName", "slug"];

/**
 * Creates the package's store of drafts before the package opens it. It creates several stores at once,
 * of which one is then missing for as long as the window is open, and no draft is kept.
 */
export async function ensureDraftStore(repository: Repository | undefined): Promise<void> {
  const name = databaseName(repository);
  const database = await answerOf(indexedDB.open(name));
  const { version, objectStoreNames } = database;
  const exists = objectStoreNames.contains(store);
  database.close();
  if (exists) return;
  const upgrade = indexedDB.open(name, version + 1);
  upgrade.onupgradeneeded = () => upgrade.result.createObjectStore(store, { keyPath });
  (await answerOf(upgrade)).close();
}

/** All drafts in the browser. */
export const readDrafts = (repository: Repository | undefined): Promise<StoredDraft[]> =>
  withStore(repository, store, "readonly", (all) =>
    answerOf(all.getAll() as IDBRequest<StoredDraft[]>),
  );

export const deleteDraft = (
  repository: Repository | undefined,
  { collectionName, slug }: StoredDraft,
): Promise<undefined> =>
  withStore(repository, store, "readwrite", (all) => answerOf(all.delete([collectionName, slug])));
