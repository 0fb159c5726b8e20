import { cardOf, postOf, posts } from "../support/blog-posts";
import { dataOfType, readHead } from "../built-files/read-head";
import { content } from "../support/content";
import { expect, test } from "../support/fixtures";

const absolute = (path: string) => new URL(path, content.site.url).href;

test("the blog and its posts tell search engines and feed readers what they are", async ({
  page,
}) => {
  const { title, links, data, meta } = await readHead(page, "/blog/");
  expect(title).toMatch(/^Dog Grooming Blog/);
  expect(links.alternate).toEqual(["/rss.xml"]);
  expect(meta.robots).toBeUndefined();
  const blog = data.find((thing) => thing["@type"] === "Blog");
  expect(blog).toMatchObject({ name: "Dog Grooming Blog", url: absolute("/blog/") });
  expect(blog?.blogPost).toHaveLength(posts.length);
  expect((await readHead(page, "/blog/tag/safety/")).meta.robots?.[0]).toMatch(/noindex/);

  for (const post of posts) {
    const head = await readHead(page, post.path);
    expect(head.title).toMatch(new RegExp(`^${post.title.slice(0, 10)}`));
    expect(head.meta).toMatchObject({
      description: [post.preview],
      keywords: [post.tags.join(", ")],
      author: [post.author],
      "article:published_time": [post.datePublished],
      "article:modified_time": [post.lastModified],
      "og:image": [expect.stringMatching(/^https:/)],
    });
    expect(dataOfType(head, "BlogPosting")).toMatchObject({
      headline: post.title,
      datePublished: post.datePublished,
      dateModified: post.lastModified,
      url: absolute(post.path),
    });
    expect(dataOfType(head, "BreadcrumbList")?.itemListElement).toHaveLength(3);
  }
});

test("a category leads to its posts at an address of their own, and Back to all", async ({
  page,
}) => {
  await page.goto("/blog/");
  const topics = page.getByRole("navigation", { name: "Posts by topic" });
  await topics.getByRole("link", { name: "Pet Health" }).click();
  await expect(page).toHaveURL("/blog/category/pet-health/");
  const titles = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(titles).toHaveText(
    posts.filter(({ category }) => category === "Pet Health").map(({ title }) => title),
  );
  await expect(topics.getByRole("link", { name: "Pet Health" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.goBack();
  await expect(titles).toHaveCount(posts.length);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("cards and tags are plain links", async ({ page }) => {
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
