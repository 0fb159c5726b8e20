import { content } from "../support/content";
import { expect, test } from "../support/fixtures";
import { listedRoutes } from "../support/routes";
import { decodeHtml, readHtml } from "./page-text";

/* Tests that each page has its own tags. src/components/ui and src/lib/structured-data test their content. */

const { site } = content;
const urlOf = (route: string) => new URL(route, site.url).href;

/** A page's head as served. In the browser, Helmet would correct mistakes. */
const headOf = (route: string) => readHtml(route).split("</head>")[0] ?? "";

/** The tags of a head: contents of meta by name or property, URLs of links by `rel`. */
function tagsOf(head: string): Record<string, string[]> {
  const tags: Record<string, string[]> = {};
  for (const [tag] of head.matchAll(/<(meta|link)\b[^>]*>/g)) {
    const [, key] = / (?:name|property|rel)="([^"]*)"/.exec(tag) ?? [];
    const [, value = ""] = / (?:content|href)="([^"]*)"/.exec(tag) ?? [];
    if (key) (tags[key] ??= []).push(decodeHtml(value));
  }
  return tags;
}

const dataOf = (head: string) =>
  [...head.matchAll(/<script[^>]* type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = ""]) => JSON.parse(json) as { "@type": string } & Record<string, unknown>,
  );

const dataOfType = (route: string, type: string) =>
  dataOf(headOf(route)).find((item) => item["@type"] === type);

test("a crawler gets each page's own title, description and preview", () => {
  const titles: string[] = [];
  const descriptions: string[] = [];
  for (const route of listedRoutes) {
    const head = headOf(route);
    const tags = tagsOf(head);
    const title = decodeHtml(/<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? "");
    const [description = ""] = tags.description ?? [];
    titles.push(title);
    descriptions.push(description);
    expect(title, route).toContain(site.name);
    expect(title, route).toContain(tags["og:title"]?.[0]);
    expect(description.length, `${route}: ${description}`).toBeGreaterThanOrEqual(50);
    expect(description.length, `${route}: ${description}`).toBeLessThanOrEqual(160);
    expect(tags.robots, route).toBeUndefined();
    expect(tags, route).toMatchObject({
      canonical: [urlOf(route)],
      "og:url": [urlOf(route)],
      "og:description": [description],
      "og:site_name": [site.name],
      "og:type": [tags["article:author"] ? "article" : "website"],
      "og:image": [expect.stringContaining(site.url)],
      "og:image:alt": [expect.stringMatching(/\w/)],
      "twitter:card": ["summary_large_image"],
    });
    const types = dataOf(head).map((item) => item["@type"]);
    expect(new Set(types).size, `${route}: ${types.join(", ")}`).toBe(types.length);
    expect(types, route).toContain(route === "/" ? "LocalBusiness" : "BreadcrumbList");
  }
  expect(listedRoutes.length).toBeGreaterThan(20);
  expect(titles).toEqual([...new Set(titles)]);
  expect(descriptions).toEqual([...new Set(descriptions)]);
});

test("a crawler gets the shop's identity, hours, prices and questions as JSON-LD", () => {
  for (const route of ["/", "/locations/"]) {
    const shop = dataOfType(route, "LocalBusiness");
    expect(shop, route).toMatchObject({
      name: site.name,
      email: site.email,
      priceRange: expect.stringContaining("$"),
      address: { streetAddress: site.address.street, postalCode: site.address.postalCode },
      sameAs: content.socialLinks.map(({ href }) => href),
    });
    const days = shop?.openingHoursSpecification as { dayOfWeek: string[] }[];
    expect(days.flatMap(({ dayOfWeek }) => dayOfWeek)).toHaveLength(content.hours.length);
    const closed = shop?.specialOpeningHoursSpecification as { name: string }[];
    const names = (named: readonly { name: string }[]) => named.map(({ name }) => name).sort();
    expect(names(closed)).toEqual(names(content.closedDays));
  }
  expect(dataOfType("/services/", "LocalBusiness")?.hasOfferCatalog).toMatchObject({
    itemListElement: content.prices.map(({ label }) => ({ name: label })),
  });
  expect(dataOfType("/faq/", "FAQPage")?.mainEntity).toMatchObject(
    content.faq.map(({ question }) => ({ name: question })),
  );
});
