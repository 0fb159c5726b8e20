import { cardOf, jsonLd, postOf, posts } from "../support/blog-posts";
import { anySize, expect, test } from "../support/fixtures";
import { injectedTitle } from "../../test/sites/variant-injections.mjs";
import { copiedPost, unseenPosts, unseenTag } from "../../test/sites/variant-posts.mjs";

const titles = Object.values(unseenPosts).map(({ title = "" }) => title);
const folders = Object.keys(unseenPosts);

/** A build never has a draft, nor a post whose day has not come. */
test.use({ site: "variant" });

test("the blog and its data have no card of them", anySize, async ({ page }) => {
  await page.goto("/blog/");
  const cards = page.getByRole("main").getByRole("article").getByRole("heading");
  await expect(cards).toHaveText(posts.map(({ path, title }) => injectedTitle(path) ?? title));
  expect((await jsonLd(page, "Blog"))[0]?.blogPost).toHaveLength(posts.length);
  await expect(page.getByRole("link", { name: unseenTag })).toHaveCount(0);
});

for (const path of [...folders.map((name) => `/blog/${name}/`), `/blog/tag/${unseenTag}/`]) {
  test(`${path} is no page`, anySize, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
    expect((await request.get(`/page-data${path}page-data.json`)).status()).toBe(404);
  });
}

for (const file of ["/rss.xml", "/sitemap.xml"]) {
  test(`${file} names neither`, anySize, async ({ request }) => {
    const text = await (await request.get(file)).text();
    expect(text).toContain(postOf(copiedPost).path);
    for (const words of [...titles, ...folders, unseenTag]) expect(text).not.toContain(words);
  });
}

test("the posts of the days around lead past them", anySize, async ({ page }) => {
  const newest = posts[0]?.path ?? "";
  await page.goto(newest);
  const others = page.getByRole("navigation", { name: "Other posts" });
  await expect(others.getByRole("link")).toHaveCount(1);
  const index = posts.findIndex(({ path }) => path === postOf(copiedPost).path);
  await page.goto(postOf(copiedPost).path);
  await expect(others.getByRole("link", { name: /Next post/ })).toHaveAttribute(
    "href",
    posts[index - 1]?.path ?? "",
  );
});

test("a tag of theirs shows its other posts alone", anySize, async ({ page }) => {
  await page.goto("/blog/tag/fleas/");
  await expect(cardOf(page, postOf(copiedPost))).toBeVisible();
  for (const title of titles) await expect(cardOf(page, { title })).toHaveCount(0);
});
