import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { withoutTraces } from "./photos/without-traces";

/**
 * Publishes a picture without what its file tells besides, under an address that changes with its content.
 *
 * @param folder a folder of the site's addresses, without slashes
 * @returns the address
 */
export async function copyToPublic(file: string, folder: string): Promise<string> {
  const bytes = await withoutTraces(await readFile(file));
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
  const { base } = path.parse(file);
  const target = path.resolve("public", folder, base);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, bytes);
  return `/${folder}/${base}?v=${hash}`;
}
