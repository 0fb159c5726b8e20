import { content } from "../support/content";
import { expect, test } from "../support/fixtures";

const { site } = content;

const pages = [
  ["/about/", "Meet Your Groomer"],
  ["/terms/", "Terms"],
  ["/privacy/", "Privacy"],
  ["/faq/", "FAQ"],
  ["/help/", "Help"],
  ["/book/", "This is the booking page"],
  ["/error/", "Something went wrong"],
  ["/devteam/", "Development Team"],
] as const;

test("each page has its title", async ({ page }) => {
  for (const [path, title] of pages) {
    await page.goto(path);
    await expect.soft(page.getByRole("heading", { level: 1 }), path).toHaveText(title);
  }
});

// Helmet mends a wrong head in the browser, so only the built HTML shows one.
test("each page's own title and address stand in its HTML", async ({ request }) => {
  const own = (path: string) => `href="${new URL(path, site.url).href}"`;
  const listed = pages.map(([address]) => address).filter((address) => address !== "/error/");
  for (const path of [...listed, "/", "/blog/", "/services/"]) {
    const html = await (await request.get(path)).text();
    expect(html.match(/<link[^>]*rel="canonical"[^>]*>/g), path).toEqual([
      expect.stringContaining(own(path)),
    ]);
    expect(html.match(/<title data-react-helmet/g), path).toHaveLength(1);
  }
});

test("the developer's site is let in, shut into its frame", async ({ page, context }) => {
  const { name, url } = site.developer;
  await context.route(`${url}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Hello</h1>" }),
  );
  await page.goto("/devteam/");
  const frame = page.getByTitle(`Website of ${name}`);
  await expect(frame.contentFrame().getByRole("heading", { name: "Hello" })).toBeVisible();
});
