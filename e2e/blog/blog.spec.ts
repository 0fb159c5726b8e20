import { cardOf, jsonLd, postOf, posts } from "../support/blog-posts";
import { recordBookingClicks } from "../support/booking-clicks";
import { bookingAddress, content } from "../support/content";
import { anySize, expect, test } from "../support/fixtures";
import { isHydrated } from "../support/hydration";

const absolute = (path: string) => new URL(path, content.site.url).href;

test.describe("the blog", () => {
  test("shows nine posts, newest first, each with cover, category, date, title, preview", async ({
    page,
  }) => {
    await page.goto("/blog/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dog Grooming Blog");
    const cards = page.getByRole("main").getByRole("article");
    await expect(cards.getByRole("heading", { level: 2 })).toHaveText(
      posts.map(({ title }) => title),
    );
    for (const [index, post] of posts.entries()) {
      const card = cards.nth(index);
      await expect(card).toContainText(post.category);
      await expect(card).toContainText(post.preview);
      await expect(card.locator("time")).toHaveAttribute("datetime", post.datePublished);
      await card.scrollIntoViewIfNeeded();
      const loaded = card.locator("img");
      await expect
        .poll(() => loaded.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    }
  });

  test("says what it is to search engines and feed readers", anySize, async ({ page }) => {
    await page.goto("/blog/");
    await expect(page).toHaveTitle(/^Dog Grooming Blog/);
    const [blog] = await jsonLd(page, "Blog");
    expect(blog).toMatchObject({ name: "Dog Grooming Blog", url: absolute("/blog/") });
    expect(blog?.blogPost).toHaveLength(posts.length);
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
      "href",
      "/rss.xml",
    );
  });

  test(
    "shows the posts with a tag at an address of their own, and Back shows all",
    anySize,
    async ({ page }) => {
      await page.goto("/blog/");
      const topics = page.getByRole("navigation", { name: "Posts by topic" });
      await topics.getByRole("link", { name: "safety", exact: true }).click();
      await expect(page).toHaveURL("/blog/tag/safety/");
      const titles = page.getByRole("main").getByRole("heading", { level: 2 });
      await expect(titles).toHaveText(
        posts.filter(({ tags }) => tags.includes("safety")).map(({ title }) => title),
      );
      await expect(topics.getByRole("link", { name: "safety" })).toHaveAttribute(
        "aria-current",
        "page",
      );
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
      await page.goBack();
      await expect(titles).toHaveCount(posts.length);
    },
  );

  test("has no accessibility violations", async ({ page, axe }) => {
    await page.goto("/blog/");
    expect(await axe("main")).toEqual([]);
    await page.goto("/blog/tag/safety/");
    expect(await axe("main")).toEqual([]);
  });

  test("fits a window of 320 px", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ["/blog/", "/blog/april-deshedding/"]) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const pictures = await page
        .locator("main picture")
        .evaluateAll((all) => all.map((picture) => picture.getBoundingClientRect().right));
      expect(Math.max(...pictures)).toBeLessThanOrEqual(320);
    }
  });
});

test.describe("a post's own page", () => {
  const post = postOf("april-deshedding");

  for (const { path, title, preview, author, tags, datePublished, lastModified } of posts) {
    test(`${path} tells its head and its data`, anySize, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(`^${title.slice(0, 10)}`));
      const meta = (name: string) =>
        page.locator(`meta[name="${name}"], meta[property="${name}"]`).first();
      await expect(meta("description")).toHaveAttribute("content", preview);
      await expect(meta("keywords")).toHaveAttribute("content", tags.join(", "));
      await expect(meta("author")).toHaveAttribute("content", author);
      await expect(meta("article:published_time")).toHaveAttribute("content", datePublished);
      await expect(meta("article:modified_time")).toHaveAttribute("content", lastModified);
      await expect(meta("og:title")).toHaveAttribute("content", new RegExp(title.slice(0, 12)));
      await expect(meta("og:image")).toHaveAttribute("content", /^https:/);

      const [posting] = await jsonLd(page, "BlogPosting");
      expect(posting).toMatchObject({
        headline: title,
        datePublished,
        dateModified: lastModified,
        url: absolute(path),
      });
      const [way] = await jsonLd(page, "BreadcrumbList");
      expect(way?.itemListElement).toHaveLength(3);
    });
  }

  test("shows category, days, author, reading time, and the offer set apart", async ({ page }) => {
    await page.goto(post.path);
    const article = page.getByRole("article");
    for (const words of [post.category, `By ${post.author}`, "April 1, 2024", "April 8, 2024"])
      await expect(article).toContainText(words);
    await expect(article).toContainText(/\d min read/);
    const offer = page.getByRole("complementary", { name: "Our deshedding offer" });
    await expect(offer).toContainText("In April 2024, deshedding is $3 off.");
    await expect(article.getByRole("img", { name: post.imageAlt })).toBeVisible();
  });

  test("leads to the posts around it and to its tags", anySize, async ({ page }) => {
    await page.goto(post.path);
    const others = page.getByRole("navigation", { name: "Other posts" });
    const index = posts.findIndex(({ path }) => path === post.path);
    await expect(others.getByRole("link", { name: /Next post/ })).toHaveAttribute(
      "href",
      posts[index - 1]?.path ?? "",
    );
    await others.getByRole("link", { name: /Previous post/ }).click();
    await expect(page).toHaveURL(posts[index + 1]?.path ?? "");
    await page.goBack();
    await page.getByRole("link", { name: "double coats" }).click();
    await expect(page).toHaveURL("/blog/tag/double-coats/");
    await expect(page.locator("[aria-current=page]", { hasText: "double coats" })).toBeVisible();
    await expect(cardOf(page, post)).toBeVisible();
  });

  test(
    "has ends: nothing before the first post and nothing after the last",
    anySize,
    async ({ page }) => {
      await page.goto(posts[0]?.path ?? "");
      await expect(page.getByRole("link", { name: /Next post/ })).toHaveCount(0);
      await page.goto(posts.at(-1)?.path ?? "");
      await expect(page.getByRole("link", { name: /Previous post/ })).toHaveCount(0);
    },
  );

  test("reports its booking link as blog", anySize, async ({ page, context }) => {
    const sources = await recordBookingClicks(page);
    await context.route(bookingAddress, (route) => route.fulfill({ body: "The booking page" }));
    await page.goto(post.path);
    await isHydrated(page);
    await page.getByRole("article").getByRole("link", { name: "Book an Appointment" }).click();
    await expect(page).toHaveURL(bookingAddress);
    expect(sources).toEqual(["blog"]);
  });

  test("has no accessibility violations", async ({ page, axe }) => {
    await page.goto(post.path);
    expect(await axe("main")).toEqual([]);
  });
});

test.describe("the blog without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("cards and tags are plain links", anySize, async ({ page }) => {
    const post = postOf("flea-alert");
    await page.goto("/blog/");
    await cardOf(page, post).click();
    await expect(page).toHaveURL(post.path);
    await expect(page.getByRole("article")).toContainText("The two-minute check");
    await page.getByRole("link", { name: "ticks", exact: true }).click();
    await expect(page).toHaveURL("/blog/tag/ticks/");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});
