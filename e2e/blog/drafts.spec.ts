import { cardOf, jsonLd, postOf, posts } from "../support/blog-posts";
import { expect, test } from "../support/fixtures";
import { injectedTitle } from "../../test/sites/full-injections.mjs";
import { copiedPost, unseenPosts, unseenTag } from "../../test/sites/full-posts.mjs";

const titles = Object.values(unseenPosts).map(({ title = "" }) => title);
const folders = Object.keys(unseenPosts);

/** A build never has a draft, nor a post whose day has not come. */
test.use({ site: "full" });

test("no page and no file is theirs, or names them", async ({ request }) => {
  for (const path of [...folders.map((name) => `/blog/${name}/`), `/blog/tag/${unseenTag}/`]) {
    expect((await request.get(path)).status(), path).toBe(404);
    expect((await request.get(`/page-data${path}page-data.json`)).status(), path).toBe(404);
  }
  for (const file of ["/rss.xml", "/sitemap.xml"]) {
    const text = await (await request.get(file)).text();
    expect(text).toContain(postOf(copiedPost).path);
    for (const words of [...titles, ...folders, unseenTag]) expect(text, file).not.toContain(words);
  }
});

test("the blog, its tags and the posts of the days around lead past them", async ({ page }) => {
  await page.goto("/blog/");
  const cards = page.getByRole("main").getByRole("article").getByRole("heading");
  await expect(cards).toHaveText(posts.map(({ path, title }) => injectedTitle(path) ?? title));
  expect((await jsonLd(page, "Blog"))[0]?.blogPost).toHaveLength(posts.length);
  await expect(page.getByRole("link", { name: unseenTag })).toHaveCount(0);

  await page.goto("/blog/tag/fleas/");
  await expect(cardOf(page, postOf(copiedPost))).toBeVisible();
  for (const title of titles) await expect(cardOf(page, { title })).toHaveCount(0);

  const others = page.getByRole("navigation", { name: "Other posts" });
  await page.goto(posts[0]?.path ?? "");
  await expect(others.getByRole("link")).toHaveCount(1);
  const index = posts.findIndex(({ path }) => path === postOf(copiedPost).path);
  await page.goto(postOf(copiedPost).path);
  await expect(others.getByRole("link", { name: /Next post/ })).toHaveAttribute(
    "href",
    posts[index - 1]?.path ?? "",
  );
});
