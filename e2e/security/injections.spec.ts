import type { Page } from "@playwright/test";
import { content } from "../support/content";
import { expect, test } from "../support/fixtures";
import { isHydrated } from "../support/hydration";
import { readDocument, type DocumentParts } from "./read-document";
import { shownInjections } from "../../test/sites/full-injections.mjs";

/** Built with every attempt of test/sites/injections.json that the content check lets through. */
test.use({ site: "full" });

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** The attempts that a document doesn't show as they were written, and whatever could run. */
function errorsOf(page: string, { words, values, scripts, data, strange }: DocumentParts) {
  const tried = shownInjections.filter((injection) => injection.page === page);
  const missing = tried.filter(({ value, shows = value, at }) => {
    const text = oneLine(shows);
    // The name of a file is only part of an address, under which the picture has to arrive.
    if (String(at) === "image") return false;
    return !words.includes(text) && !values.some((one) => oneLine(one).includes(text));
  });
  for (const text of data) JSON.parse(text);
  return {
    missing: missing.map(({ what }) => what),
    running: scripts.filter((script) => /alert\(1\)/.test(script)),
    strange,
  };
}

const none = { missing: [], running: [], strange: [] };

/** Fails when a script of the content has its say. */
async function expectSilence(page: Page, act: () => Promise<void>): Promise<void> {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await act();
  expect(dialogs, "what the content said").toEqual([]);
}

const paths = [...new Set(shownInjections.map(({ page }) => page ?? ""))];

for (const path of paths.filter((page) => page !== "chat")) {
  test(`${path} shows what was written into it as text`, async ({ page }) => {
    await expectSilence(page, async () => {
      await page.goto(path);
      await isHydrated(page);
      expect(errorsOf(path, await page.evaluate(readDocument, undefined))).toEqual(none);
      const html = await (await page.request.get(path)).text();
      expect(errorsOf(path, await page.evaluate(readDocument, html)), "as served").toEqual(none);
    });
  });
}

test("the chat shows what was written into it as text", async ({ page }) => {
  await expectSilence(page, async () => {
    await page.goto("/");
    await page.getByRole("button", { name: "Chat assistant" }).click();
    await expect(page.getByRole("log")).toContainText("Howdy");
    expect(errorsOf("chat", await page.evaluate(readDocument, undefined))).toEqual(none);
  });
});

const post = "/blog/thanksgiving/";

test("a cover with a strange name arrives, and a strange tag has its page", async ({ page }) => {
  await page.goto(post);
  const cover = page.getByRole("main").getByAltText('A dog" onload="alert(1)" at dinner').first();
  await cover.scrollIntoViewIfNeeded();
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const tag = page.getByRole("main").getByRole("link", { name: '"><script>alert(1)//../..' });
  const address = (await tag.getAttribute("href")) ?? "";
  expect(address).toMatch(/^\/blog\/tag\/[a-z0-9-]+\/$/);
  expect((await page.request.get(address)).status()).toBe(200);
});

for (const path of ["/rss.xml", "/sitemap.xml"]) {
  test(`${path} is well-formed`, async ({ page }) => {
    const xml = await (await page.request.get(path)).text();
    await page.goto("/404.html");
    const read = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, "application/xml");
      const names = [...parsed.querySelectorAll("*")].map(({ nodeName }) => nodeName);
      return {
        error: parsed.querySelector("parsererror")?.textContent ?? "",
        strange: names.filter((name) => /^(script|img|svg)$/.test(name)),
        text: parsed.documentElement.textContent ?? "",
      };
    }, xml);
    expect(read).toMatchObject({ error: "", strange: [] });
    expect(read.text).toContain(new URL(post, content.site.url).href);
    const inFeed = shownInjections.filter(
      ({ file, at }) =>
        file.includes("/blog/") && ["title", "preview", "author"].includes(String(at)),
    );
    for (const { value } of path === "/rss.xml" ? inFeed : []) expect(read.text).toContain(value);
  });
}
