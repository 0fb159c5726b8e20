import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import type { Store } from "gatsby";
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

/** Gatsby's records of the jobs of gatsby-plugin-sharp. Its types omit them. */
interface JobStore {
  getState: () => {
    jobsV2: { complete: ReadonlyMap<string, { inputPaths: { path: string }[] }> };
  };
  dispatch: (action: object) => void;
}

/**
 * Makes Gatsby forget the jobs whose input is no longer a node. A copy of a photo stays in the
 * cache: if the photo returned, Gatsby would not recreate the variants that `removeStalePictures`
 * deleted.
 */
export function forgetStaleJobs(store: Store, pictures: readonly { absolutePath: string }[]): void {
  const { getState, dispatch } = store as unknown as JobStore;
  const existing = new Set(pictures.map(({ absolutePath }) => absolutePath));
  for (const [contentDigest, { inputPaths }] of getState().jobsV2.complete)
    if (!inputPaths.every((input) => existing.has(input.path)))
      dispatch({ type: "REMOVE_STALE_JOB_V2", payload: { contentDigest } });
}
