import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import type { PageData } from "./inline-script";

/**
 * Deletes results of static queries that no page uses. Gatsby keeps them, with outdated data.
 *
 * @param folder of the results
 */
export async function removeUnusedQueryResults(
  folder: string,
  pages: readonly Pick<PageData, "staticQueryHashes">[],
): Promise<void> {
  const used = new Set(pages.flatMap(({ staticQueryHashes }) => staticQueryHashes));
  const files = await readdir(folder).catch(() => []);
  const unused = files.filter((file) => !used.has(path.parse(file).name));
  await Promise.all(unused.map((file) => rm(path.join(folder, file))));
}

/** Deletes files of deferred styles that no page links to. */
export async function removeStaleStyles(pages: readonly string[]): Promise<void> {
  const folder = path.resolve("public/static");
  const files = (await readdir(folder)).filter((file) => /^deferred-[0-9a-f]+\.css$/.test(file));
  const stale = files.filter((file) => !pages.some((html) => html.includes(file)));
  await Promise.all(stale.map((file) => rm(path.join(folder, file))));
}

/** A picture in `content`, as a node of Gatsby. */
interface Picture {
  /** The file's name without its extension. */
  name: string;
  internal: { contentDigest: string };
}

/**
 * Deletes the variants of pictures that no longer exist. gatsby-plugin-sharp keeps them, and
 * recreates them if the picture returns.
 *
 * @param folder of the variants: `<hash of the picture>/<hash of the options>/<its name>.webp`
 */
export async function removeStalePictures(
  folder: string,
  pictures: readonly Picture[],
): Promise<void> {
  const existing = new Set(
    pictures.map(({ name, internal }) => `${internal.contentDigest}/${name}`),
  );
  const variants = (await readdir(folder, { recursive: true })).filter((file) =>
    /^[0-9a-f]{32}[\\/]\w+[\\/][^\\/]+\.\w+$/.test(file),
  );
  const stale = variants.filter((file) => {
    const [hash = ""] = file.split(path.sep);
    return !existing.has(`${hash}/${path.parse(file).name}`);
  });
  await Promise.all(stale.map((file) => rm(path.join(folder, file))));
}
