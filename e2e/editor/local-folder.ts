import type { Page } from "@playwright/test";
import type { ContentFiles } from "./content-files";

export const fakeFolderPicker = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });

export const fillFolder = (page: Page, files: ContentFiles) =>
  page.evaluate(
    async (all) => {
      const root = await navigator.storage.getDirectory();
      await root.getDirectoryHandle(".git", { create: true });
      for (const [path, base64] of all) {
        const folders = path.split("/");
        const name = folders.pop() ?? "";
        let folder = root;
        for (const part of folders)
          folder = await folder.getDirectoryHandle(part, { create: true });
        const file = await folder.getFileHandle(name, { create: true });
        const writer = await file.createWritable();
        await writer.write(await (await fetch(`data:;base64,${base64}`)).blob());
        await writer.close();
      }
    },
    [...files].map(([path, bytes]) => [path, bytes.toString("base64")] as const),
  );

export async function readFolder(page: Page): Promise<ContentFiles> {
  const all = await page.evaluate(async () => {
    const found: [string, string][] = [];
    const toDataUrl = (blob: Blob) =>
      new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result as string);
        reader.readAsDataURL(blob);
      });
    const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, handle] of folder as unknown as AsyncIterable<
        [string, FileSystemDirectoryHandle | FileSystemFileHandle]
      >) {
        if (handle.kind === "directory") await read(handle, `${path}${name}/`);
        else found.push([path + name, await toDataUrl(await handle.getFile())]);
      }
    };
    await read(await navigator.storage.getDirectory(), "");
    return found;
  });
  return new Map(
    all
      .filter(([path]) => /^(data|content)\//.test(path))
      .map(([path, url]) => [path, Buffer.from(url.replace(/^.*?,/, ""), "base64")]),
  );
}
