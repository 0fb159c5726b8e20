import { render, waitFor } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { Seo } from "./seo";

/** The head after rendering this element. */
async function head(seo: React.ReactElement) {
  mockSharedData({ site: { description: "Baths for dogs." } });
  render(seo);
  await waitFor(() => expect(document.title).not.toBe(""));
  const meta = (name: string) =>
    document.head
      .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
      ?.getAttribute("content") ?? null;
  const data = [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? "") as Record<string, unknown>,
  );
  const canonical = document.head.querySelector("link[rel=canonical]")?.getAttribute("href");
  return { meta, data, canonical };
}

afterEach(() => {
  document.title = "";
  document.head.replaceChildren();
});

test("a page has breadcrumbs and its own structured data", async () => {
  const above = [{ name: "Blog", path: "/blog/" }];
  const blog = { "@type": "Blog", name: "Notes" } as const;
  const { data } = await head(
    <Seo title="Ticks" path="/blog/ticks/" above={above} data={[blog]} />,
  );
  const [breadcrumbs, about] = data;
  expect(breadcrumbs?.["@type"]).toBe("BreadcrumbList");
  expect(JSON.stringify(breadcrumbs)).toMatch(/"Home".*"Blog".*"Ticks"/);
  expect(about).toMatchObject({ "@context": "https://schema.org", name: "Notes" });
});

test("an unlisted page has noindex, no canonical URL and no breadcrumbs", async () => {
  const { meta, canonical, data } = await head(<Seo title="Gone" path="/404/" />);
  expect(meta("robots")).toBe("noindex, follow");
  expect(canonical).toBeUndefined();
  expect(data).toEqual([]);
});
