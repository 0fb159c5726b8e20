import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import type { TimedNotice } from "../../lib/notice/notice";
import { buildPolicy, type ExternalOrigins } from "./content-security-policy";
import { bundleInlineScript } from "./inline-script";

/** Delays Gatsby's scripts: the inline script runs them (src/hydration/start-scripts.ts). */
function delayScripts(page: HTMLElement): void {
  for (const script of page.querySelectorAll("script[src]")) {
    script.setAttribute("data-src", script.getAttribute("src")!);
    script.removeAttribute("src");
    script.removeAttribute("async");
  }
}

const textOf = (element: HTMLElement): string => element.rawText;

/** The policy of a page: before everything it governs, but after the encoding, which must be first. */
function addPolicy(page: HTMLElement, origins: ExternalOrigins): void {
  const inlineScripts = page
    .querySelectorAll("script:not([data-src])")
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
      `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    );
}

/** Adds the inline script and the policy to the HTML of a page, and delays its other scripts. */
export function finishPage(html: string, inlineScript: string, origins: ExternalOrigins): string {
  const page = parse(html, { comment: true });
  delayScripts(page);
  page.querySelector("head")!.insertAdjacentHTML("beforeend", `<script>${inlineScript}</script>`);
  addPolicy(page, origins);
  return page.toString();
}

/**
 * Finishes the HTML files that Gatsby wrote. Gatsby adds its scripts after its hooks for HTML, so
 * only the files contain them.
 *
 * @param pages their paths
 * @param origins the other sites that the pages use
 */
export async function finishPages(
  pages: readonly string[],
  origins: ExternalOrigins,
  notice: TimedNotice | undefined,
): Promise<void> {
  const inlineScript = await bundleInlineScript(notice);
  for (const page of pages) {
    const file = path.join("public", page.endsWith(".html") ? page : `${page}index.html`);
    await writeFile(file, finishPage(await readFile(file, "utf8"), inlineScript, origins));
  }
}
