import type { Repository } from "../../content/model/entities/site-schema";
import { databaseName } from "../config/backend";
import { resultOf, withStore } from "../files/repository";
import type { FlatFields } from "./draft-origin";

/** A draft in Sveltia CMS's browser storage. */
export interface StoredDraft {
  collectionName: string;
  /** Empty for a new entry. */
  slug: string;
  currentValues: { _default?: FlatFields };
}

/** The name of Sveltia CMS's store. */
const store = "draft-backups";
const keyPath: (keyof StoredDraft)[] = ["collectionName", "slug"];

/**
 * Creates Sveltia CMS's draft store before Sveltia CMS opens it. Sveltia CMS creates several stores
 * in parallel; one of them fails until the window is reloaded, and drafts would be lost.
 */
export async function ensureDraftStore(repository: Repository | undefined): Promise<void> {
  const name = databaseName(repository);
  const database = await resultOf(indexedDB.open(name));
  const { version, objectStoreNames } = database;
  const exists = objectStoreNames.contains(store);
  database.close();
  if (exists) return;
  const upgrade = indexedDB.open(name, version + 1);
  upgrade.onupgradeneeded = () => upgrade.result.createObjectStore(store, { keyPath });
  (await resultOf(upgrade)).close();
}

export const readDrafts = (repository: Repository | undefined): Promise<StoredDraft[]> =>
  withStore(repository, store, "readonly", (all) =>
    resultOf(all.getAll() as IDBRequest<StoredDraft[]>),
  );

export const deleteDraft = (
  repository: Repository | undefined,
  { collectionName, slug }: StoredDraft,
): Promise<undefined> =>
  withStore(repository, store, "readwrite", (all) => resultOf(all.delete([collectionName, slug])));
