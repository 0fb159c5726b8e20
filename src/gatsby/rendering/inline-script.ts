import path from "node:path";
import { build } from "esbuild";
import type { PageResources } from "../../startup/inline/start-scripts";
import { inlineScriptId, pageResourcesId } from "../../lib/links/site-ids";
import type { TimedNotice } from "../../lib/notice/timed-notice";
import type { OpeningSchedule } from "../../lib/time/opening-schedule";

/** Content that the inline script shows by the current time. */
export interface TimedContent {
  notice: TimedNotice | undefined;
  openingSchedule: OpeningSchedule;
}

/** Environment variables that change the inline script. */
const variables = ["GATSBY_MIXPANEL_TOKEN", "GATSBY_MIXPANEL_API_HOST", "GATSBY_MIXPANEL_GROUP"];

/** Bundles the inline script of every page. */
export async function bundleInlineScript({
  notice,
  openingSchedule,
}: TimedContent): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve("src/startup/inline/inline.ts")],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    define: {
      ...Object.fromEntries(
        variables.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? "")]),
      ),
      ownersNotice: JSON.stringify(notice ?? null),
      openingSchedule: JSON.stringify(openingSchedule),
    },
    write: false,
  });
  // In HTML, `<!--` followed by `<script` would hide the script's end tag; esbuild escapes only the end tag.
  return outputFiles.map(({ text }) => text.trim().replaceAll("<!--", "\\x3c!--")).join("");
}

/** The field of Gatsby's `page-data.json` that names a page's chunk. */
export interface PageData {
  componentChunkName: string;
  path: string;
  staticQueryHashes: string[];
}

/** Files by chunk, as in webpack's stats. */
export type ChunkFiles = Record<string, string[] | undefined>;

const scriptsOf = (chunk: string, chunks: ChunkFiles) =>
  (chunks[chunk] ?? []).filter((file) => file.endsWith(".js")).map((file) => `/${file}`);

/** The URL of a page's data; Gatsby uses "index" for `/`. */
const pageDataAddress = (path: string): string =>
  `/page-data/${path === "/" ? "index" : path.replace(/^\/|\/$/g, "")}/page-data.json`;

/**
 * The resources that a page needs to start. Gatsby would discover them in three round trips.
 *
 * @param mapping path of the chunk map's script
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

const inlineMark = `<script id="${inlineScriptId}">`;
const inlineElement = new RegExp(`${inlineMark}[\\s\\S]*?</script>`);

const pagePathScript = /<script id="gatsby-script-loader">[\s\S]*?<\/script>/;
const gatsbyScripts =
  /(<!-- slice-start id="(_gatsby-scripts-\d+)" -->)[\s\S]*?(<!-- slice-end id="\2" -->)/;

/** JSON for a script element, without anything that could end the element. */
const toScriptJson = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * Replaces Gatsby's scripts with the inline script at the end of the head, and the page's resources
 * at the end of the page. Keeps Gatsby's markers: a later build that keeps this page writes new
 * scripts between them.
 *
 * @param script the inline script's text
 * @throws Error if the page has no scripts of Gatsby
 */
export function injectInlineScript(html: string, script: string, resources: PageResources): string {
  if (!gatsbyScripts.test(html))
    throw new Error(`${resources.pagePath} has no scripts of Gatsby's`);
  const scripts = `<script type="application/json" id="${pageResourcesId}">${toScriptJson(resources)}</script>`;
  const hasInlineScript = html.includes(inlineMark);
  const placed = html
    .replace(pagePathScript, "")
    .replace(gatsbyScripts, (_, start: string, __, end: string) => `${start}${scripts}${end}`);
  const element = `${inlineMark}${script}</script>`;
  return hasInlineScript
    ? placed.replace(inlineElement, () => element)
    : placed.replace("</head>", () => `${element}</head>`);
}
