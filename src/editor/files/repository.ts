import type { Repository } from "../../content/model/entities/site-schema";
import { databaseName } from "../config/backend";

/** The project's texts by their paths, like `data/hours.json`. */
export type Files = ReadonlyMap<string, string>;

/** Methods of folder handles that TypeScript's types lack. */
interface FolderHandle extends FileSystemDirectoryHandle {
  requestPermission?: (...parameters: unknown[]) => Promise<PermissionState>;
  entries: () => AsyncIterable<[string, FolderHandle | FileSystemFileHandle]>;
}

const isText = (path: string): boolean => /^(?:data|content)\/.*\.(?:json|mdx)$/.test(path);

/** The local folder that is open in the editor; `undefined` for a Git host. */
let folder: FolderHandle | undefined;

/** The texts as this window last read or wrote them. */
let folderTexts: Promise<Map<string, string>> | undefined;

/** Whether the editor writes to a folder, which the owner publishes by hand. */
export const isFolderOpen = (): boolean => folder !== undefined;

async function* walkFolder(
  from: FolderHandle,
  path = "",
): AsyncGenerator<[path: string, file: FileSystemFileHandle]> {
  for await (const [name, handle] of from.entries()) {
    const entryPath = path + name;
    if (handle.kind !== "directory") yield [entryPath, handle];
    else if (path || name === "data" || name === "content")
      yield* walkFolder(handle, `${entryPath}/`);
  }
}

async function readFolder(from: FolderHandle): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for await (const [path, file] of walkFolder(from))
    if (isText(path)) found.push([path, await (await file.getFile()).text()]);
  return found;
}

function open(chosen: FolderHandle): void {
  folder = chosen;
  folderTexts = readFolder(chosen).then((read) => new Map(read));
}

/**
 * Remembers the folder that the owner opens, and its content. The editor reads it only once, and
 * would overwrite later changes of other programs.
 */
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

/** Converts an IndexedDB request to a promise. */
export const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () =>
      reject(request.error ?? new Error("The browser's store can't be read."));
  });

/** Runs an operation on one of Sveltia CMS's stores in the browser. */
export async function withStore<Result>(
  repository: Repository | undefined,
  store: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const database = await resultOf(indexedDB.open(databaseName(repository)));
  try {
    return await work(database.transaction(store, mode).objectStore(store));
  } finally {
    database.close();
  }
}

/** The files of a Git host, from Sveltia CMS's cache in the browser; pictures have no text. */
const readCache = (repository: Repository): Promise<[string, string | undefined][]> =>
  withStore(repository, "file-cache", "readonly", async (store) => {
    const [paths, files] = await Promise.all([
      resultOf(store.getAllKeys() as IDBRequest<string[]>),
      resultOf(store.getAll() as IDBRequest<{ text?: string }[]>),
    ]);
    return paths.map((path, index) => [path, files[index]?.text]);
  });

const readCachedTexts = async (repository: Repository): Promise<[string, string][]> =>
  (await readCache(repository)).flatMap(([path, text]): [string, string][] =>
    isText(path) && typeof text === "string" ? [[path, text]] : [],
  );

/** The paths of all pictures: in the folder, or in the cache. */
export async function listPictures(repository?: Repository): Promise<string[]> {
  const paths: string[] = [];
  if (folder) for await (const [path] of walkFolder(folder)) paths.push(path);
  else if (repository) for (const [path] of await readCache(repository)) paths.push(path);
  return paths.filter((path) => /^content\/.*\.\w+$/.test(path) && !/\.(?:mdx?|txt)$/.test(path));
}

/**
 * All current texts: from the disk, or from the host as of the editor's last fetch.
 *
 * @returns `undefined` if they can't be read
 */
export async function readRepository(repository?: Repository): Promise<Files | undefined> {
  try {
    if (folder) return new Map(await readFolder(folder));
    return repository && new Map(await readCachedTexts(repository));
  } catch {
    return undefined;
  }
}

/**
 * The texts as Sveltia CMS knows them: as this window last read or wrote a folder, or as in the
 * browser's cache of a Git host. Sveltia CMS overwrites all later changes.
 */
export const readKnownTexts = async (repository?: Repository): Promise<Files | undefined> =>
  folder ? await folderTexts : await readRepository(repository);

/** Updates a known text after its file was written to the folder or deleted. */
export async function updateKnownText(path: string, text: string | undefined): Promise<void> {
  const texts = folder && (await folderTexts);
  if (text === undefined) texts?.delete(path);
  else texts?.set(path, text);
}
