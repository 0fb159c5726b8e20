/** What a page refers to, as the page writes it. */
export interface PageLinks {
  /** Addresses of pages, with their fragments. */
  links: string[];
  /** Addresses of pictures, styles, scripts and other files. */
  assets: string[];
  /** The fragments that can be linked to. */
  ids: string[];
}

/**
 * What a page refers to: `page.evaluate(collectLinks)`. It runs in the browser, so it has no help
 * from outside.
 *
 * @param html a page as it is served, for what visitors without scripts get; else the open page
 */
export function collectLinks(html?: string): PageLinks {
  const root = html === undefined ? document : new DOMParser().parseFromString(html, "text/html");
  const values = (selector: string, attribute: string) =>
    [...root.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute) ?? "");
  const sources = (set: string) => set.split(/,\s+/).map((one) => one.trim().split(/\s+/)[0] ?? "");
  return {
    links: values("a[href], area[href]", "href"),
    assets: [
      ...values("img[src], script[src], iframe[src], source[src], video[src]", "src"),
      ...values("link[href]:not([rel=canonical])", "href"),
      ...values("image[href], use[href]", "href").filter((address) => !address.startsWith("#")),
      ...values('meta[property="og:image"], meta[name="twitter:image"]', "content"),
      ...values("[srcset]", "srcset").flatMap(sources),
      ...values("link[imagesrcset]", "imagesrcset").flatMap(sources),
    ],
    ids: values("[id]", "id"),
  };
}
