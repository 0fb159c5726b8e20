import { posts } from "../support/blog-posts";
import { chatButton, chatLog, greeting } from "../support/chat";
import { expect, overlay, test } from "./fixtures";

/* The fixtures fail these tests on every error of the page and its console. */

test("pages of each kind open without an error, in the site's own fonts", async ({ page }) => {
  const [newest] = posts;
  for (const path of [newest?.path ?? "", "/terms/", "/contact/", "/services/", "/to14/", "/"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(overlay(page)).toHaveCount(0);
  }
  const statuses = () => page.evaluate(() => [...document.fonts].map(({ status }) => status));
  await expect.poll(statuses).toContain("loaded");
  await chatButton(page).click();
  await expect(chatLog(page)).toContainText(greeting);
  await page.keyboard.press("Escape");
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq/");
  await expect(page.getByRole("heading", { level: 1, name: "FAQ" })).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
});

test("an unknown URL shows Gatsby's 404 page in the site's layout", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 404/);
  await page.goto("/no-such-page/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("404");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("button", { name: "Preview custom 404 page" }).click();
  await expect(page.getByRole("link", { name: "Go back home" })).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
});

/** Paths that Gatsby by itself lets every site read. */
const readable = [
  "/",
  "/page-data/index/page-data.json",
  "/___graphql?query={allFile{nodes{name}}}",
  "/socket.io/?EIO=4&transport=polling",
];

const foreign: Record<string, string>[] = [
  { Origin: "https://evil.example" },
  { Host: "evil.example" },
  { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors" },
];

test("other sites can't read the preview", async ({ request }) => {
  for (const path of readable) {
    expect((await request.get(path)).status(), path).toBe(200);
    for (const headers of foreign)
      expect((await request.get(path, { headers })).status(), path).toBe(403);
  }
});
