import type { PageResources } from "../../startup/inline/start-scripts";
import type { Period } from "../../startup/idle/needs-scripts";
import { inlineScriptId, pageResourcesId } from "../../lib/links/site-ids";
import type { TimedNotice } from "../../lib/notice/timed-notice";
import type { OpeningSchedule } from "../../lib/time/opening-schedule";
import { bundleScript } from "./bundle-script";

/** Content that depends on the time at which a page is viewed. */
export interface TimedContent {
  notice: TimedNotice | undefined;
  openingSchedule: OpeningSchedule;
  /** The day for which React rendered the pages. */
  builtDay: Period;
}

/**
 * Bundles the inline script of every page.
 *
 * @param idleScript URL of the script that it loads
 */
export async function bundleInlineScript(
  { notice, openingSchedule }: Pick<TimedContent, "notice" | "openingSchedule">,
  idleScript: string,
): Promise<string> {
  const script = await bundleScript("src/startup/inline/inline.ts", {
    ownersNotice: notice,
    openingSchedule,
    idleScript,
  });
  // In HTML, `<!--` followed by `<script` would hide the script's end tag; esbuild escapes only the end tag.
  return script.replaceAll("<!--", "\\x3c!--");
}

/** The fields of Gatsby's `page-data.json` that are used here. */
export interface PageData {
  componentChunkName: string;
  path: string;
  staticQueryHashes: string[];
}

/** Files by chunk, as in webpack's stats. */
export type ChunkFiles = Record<string, string[] | undefined>;

const chunkScripts = (chunk: string, chunks: ChunkFiles) =>
  (chunks[chunk] ?? []).filter((file) => file.endsWith(".js")).map((file) => `/${file}`);

/** The URL of a page's data; Gatsby uses "index" for `/`. */
const pageDataUrl = (path: string): string =>
  `/page-data/${path === "/" ? "index" : path.replace(/^\/|\/$/g, "")}/page-data.json`;

/**
 * The resources that a page needs to start. Gatsby's own scripts would need three round trips to
 * find them.
 *
 * @param chunkMap URL of the chunk map's script
 */
export function listPageResources(
  page: PageData,
  chunks: ChunkFiles,
  chunkMap: string,
): PageResources {
  return {
    pagePath: page.path,
    scripts: [
      chunkMap,
      ...chunkScripts("app", chunks),
      ...chunkScripts(page.componentChunkName, chunks),
    ],
    data: [
      "/page-data/app-data.json",
      pageDataUrl(page.path),
      ...page.staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
    ],
  };
}

const inlineStartTag = `<script id="${inlineScriptId}">`;
const inlineElementPattern = new RegExp(`${inlineStartTag}[\\s\\S]*?</script>`);

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
 * @throws Error if Gatsby wrote no scripts into the page
 */
export function injectInlineScript(html: string, script: string, resources: PageResources): string {
  if (!gatsbyScripts.test(html))
    throw new Error(`${resources.pagePath}: Gatsby wrote no scripts into the page`);
  const scripts = `<script type="application/json" id="${pageResourcesId}">${toScriptJson(resources)}</script>`;
  const hasInlineScript = html.includes(inlineStartTag);
  const withResources = html
    .replace(pagePathScript, "")
    .replace(gatsbyScripts, (_, start: string, __, end: string) => `${start}${scripts}${end}`);
  const element = `${inlineStartTag}${script}</script>`;
  return hasInlineScript
    ? withResources.replace(inlineElementPattern, () => element)
    : withResources.replace("</head>", () => `${element}</head>`);
}
