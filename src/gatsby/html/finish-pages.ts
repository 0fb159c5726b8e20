import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { type HTMLElement, parse } from "node-html-parser";
import type { TimedNotice } from "../../lib/notice";
import { type StructuredData, toScript } from "../../lib/structured-data/to-script";
import { buildPolicy, type ExternalOrigins } from "./content-security-policy";

const variables = ["GATSBY_MIXPANEL_TOKEN", "GATSBY_MIXPANEL_API_HOST", "GATSBY_MIXPANEL_GROUP"];

/** Bundles the inline script of every page. Drops the code of unset variables and of a missing notice. */
export async function bundleInlineScript(notice: TimedNotice | undefined): Promise<string> {
  const define: Record<string, string> = {
    "process.env.NODE_ENV": JSON.stringify("production"),
    ownersNotice: JSON.stringify(notice ?? null),
  };
  for (const name of variables)
    define[`process.env.${name}`] = JSON.stringify(process.env[name] ?? "");
  const { outputFiles } = await build({
    entryPoints: [path.resolve("src/hydration/inline.ts")],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    define,
    legalComments: "none",
    write: false,
  });
  // In HTML, `<!--` followed by `<script` would hide the script's end tag; esbuild escapes only the end tag.
  return outputFiles[0]!.text.trim().replaceAll("<!--", "\\x3c!--");
}

/** Marks what finishing adds, since Gatsby keeps the HTML of pages that didn't change for the next build. */
const mark = "data-finished";

const textOf = (element: HTMLElement): string => element.rawText;

/** The policy of a page: before everything it governs, but after the encoding, which must be first. */
function addPolicy(page: HTMLElement, origins: ExternalOrigins): void {
  const inlineScripts = page
    .querySelectorAll("script:not([src])")
    .filter((script) => !script.getAttribute("type")?.startsWith("application/"));
  const policy = buildPolicy(
    {
      scripts: inlineScripts.map(textOf),
      styles: page.querySelectorAll("style").map(textOf),
      styleAttributes: page.querySelectorAll("[style]").map((one) => one.getAttribute("style")!),
    },
    origins,
  );
  page
    .querySelector("meta[charset], meta[charSet]")!
    .insertAdjacentHTML(
      "afterend",
      `<meta http-equiv="Content-Security-Policy" content="${policy}" ${mark}/>`,
    );
}

export function finishPage(
  html: string,
  inlineScript: string,
  origins: ExternalOrigins,
  data: readonly StructuredData[] = [],
): string {
  const page = parse(html, { comment: true });
  const head = page.querySelector("head")!;
  for (const added of head.querySelectorAll(`[${mark}]`)) added.remove();
  for (const entity of data)
    head.insertAdjacentHTML(
      "beforeend",
      `<script type="application/ld+json" ${mark}>${toScript(entity)}</script>`,
    );
  head.insertAdjacentHTML("beforeend", `<script ${mark}>${inlineScript}</script>`);
  addPolicy(page, origins);
  return page.toString();
}

/** Finishes the HTML files. Gatsby adds its scripts after its hooks for HTML. */
export async function finishPages(
  pages: readonly string[],
  origins: ExternalOrigins,
  notice: TimedNotice | undefined,
  dataByPage: Readonly<Record<string, StructuredData[]>>,
): Promise<void> {
  const inlineScript = await bundleInlineScript(notice);
  for (const page of pages) {
    const file = path.join("public", page.endsWith(".html") ? page : `${page}index.html`);
    const html = await readFile(file, "utf8");
    await writeFile(file, finishPage(html, inlineScript, origins, dataByPage[page]));
  }
}
