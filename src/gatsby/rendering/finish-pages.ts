import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { withPolicy, type ExternalOrigins } from "../security/content-security-policy";
import { extractStyles, linkDeferredStyles } from "./extract-styles";
import {
  bundleInlineScript,
  type ChunkFiles,
  injectInlineScript,
  listPageResources,
  type PageData,
  type TimedContent,
} from "./inline-script";
import { markNotice } from "./mark-notice";
import { removeOldQueries, removeStaleStyles } from "./remove-stale-files";

const readJson = async <T>(file: string) =>
  JSON.parse(await readFile(path.resolve("public", file), "utf8")) as T;

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 10);

/**
 * Moves Gatsby's chunk map to a file, because it is 2 kB in every page. Also sets the build's hash,
 * by which open pages notice a deploy: webpack's own differs by folder and cache, even for
 * identical scripts.
 *
 * @returns its path
 */
async function writeChunkMap(): Promise<string> {
  const chunkMap = JSON.stringify(await readJson<object>("chunk-map.json"));
  const webpackCompilationHash = hashOf(chunkMap);
  await writeFile(
    path.resolve("public/page-data/app-data.json"),
    JSON.stringify({ webpackCompilationHash }),
  );
  const script = `window.___chunkMapping=${chunkMap};window.___webpackCompilationHash="${webpackCompilationHash}";`;
  const name = `chunk-map-${hashOf(script)}.js`;
  await writeFile(path.resolve("public", name), script);
  return `/${name}`;
}

/**
 * Writes a page's deferred styles to a file.
 *
 * @returns its path
 */
async function writeDeferredStyles(css: string): Promise<string> {
  const address = `/static/deferred-${hashOf(css)}.css`;
  await writeFile(path.join("public", address), css);
  return address;
}

/** Gatsby's data about each page. */
async function readPages(): Promise<PageData[]> {
  const files = await readdir(path.resolve("public/page-data"), { recursive: true });
  const ofPages = files.filter((file) => path.basename(file) === "page-data.json");
  return Promise.all(ofPages.map((file) => readJson<PageData>(path.join("page-data", file))));
}

/**
 * Unused markup in each page: styles of Gatsby's two elements, which global.css contains, its name, and tags
 * for Internet Explorer and old Safari. Saves 200 bytes in brotli, of the 14.6 kB of one round trip.
 */
const dispensable =
  / style="(?:outline:none|position:absolute;top:0;width:1px[^"]*)"|<meta (?:http-equiv="x-ua-compatible"|name="generator")[^>]*>|, shrink-to-fit=no/g;

const htmlFile = (page: string) =>
  path.join("public", page.endsWith(".html") ? page : path.join(page, "index.html"));

/**
 * Finishes Gatsby's pages: styles in the head or deferred, scripts that start late, and a strict
 * policy. Reads and writes each page once. Updates pages that an earlier build finished.
 *
 * @param externalOrigins the other sites that the pages use
 */
export async function finishPages(
  externalOrigins: ExternalOrigins,
  timedContent: TimedContent,
): Promise<void> {
  const inlineScript = await bundleInlineScript(timedContent);
  const chunkMap = await writeChunkMap();
  const stats = await readJson<{ assetsByChunkName: ChunkFiles }>("webpack.stats.json");

  /** The pages without their policies, by file. */
  const pages = new Map<string, string>();
  const data = await readPages();
  for (const page of data) {
    const file = htmlFile(page.path);
    const { html, deferredStyles } = extractStyles(
      (await readFile(file, "utf8")).replace(dispensable, ""),
    );
    const styled = deferredStyles
      ? linkDeferredStyles(html, await writeDeferredStyles(deferredStyles))
      : html;
    const resources = listPageResources(page, stats.assetsByChunkName, chunkMap);
    const whole = injectInlineScript(styled, inlineScript, resources);
    pages.set(file, markNotice(whole, timedContent.notice, Date.now()));
  }

  for (const [file, html] of pages) await writeFile(file, withPolicy(html, externalOrigins));
  await removeStaleStyles([...pages.values()]);
  await removeOldQueries(path.resolve("public/page-data/sq/d"), data);
}
