import type { Page } from "@playwright/test";
import { content } from "./content";
import { anySize, expect, test } from "./fixtures";
import { readHead } from "./read-head";
import { routes } from "./routes";

const published = new URL(content.site.url).origin;

/** The texts in a JSON value, however deep, but for names of things (`@id`), which lead nowhere. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === "@id" ? [] : textsIn(part)));
};

const isOurs = (text: string) => URL.canParse(text) && new URL(text).origin === published;

/** Addresses of this site, as it will be published, in a file of it. */
const addressesIn = async (page: Page, file: string) => {
  const source = await (await page.request.get(file)).text();
  const text = source.replaceAll(/&(quot|[lg]t);/g, " ").replaceAll("&amp;", "&");
  return (text.match(/https?:\/\/[^\s"'<>)\]]+/g) ?? []).filter(isOurs);
};

test("what the site tells machines of its addresses resolves", anySize, async ({ page }) => {
  test.setTimeout(120_000);
  const named = new Map<string, string>();
  const note = (place: string, addresses: string[]) => {
    for (const address of addresses) named.set(address, named.get(address) ?? place);
  };
  for (const route of routes) {
    const { data, links, meta } = await readHead(page, route);
    note(`${route} JSON-LD`, textsIn(data).filter(isOurs));
    note(`${route} links`, Object.values(links).flat().filter(isOurs));
    note(`${route} meta`, Object.values(meta).flat().filter(isOurs));
  }
  for (const file of ["/sitemap.xml", "/rss.xml", "/robots.txt", "/manifest.webmanifest"])
    note(file, await addressesIn(page, file));
  expect(named.size).toBeGreaterThan(routes.length);

  const faults: string[] = [];
  for (const [address, place] of named) {
    const { pathname, search, hash } = new URL(address);
    const answer = await page.request.get(pathname + search, { maxRedirects: 0 });
    if (answer.status() !== 200) faults.push(`${place}: ${address} answers ${answer.status()}`);
    else if (hash && !(await answer.text()).includes(`id="${decodeURIComponent(hash.slice(1))}"`))
      faults.push(`${place}: ${address} has no such fragment`);
  }
  expect(faults).toEqual([]);
});
