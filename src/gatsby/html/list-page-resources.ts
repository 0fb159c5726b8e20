import type { PageResources } from "../../inline/start-scripts";

/** The part of Gatsby's `page-data.json` that says what a page is made of. */
export interface PageData {
  componentChunkName: string;
  path: string;
  staticQueryHashes: string[];
}

/** Files by chunk, as webpack's statistics name them. */
export type ChunkFiles = Record<string, string[] | undefined>;

const scriptsOf = (chunk: string, chunks: ChunkFiles) =>
  (chunks[chunk] ?? []).filter((file) => file.endsWith(".js")).map((file) => `/${file}`);

/** Where Gatsby puts a page's data: `/` is "index". */
const pageDataAddress = (path: string): string =>
  `/page-data/${path === "/" ? "index" : path.replace(/^\/|\/$/g, "")}/page-data.json`;

/**
 * The resources that a page needs to start. Gatsby would find out step by step, in three round trips.
 *
 * @param mapping address of the script that names all chunks
 */
export function listPageResources(
  page: PageData,
  chunks: ChunkFiles,
  mapping: string,
): PageResources {
  return {
    pagePath: page.path,
    scripts: [mapping, ...scriptsOf("app", chunks), ...scriptsOf(page.componentChunkName, chunks)],
    data: [
      "/page-data/app-data.json",
      pageDataAddress(page.path),
      ...page.staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
    ],
  };
}
