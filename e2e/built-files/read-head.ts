import type { Page } from "@playwright/test";

/** What a page tells browsers, search engines and social networks. */
export interface Head {
  title: string;
  /** Contents of `<meta>` by name or property, in order. */
  meta: Record<string, string[]>;
  /** Addresses of `<link>` by their `rel`, in order. */
  links: Record<string, string[]>;
  /** JSON-LD as it was parsed. */
  data: Record<string, unknown>[];
}

/**
 * Reads the head of a built page as it is served, before any script, in an empty tab: a page would
 * apply its own Content-Security-Policy to the styles of the other.
 */
export async function readHead(page: Page, route: string): Promise<Head> {
  const html = await (await page.request.get(route)).text();
  const reader = page.url() === "about:blank" ? page : await page.context().newPage();
  const { scripts, ...head } = await reader.evaluate((source) => {
    const { title, head: element } = new DOMParser().parseFromString(source, "text/html");
    const group = (selector: string, keys: string[], value: string) => {
      const groups: Record<string, string[]> = {};
      for (const tag of element.querySelectorAll(selector)) {
        const key = keys.map((name) => tag.getAttribute(name)).find(Boolean);
        if (key) (groups[key] ??= []).push(tag.getAttribute(value) ?? "");
      }
      return groups;
    };
    return {
      title,
      meta: group("meta", ["name", "property"], "content"),
      links: group("link", ["rel"], "href"),
      scripts: [...element.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => textContent,
      ),
    };
  }, html);
  if (reader !== page) await reader.close();
  return {
    ...head,
    data: scripts.map((script) => JSON.parse(script ?? "") as Record<string, unknown>),
  };
}

/** The only description of a type on a page. */
export const dataOfType = (head: Head, type: string): Record<string, unknown> | undefined => {
  const found = head.data.filter((data) => data["@type"] === type);
  return found.length === 1 ? found[0] : undefined;
};
