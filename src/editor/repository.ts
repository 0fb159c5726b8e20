import type { Repository } from "../content/model/entities/site";
import { databaseName } from "./config/backend";

/** The project's texts by their paths, like `data/hours.json`. */
export type Files = ReadonlyMap<string, string>;

/** What browsers have besides what TypeScript knows of their folders. */
interface FolderHandle extends FileSystemDirectoryHandle {
  requestPermission?: (...parameters: unknown[]) => Promise<PermissionState>;
  entries: () => AsyncIterable<[string, FolderHandle | FileSystemFileHandle]>;
}

const isText = (path: string): boolean => /^(?:data|content)\/.*\.(?:json|mdx)$/.test(path);

/** The folder of this computer that the editor works in; `undefined` at a git host. */
let folder: FolderHandle | undefined;

/** The texts as this window has read or written them last. */
let known: Promise<Map<string, string>> | undefined;

async function* walkFolder(
  from: FolderHandle,
  path = "",
): AsyncGenerator<[path: string, file: FileSystemFileHandle]> {
  for await (const [name, handle] of from.entries()) {
    const at = path + name;
    if (handle.kind !== "directory") yield [at, handle];
    else if (path || name === "data" || name === "content") yield* walkFolder(handle, `${at}/`);
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
  known = readFolder(chosen).then((read) => new Map(read));
}

/**
 * Notes which folder the editor is given, and what is in it then: the editor reads it once, and would
 * write over what others have written since.
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
  // The folder of the last visit is asked for again.
  const handles = FileSystemHandle.prototype as FolderHandle;
  const { requestPermission } = handles;
  if (!requestPermission) return;
  handles.requestPermission = async function (this: FolderHandle, ...parameters) {
    const state = await requestPermission.apply(this, parameters);
    if (state === "granted" && this.kind === "directory") open(this);
    return state;
  };
}

export const answerOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () =>
      reject(request.error ?? new Error("The browser's store can't be read."));
  });

/** Works with one of the package's stores in the browser. */
export async function withStore<Result>(
  repository: Repository | undefined,
  store: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const database = await answerOf(indexedDB.open(databaseName(repository)));
  try {
    return await work(database.transaction(store, mode).objectStore(store));
  } finally {
    database.close();
  }
}

/** The files of a git host, as the editor keeps them in the browser; pictures without a text. */
const readCache = (repository: Repository): Promise<[string, string | undefined][]> =>
  withStore(repository, "file-cache", "readonly", async (store) => {
    const [paths, files] = await Promise.all([
      answerOf(store.getAllKeys() as IDBRequest<string[]>),
      answerOf(store.getAll() as IDBRequest<{ text?: string }[]>),
    ]);
    return paths.map((path, index) => [path, files[index]?.text]);
  });

const readCachedTexts = async (repository: Repository): Promise<[string, string][]> =>
  (await readCache(repository)).flatMap(([path, text]): [string, string][] =>
    isText(path) && typeof text === "string" ? [[path, text]] : [],
  );

/** The paths of all pictures, as far as the editor knows of them. */
export async function listPictures(repository?: Repository): Promise<string[]> {
  const paths: string[] = [];
  if (folder) for await (const [path] of walkFolder(folder)) paths.push(path);
  else if (repository) for (const [path] of await readCache(repository)) paths.push(path);
  return paths.filter((path) => /^content\/.*\.\w+$/.test(path) && !/\.(?:mdx?|txt)$/.test(path));
}

/**
 * All texts as they are now: on the disk, or at the host as far as the editor has seen.
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
 * The texts as the package knows them: a folder's as this window has read or written them last, a git
 * host's as in the browser's store. The package overwrites all that came later.
 */
export const knownTexts = async (repository?: Repository): Promise<Files | undefined> =>
  folder ? await known : await readRepository(repository);

/** Updates what this window knows of a folder after it has written or deleted a file. */
export async function updateKnown(path: string, text: string | undefined): Promise<void> {
  const texts = folder && (await known);
  if (text === undefined) texts?.delete(path);
  else texts?.set(path, text);
}
