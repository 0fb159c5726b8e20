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

test("a page has its title with the shop's name, its description and its one address", async () => {
  const { meta, canonical } = await head(<Seo title="Help" description="Ask us." path="/help/" />);
  expect(document.title).toBe("Help | The Clean Paw");
  expect(meta("description")).toBe("Ask us.");
  expect(meta("robots")).toBeNull();
  expect(canonical).toBe("https://paw.example/help/");
});

test("the home page is called by name and trade, and described as the shop is", async () => {
  const { meta, data } = await head(<Seo path="/" />);
  expect(document.title).toBe("The Clean Paw | Dog grooming in Elgin");
  expect(meta("description")).toBe("Baths for dogs.");
  expect(data).toEqual([]);
});

test("a page stands below those above it, and says what it is about", async () => {
  const above = [{ name: "Blog", path: "/blog/" }];
  const blog = { "@type": "Blog", name: "Notes" } as const;
  const { data } = await head(
    <Seo title="Ticks" path="/blog/ticks/" above={above} data={[blog]} />,
  );
  const [way, about] = data;
  expect(way?.["@type"]).toBe("BreadcrumbList");
  expect(JSON.stringify(way)).toMatch(/"Home".*"Blog".*"Ticks"/);
  expect(about).toMatchObject({ "@context": "https://schema.org", name: "Notes" });
});

test("a page that answers no search asks to be left out, and stands below nothing", async () => {
  const { meta, canonical, data } = await head(<Seo title="Gone" path="/404/" />);
  expect(meta("robots")).toBe("noindex, follow");
  expect(canonical).toBeUndefined();
  expect(data).toEqual([]);
});
