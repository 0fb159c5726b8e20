import type { Repository } from "../content/model/entities/site";

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

async function readFolder(from: FolderHandle, path = ""): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for await (const [name, handle] of from.entries()) {
    const at = path + name;
    if (handle.kind === "directory") {
      if (path || name === "data" || name === "content")
        found.push(...(await readFolder(handle, `${at}/`)));
    } else if (isText(at)) found.push([at, await (await handle.getFile()).text()]);
  }
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

const answerOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () =>
      reject(request.error ?? new Error("The browser's store can't be read."));
  });

/** The texts of a git host, as the editor keeps them in the browser. */
async function readCache({ provider, name }: Repository): Promise<[string, string][]> {
  const database = await answerOf(indexedDB.open(`${provider}:${name}`));
  try {
    const store = database.transaction("file-cache").objectStore("file-cache");
    const [paths, files] = await Promise.all([
      answerOf(store.getAllKeys() as IDBRequest<string[]>),
      answerOf(store.getAll() as IDBRequest<{ text?: string }[]>),
    ]);
    return paths.flatMap((path, index): [string, string][] => {
      const text = files[index]?.text;
      return isText(path) && text !== undefined ? [[path, text]] : [];
    });
  } finally {
    database.close();
  }
}

/**
 * All texts as they are now: on the disk, or at the host as far as the editor has seen.
 *
 * @returns `undefined` if they can't be read
 */
export async function readRepository(repository?: Repository): Promise<Files | undefined> {
  try {
    if (folder) return new Map(await readFolder(folder));
    return repository && new Map(await readCache(repository));
  } catch {
    return undefined;
  }
}

/** Whether somebody else has written a file of the folder since this window has read or written it. */
export async function isChangedByAnother(path: string, now: Files): Promise<boolean> {
  return folder !== undefined && (await known)?.get(path) !== now.get(path);
}

/** Notes what this window has just written. */
export async function noteSaved(path: string): Promise<void> {
  const text = folder && (await readRepository())?.get(path);
  if (text !== undefined) (await known)?.set(path, text);
}
