import type { Repository } from "../../content/model/entities/site-schema";
import { databaseName } from "../config/backend";

export type Files = ReadonlyMap<string, string>;

interface FolderHandle extends FileSystemDirectoryHandle {
  requestPermission?: (...parameters: unknown[]) => Promise<PermissionState>;
  entries: () => AsyncIterable<[string, FolderHandle | FileSystemFileHandle]>;
}

const isText = (path: string): boolean => /^(?:data|content)\/.*\.(?:json|mdx)$/.test(path);

let folder: FolderHandle | undefined;

/** The folder's texts as Sveltia CMS read them, which it does only once, or as it wrote them. */
let knownTexts: Promise<Map<string, string>> | undefined;

/** Whether the editor writes to a folder, which the owner publishes by hand. */
export const isFolderOpen = (): boolean => folder !== undefined;

async function readFolder(from: FolderHandle, path = ""): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for await (const [name, handle] of from.entries()) {
    const entryPath = path + name;
    if (handle.kind !== "directory") {
      if (isText(entryPath)) found.push([entryPath, await (await handle.getFile()).text()]);
    } else if (path || name === "data" || name === "content")
      found.push(...(await readFolder(handle, `${entryPath}/`)));
  }
  return found;
}

function open(chosen: FolderHandle): void {
  folder = chosen;
  knownTexts = readFolder(chosen).then((read) => new Map(read));
}

export function watchFolder(): void {
  const picker = window as unknown as { showDirectoryPicker?: () => Promise<FolderHandle> };
  const { showDirectoryPicker: pick } = picker;
  if (!pick) return;
  picker.showDirectoryPicker = async () => {
    const chosen = await pick.call(window);
    open(chosen);
    return chosen;
  };
  // Sveltia CMS requests permission again for the folder of the last visit.
  const handles = FileSystemHandle.prototype as FolderHandle;
  const { requestPermission } = handles;
  if (!requestPermission) return;
  handles.requestPermission = async function (this: FolderHandle, ...parameters) {
    const state = await requestPermission.apply(this, parameters);
    if (state === "granted" && this.kind === "directory") open(this);
    return state;
  };
}

const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () =>
      reject(request.error ?? new Error("The browser's store can't be read."));
  });

/** Sveltia CMS creates its stores at once on its first visit, misses some, and shows no photos. */
export async function createStores(repository: Repository | undefined): Promise<void> {
  const opening = indexedDB.open(databaseName(repository));
  opening.onupgradeneeded = () => {
    const names = "asset-hashes asset-thumbnails file-cache file-system-handles meta ui-settings";
    for (const name of names.split(" ")) opening.result.createObjectStore(name);
    opening.result.createObjectStore("draft-backups", { keyPath: ["collectionName", "slug"] });
  };
  (await resultOf(opening)).close();
}

/** The texts of a Git host, from Sveltia CMS's store in the browser. Pictures have no text. */
async function readCache(repository: Repository): Promise<[string, string][]> {
  const database = await resultOf(indexedDB.open(databaseName(repository)));
  try {
    const store = database.transaction("file-cache").objectStore("file-cache");
    const [paths, files] = await Promise.all([
      resultOf(store.getAllKeys() as IDBRequest<string[]>),
      resultOf(store.getAll() as IDBRequest<{ text?: string }[]>),
    ]);
    return paths.flatMap((path, index): [string, string][] => {
      const text = files[index]?.text;
      return isText(path) && text !== undefined ? [[path, text]] : [];
    });
  } finally {
    database.close();
  }
}

/** All current texts: from the disk, or from the host as of the editor's last fetch. */
export async function readRepository(repository?: Repository): Promise<Files | undefined> {
  if (folder) return new Map(await readFolder(folder));
  return repository && new Map(await readCache(repository));
}

/** Whether another program changed a file of the folder, which Sveltia CMS would overwrite. */
export const changedSinceRead = async (path: string, files: Files): Promise<boolean> =>
  folder !== undefined && (await knownTexts)?.get(path) !== files.get(path);

export async function rememberWritten(path: string): Promise<void> {
  const text = folder && (await readRepository())?.get(path);
  if (text !== undefined) (await knownTexts)?.set(path, text);
}
