import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { readPhotoMetadata } from "../../src/content-check/pictures/read-photo-metadata";
import { picturePage, shownPictures } from "../../test/sites/full-pictures.mjs";
import { fullSite } from "../../test/sites/sites.mjs";
import { jsonLd } from "../support/blog-posts";
import { chatLog, choose, openChat } from "../support/chat";
import { content } from "../support/content";
import { expect, test } from "../support/fixtures";
import { isHydrated } from "../support/hydration";
import { dialog, gotoGrid, openPost, post } from "../support/post-dialog";

/** Texts of the fixed content show no picture; those of the full site do. */
test.use({ site: "full" });

const { before, after, wide, caption, pairCaption } = shownPictures;

/** Each place that shows the post's text. */
const places: [name: string, open: (page: Page) => Promise<Locator>][] = [
  [
    "the post's page",
    async (page) => {
      await page.goto(post.path);
      await isHydrated(page);
      return page.getByRole("main");
    },
  ],
  [
    "the dialog",
    async (page) => {
      await gotoGrid(page);
      await openPost(page);
      return dialog(page);
    },
  ],
  [
    "the chat's article",
    async (page) => {
      await page.goto("/");
      await openChat(page);
      await choose(page, "Services", "Dental care", "Learn more");
      return chatLog(page).getByRole("article");
    },
  ],
];

/** The picture that stands by itself; the first one of the pair shows the same. */
const single = (place: Locator) => place.getByRole("img", { name: before }).first();

for (const [name, open] of places) {
  test(`${name} shows a picture in three sizes, upright, late, with its words`, async ({
    page,
    axe,
  }) => {
    const place = await open(page);
    const img = single(place);
    await img.scrollIntoViewIfNeeded();
    await expect(img).toHaveJSProperty("complete", true);
    await expect(img).toHaveAttribute("loading", "lazy");
    const [width, height] = await img.evaluate((one: HTMLImageElement) => [one.width, one.height]);
    expect(Number(height) / Number(width)).toBeCloseTo(4 / 3, 1);
    const natural = await img.evaluate((one: HTMLImageElement) => [
      one.getAttribute("width"),
      one.getAttribute("height"),
      one.naturalHeight > one.naturalWidth,
    ]);
    expect(natural).toEqual(["1500", "2000", true]);

    const source = img.locator("xpath=../source");
    await expect(source).toHaveAttribute("type", "image/webp");
    const candidates = ((await source.getAttribute("srcset")) ?? "").split(",");
    expect(candidates.map((one) => one.trim().split(" ")[1])).toEqual(["640w", "1024w", "1500w"]);
    await expect(img.locator("xpath=ancestor::figure[1]/figcaption")).toHaveText(caption);
    await expect(place.getByText(pairCaption)).toBeVisible();
    expect(await axe(name === "the post's page" ? "main" : "dialog[open]")).toEqual([]);
  });
}

test("a page shows a picture that lies beside its text", async ({ page }) => {
  await page.goto(`/${picturePage}/`);
  const img = page.getByRole("img", { name: wide });
  await img.scrollIntoViewIfNeeded();
  await expect
    .poll(() => img.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
  expect(await img.evaluate((one: HTMLImageElement) => one.currentSrc)).toContain("wide.jpg-");
});

test("the feed has the pictures with absolute addresses that lead to them", async ({ request }) => {
  const xml = await (await request.get("/rss.xml")).text();
  const html = xml.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"');
  for (const [words, times] of [
    [before, 2],
    [after, 1],
  ] as const) {
    const tags = html.match(new RegExp(`<img [^>]*alt="${words}"[^>]*>`, "g")) ?? [];
    expect(tags, words).toHaveLength(times);
    for (const tag of tags) {
      const [, address = ""] = /src="([^"]*)"/.exec(tag) ?? [];
      expect(address.startsWith(`${content.site.url}/`)).toBe(true);
      expect((await request.get(address.slice(content.site.url.length))).status()).toBe(200);
      expect(tag).toContain('width="1500" height="2000"');
    }
  }
});

test("the social card is the cover, and search engines get the pictures as well", async ({
  page,
}) => {
  await page.goto(post.path);
  const card = await page.locator('meta[property="og:image"]').getAttribute("content");
  expect(card).toMatch(/cover\.jpg$/);
  const [posting] = await jsonLd(page, "BlogPosting");
  const pictures = posting?.image as Record<string, string>[];
  expect(pictures[0]).toMatchObject({ url: card, width: "1200 px", height: "630 px" });
  for (const [index, name] of ["before", "after"].entries())
    expect(pictures[index + 1]).toMatchObject({
      url: expect.stringMatching(new RegExp(`${name}.*-lg\\.webp`)),
      width: expect.stringMatching(/^\d+ px$/),
    });
  expect(pictures).toHaveLength(3);
});

test("no published picture tells where it was taken", async () => {
  const folder = join(fullSite.folder, "img-cache");
  const files = readdirSync(folder).filter((name) => name.includes("--"));
  expect(files).toHaveLength(9);
  for (const name of files)
    expect(await readPhotoMetadata(readFileSync(join(folder, name))), name).toEqual({
      place: false,
    });
});
