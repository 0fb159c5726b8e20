import type { Page } from "@playwright/test";
import { readHead } from "./read-head";

/** The texts in a JSON value, however deep, but for names of things (`@id`), which lead nowhere. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === "@id" ? [] : textsIn(part)));
};

/** What stands like an address in a file of the site. */
const addressesIn = async (page: Page, file: string) => {
  const source = await (await page.request.get(file)).text();
  const text = source.replaceAll(/&(quot|[lg]t);/g, " ").replaceAll("&amp;", "&");
  return text.match(/https?:\/\/[^\s"'<>)\]]+/g) ?? [];
};

/**
 * The addresses of its own that a site tells machines: in JSON-LD, heads, sitemap and feed.
 *
 * @param published the origin that the site is built for
 * @returns where each is named first
 */
async function toldAddresses(page: Page, routes: string[], published: string) {
  const named = new Map<string, string>();
  const isOurs = (text: string) => URL.canParse(text) && new URL(text).origin === published;
  const note = (place: string, texts: string[]) => {
    for (const address of texts.filter(isOurs)) named.set(address, named.get(address) ?? place);
  };
  for (const route of routes) {
    const { data, links, meta } = await readHead(page, route);
    note(`${route} JSON-LD`, textsIn(data));
    note(`${route} links`, Object.values(links).flat());
    note(`${route} meta`, Object.values(meta).flat());
  }
  for (const file of ["/sitemap.xml", "/rss.xml", "/robots.txt", "/manifest.webmanifest"])
    note(file, await addressesIn(page, file));
  return named;
}

/**
 * Looks for addresses told to machines that lead nowhere.
 *
 * @param published the origin that the site is built for
 * @returns a line for each
 * @throws {Error} if there are fewer addresses than pages: the search must have missed them
 */
export async function addressErrors(
  page: Page,
  routes: string[],
  published: string,
): Promise<string[]> {
  const named = await toldAddresses(page, routes, published);
  if (named.size <= routes.length) throw new Error(`Only ${named.size} addresses were found.`);
  const errors: string[] = [];
  for (const [address, place] of named) {
    const { pathname, search, hash } = new URL(address);
    const answer = await page.request.get(pathname + search, { maxRedirects: 0 });
    if (answer.status() !== 200) errors.push(`${place}: ${address} answers ${answer.status()}`);
    else if (hash && !(await answer.text()).includes(`id="${decodeURIComponent(hash.slice(1))}"`))
      errors.push(`${place}: ${address} has no such fragment`);
  }
  return errors;
}
