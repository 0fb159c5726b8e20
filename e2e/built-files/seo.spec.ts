import { content } from "../support/content";
import { expect, test } from "../support/fixtures";
import { dataOfType, readHead } from "./read-head";
import { sitemapPages } from "../support/routes";

const { site } = content;
const address = (route: string) => new URL(route, site.url).href;

/** The price tables in JSON-LD. */
interface Catalog {
  itemListElement: {
    name: string;
    itemListElement: { priceSpecification: { price: number } }[];
  }[];
}

const requiredFields: Record<string, string[]> = {
  LocalBusiness: ["@id", "name", "url", "hasOfferCatalog"],
  WebSite: ["@id", "name", "url", "publisher"],
  FAQPage: ["mainEntity"],
  BreadcrumbList: ["itemListElement"],
  Blog: ["name", "url", "blogPost"],
  BlogPosting: ["headline", "image", "author", "publisher", "datePublished", "dateModified"],
};

test.describe("every page of the sitemap", () => {
  test("has a title and a description of its own", async ({ page }) => {
    const heads = await Promise.all(sitemapPages.map(({ route }) => readHead(page, route)));
    const titles = heads.map(({ title }) => title);
    const descriptions = heads.flatMap(({ meta }) => meta.description ?? []);
    expect(sitemapPages.length).toBeGreaterThan(20);
    expect(new Set(titles).size, titles.join("\n")).toBe(sitemapPages.length);
    expect(new Set(descriptions).size, descriptions.join("\n")).toBe(sitemapPages.length);
    for (const title of titles) expect(title).toContain(site.name);
    expect(descriptions.filter(({ length }) => length < 50 || length > 160)).toEqual([]);
  });

  test("names its one address", async ({ page }) => {
    for (const { route } of sitemapPages) {
      const { links, meta } = await readHead(page, route);
      expect(links.canonical, route).toEqual([address(route)]);
      expect(meta["og:url"], route).toEqual([address(route)]);
      expect(meta.robots, route).toBeUndefined();
    }
  });

  test("has what social networks show", async ({ page }) => {
    for (const { route } of sitemapPages) {
      const { meta, title } = await readHead(page, route);
      expect(title, route).toContain(meta["og:title"]?.[0]);
      expect(meta["og:description"], route).toEqual(meta.description);
      expect(meta["og:site_name"], route).toEqual([site.name]);
      expect(meta["og:type"], route).toEqual([meta["article:author"] ? "article" : "website"]);
      expect(meta["og:image:width"], route).toEqual(["1200"]);
      expect(meta["og:image:height"], route).toEqual(["630"]);
      expect(meta["og:image:alt"]?.[0], route).toMatch(/\w/);
      expect(meta["twitter:card"], route).toEqual(["summary_large_image"]);
      expect(meta["twitter:image"], route).toEqual(meta["og:image"]);
    }
  });

  test("says in JSON-LD what it is, each thing once", async ({ page }) => {
    for (const { route } of sitemapPages) {
      const head = await readHead(page, route);
      const types = head.data.map((data) => String(data["@type"]));
      expect(new Set(types).size, `${route}: ${types.join(", ")}`).toBe(types.length);
      expect(types.length, route).toBeGreaterThan(0);
      for (const data of head.data) {
        expect(data["@context"]).toBe("https://schema.org");
        const fields = requiredFields[String(data["@type"])];
        for (const field of fields ?? ["a known type"]) {
          expect(data[field], `${route}: ${String(data["@type"])}.${field}`).toBeTruthy();
        }
      }
      expect(JSON.stringify(head.data)).not.toMatch(/AggregateRating|"Review"/);
    }
  });

  test("stands below the home page in its breadcrumbs", async ({ page }) => {
    for (const { route } of sitemapPages.slice(1)) {
      const way = dataOfType(await readHead(page, route), "BreadcrumbList");
      const steps = (way?.itemListElement ?? []) as { position: number; item: string }[];
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      expect(steps[0]?.item, route).toBe(address("/"));
      expect(steps.at(-1)?.item, route).toBe(address(route));
    }
  });
});

