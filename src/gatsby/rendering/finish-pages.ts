import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { settings } from "../../analytics/settings";
import type { Period } from "../../startup/idle/needs-scripts";
import { withPolicy, type ExternalOrigins } from "../security/content-security-policy";
import { bundleScript } from "./bundle-script";
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
import { removeUnusedQueryResults, removeStaleStyles } from "./remove-stale-files";

const readPublicJson = async <T>(file: string) =>
  JSON.parse(await readFile(path.resolve("public", file), "utf8")) as T;

const shortHash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 10);

/**
 * Moves Gatsby's chunk map to a file, because it is 2 kB in every page. Also sets the build's hash,
 * by which pages that stay open during a deploy notice that their scripts are old. webpack's own
 * hash differs by folder and cache, even for identical scripts.
 *
 * @returns the file's URL
 */
async function writeChunkMap(): Promise<string> {
  const chunkMap = JSON.stringify(await readPublicJson<object>("chunk-map.json"));
  const webpackCompilationHash = shortHash(chunkMap);
  await writeFile(
    path.resolve("public/page-data/app-data.json"),
    JSON.stringify({ webpackCompilationHash }),
  );
  const script = `window.___chunkMapping=${chunkMap};window.___webpackCompilationHash="${webpackCompilationHash}";`;
  const name = `chunk-map-${shortHash(script)}.js`;
  await writeFile(path.resolve("public", name), script);
  return `/${name}`;
}

/**
 * Writes a script to a file whose name contains its hash.
 *
 * @returns the file's URL
 */
async function writeScript(name: string, script: string): Promise<string> {
  const file = `${name}-${shortHash(script)}.js`;
  await writeFile(path.resolve("public", file), script);
  return `/${file}`;
}

/** Writes the script that pages load when they are idle, and the one that it loads, and returns its URL. */
async function writeIdleScript(builtDay: Period): Promise<string> {
  const analyticsScript =
    settings.token &&
    (await writeScript("analytics", await bundleScript("src/analytics/start-analytics.ts")));
  const values = { builtDay, analyticsScript: analyticsScript || null };
  return writeScript("idle", await bundleScript("src/startup/idle/idle.ts", values));
}

/**
 * Writes a page's deferred styles to a file.
 *
 * @returns the file's URL
 */
async function writeDeferredStyles(css: string): Promise<string> {
  const url = `/static/deferred-${shortHash(css)}.css`;
  await writeFile(path.join("public", url), css);
  return url;
}

/** Gatsby's `page-data.json` of each page. */
async function readPages(): Promise<PageData[]> {
  const files = await readdir(path.resolve("public/page-data"), { recursive: true });
  const pageFiles = files.filter((file) => path.basename(file) === "page-data.json");
  return Promise.all(
    pageFiles.map((file) => readPublicJson<PageData>(path.join("page-data", file))),
  );
}

/**
 * Unused markup in each page: styles of Gatsby's two elements, which global.css contains, Gatsby's
 * name, and tags for Internet Explorer and old Safari. See docs/decisions/gatsby-leftovers.md.
 */
const unusedMarkup =
  / style="(?:outline:none|position:absolute;top:0;width:1px[^"]*)"|<meta (?:http-equiv="x-ua-compatible"|name="generator")[^>]*>|, shrink-to-fit=no/g;

const htmlFile = (page: string) =>
  path.join("public", page.endsWith(".html") ? page : path.join(page, "index.html"));

/**
 * Finishes the HTML files that Gatsby wrote: styles in the head or deferred, scripts that start
 * late, and a strict policy. Updates pages that Gatsby kept from an earlier build.
 *
 * @param externalOrigins the other sites that the pages use
 * @returns the HTML by file, still without policies
 */
export async function finishPages(
  externalOrigins: ExternalOrigins,
  timedContent: TimedContent,
): Promise<ReadonlyMap<string, string>> {
  const idleScript = await writeIdleScript(timedContent.builtDay);
  const inlineScript = await bundleInlineScript(timedContent, idleScript);
  const chunkMap = await writeChunkMap();
  const stats = await readPublicJson<{ assetsByChunkName: ChunkFiles }>("webpack.stats.json");

  const pages = new Map<string, string>();
  const data = await readPages();
  for (const page of data) {
    const file = htmlFile(page.path);
    const { html, deferredStyles } = extractStyles(
      (await readFile(file, "utf8")).replace(unusedMarkup, ""),
    );
    const styled = deferredStyles
      ? linkDeferredStyles(html, await writeDeferredStyles(deferredStyles))
      : html;
    const resources = listPageResources(page, stats.assetsByChunkName, chunkMap);
    const withScripts = injectInlineScript(styled, inlineScript, resources);
    pages.set(file, markNotice(withScripts, timedContent.notice, Date.now()));
  }

  for (const [file, html] of pages) await writeFile(file, withPolicy(html, externalOrigins));
  await removeStaleStyles([...pages.values()]);
  await removeUnusedQueryResults(path.resolve("public/page-data/sq/d"), data);
  return pages;
}
