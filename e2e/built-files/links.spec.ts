import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { listFixedPaths, readProject } from "../../src/content/check/read-project";
import { findLinkTargets } from "../../src/content/check/rules/check-links";
import { todayInAustin } from "../../src/lib/time/calendar";
import { fixedContent } from "../../test/builds/copied-site.mjs";
import { content } from "../support/content";
import { expect, test } from "../support/fixtures";
import { listedRoutes } from "../support/routes";
import { builtSite } from "../../test/builds/sites.mjs";
import { readHtml } from "./page-text";

const published = new URL(content.site.url).origin;

/** Pages that no page links: the booking page and the poster. */
const unlinkedPages = ["/book/", "/qr-poster/"];

/** The not-found page, which lists all pages for visitors without scripts. */
const pageList = "/404/";

const listBuiltPages = () =>
  readdirSync(builtSite.folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|\/)index\.html$/.test(file) && !file.startsWith("admin/"))
    .map((file) => `/${file.replace("index.html", "")}`);

/** The internal URLs in a page's HTML: pages, fragments, pictures, files. */
function readInternalUrls(path: string): URL[] {
  const html = readHtml(path).replaceAll(/<(script|style)\b([^>]*)>[\s\S]*?<\/\1>/g, "<$1$2>");
  const attributes = html.matchAll(/\s(href|src|srcset|imagesrcset|content)="([^"]*)"/gi);
  return [...attributes]
    .filter(([, name, value = ""]) => name !== "content" || value.startsWith(published))
    .flatMap(([, name = "", value = ""]) => (/set$/i.test(name) ? value.split(/,\s+/) : value))
    .map((one) => new URL(one.replaceAll("&amp;", "&").split(" ")[0] ?? "", published + path))
    .filter(({ origin }) => origin === published);
}

/** Returns why a URL is broken. A page's path without a trailing slash would redirect. */
function findError({ pathname, hash }: URL): string | undefined {
  const file = `${builtSite.folder}${decodeURIComponent(pathname).replace(/\/$/, "/index.html")}`;
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return "doesn't exist";
  const id = decodeURIComponent(hash.slice(1));
  if (id && !readFileSync(file, "utf8").includes(` id="${id}"`)) return "has no such fragment";
  return undefined;
}

test("no page contains a broken link, fragment or file, and links lead to every page", () => {
  const linked = new Set<string>();
  const errors = new Set<string>();
  for (const path of listBuiltPages())
    for (const url of readInternalUrls(path)) {
      if (path !== url.pathname && path !== pageList) linked.add(url.pathname);
      const error = findError(url);
      if (error) errors.add(`${path}: ${url.href} ${error}`);
    }
  expect([...errors]).toEqual([]);
  expect(listedRoutes.filter((route) => !linked.has(route))).toEqual(unlinkedPages);
});

test("a page outside the sitemap has noindex or another canonical URL", () => {
  for (const path of listBuiltPages().filter((one) => !listedRoutes.includes(one))) {
    const html = readHtml(path);
    const [, canonical = published + path] = /rel="canonical" href="([^"]*)"/.exec(html) ?? [];
    expect(/name="robots" content="noindex/.test(html), path).toBe(canonical === published + path);
  }
});

test("_redirects redirects each old URL to its page", () => {
  const rules = readFileSync(`${builtSite.folder}/_redirects`, "utf8").matchAll(
    /^(\/(?!sitemap|blog\/).*)$/gm,
  );
  const moved = [...rules].map(([rule]) => rule.split(" "));
  expect(moved.length).toBeGreaterThan(20);
  for (const [from = "", to = "", status] of moved) {
    expect([to, status]).toEqual([`${from.toLowerCase().replace(/\/$/, "")}/`, "301"]);
    expect(listBuiltPages()).toContain(to);
  }
});

test("the content check knows all built pages and files, and no others", async () => {
  const { content: records } = await readProject(fixedContent);
  const fixedPaths = await listFixedPaths(".");
  const { pages, files } = findLinkTargets(records, fixedPaths, todayInAustin(new Date()));
  expect([...pages]).toEqual(expect.arrayContaining(listedRoutes));
  for (const path of pages)
    expect(existsSync(`${builtSite.folder}${path}index.html`), path).toBe(true);
  for (const file of files) expect(existsSync(builtSite.folder + file), file).toBe(true);
});
