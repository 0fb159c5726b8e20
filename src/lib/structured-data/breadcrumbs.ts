import type { BreadcrumbList } from "schema-dts";

/** A page in a breadcrumb trail. */
export interface Crumb {
  name: string;
  /** Its path on this site. */
  path: string;
}

/**
 * The breadcrumb trail from the home page to a page.
 *
 * @param url the site's URL
 * @param crumbs the pages below the home page, the page itself last
 */
export const breadcrumbData = (url: string, crumbs: readonly Crumb[]): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ name: "Home", path: "/" }, ...crumbs].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: new URL(path, url).href,
  })),
});