test.describe("the shop in JSON-LD", () => {
  for (const route of ["/", "/locations/"]) {
    test(`${route} says where it is, when it is open and what it offers`, async ({ page }) => {
      const shop = dataOfType(await readHead(page, route), "LocalBusiness");
      expect(shop).toMatchObject({
        name: site.name,
        telephone: expect.stringMatching(/^\+1\d{10}$/),
        email: site.email,
        image: expect.stringContaining(site.url),
        priceRange: expect.stringContaining("$"),
        address: { streetAddress: site.address.street, postalCode: site.address.postalCode },
        areaServed: site.serviceArea.map((name) => ({ "@type": "City", name })),
        sameAs: content.socialLinks.map(({ href }) => href),
        hasOfferCatalog: { url: address("/services/") },
      });
      expect(shop?.openingHoursSpecification).toHaveLength(content.hours.length);
    });
  }

  test("offers each service of the price tables at their prices", async ({ page }) => {
    const shop = dataOfType(await readHead(page, "/services/"), "LocalBusiness");
    await page.goto("/services/");
    const catalogs = (shop?.hasOfferCatalog as Catalog).itemListElement;
    expect(catalogs.map(({ name }) => name)).toEqual(content.prices.map(({ label }) => label));
    for (const { name, itemListElement } of catalogs) {
      const cells = page.getByRole("table", { name, exact: true }).locator("td strong");
      const shown = (await cells.allTextContents()).map((price) => Number(price.replace("$", "")));
      expect(itemListElement.map((offer) => offer.priceSpecification.price)).toEqual(shown);
    }
  });

  test("names the closed days of two years in a row", async ({ page }) => {
    const shop = dataOfType(await readHead(page, "/"), "LocalBusiness");
    const days = shop?.specialOpeningHoursSpecification as Record<string, string>[];
    for (const { name } of content.closedDays) {
      const years = days
        .filter((day) => day.name === name && day.opens === "00:00" && day.closes === "00:00")
        .map(({ validFrom = "", validThrough }) => {
          expect(validThrough).toBe(validFrom);
          return Number(validFrom.slice(0, 4));
        });
      expect(years, name).toEqual([years[0], (years[0] ?? 0) + 1]);
    }
  });
});

test("the questions of the FAQ stand in JSON-LD as on the page", async ({ page }) => {
  const faq = dataOfType(await readHead(page, "/faq/"), "FAQPage");
  const items = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  await page.goto("/faq/");
  for (const { name, acceptedAnswer } of items) {
    const item = page.locator("details").filter({ hasText: name });
    await expect(item).toContainText(acceptedAnswer.text);
  }
  await expect(page.locator("main details")).toHaveCount(items.length);
});

test("pages that answer no search stay out of it", async ({ page }) => {
  const listed = sitemapPages.map(({ route }) => route);
  for (const route of ["/404/", "/error/", "/no-such-page/"]) {
    const { meta, links } = await readHead(page, route);
    expect(meta.robots, route).toEqual(["noindex, follow"]);
    expect(links.canonical, route).toBeUndefined();
    expect(listed).not.toContain(route);
  }
});

test("/home/ is the home page's second address", async ({ page }) => {
  expect((await readHead(page, "/home/")).links.canonical).toEqual([address("/")]);
  expect(sitemapPages.map(({ route }) => route)).not.toContain("/home/");
});

test.describe("scripts", () => {
  test("leave the head as it was served, and renew it on the next page", async ({ page }) => {
    await page.goto("/faq/");
    await page.getByRole("link", { name: "Privacy" }).click();
    await expect(page).toHaveTitle(/^Privacy/);
    const { links, data } = await readHead(page, "/privacy/");
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute("href", links.canonical?.[0] ?? "");
    const scripts = page.locator('script[type="application/ld+json"]');
    await expect(scripts).toHaveCount(data.length);
    expect(await scripts.first().textContent()).toContain("/privacy/");
  });
});
