import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { builtSite } from "../../test/builds/sites.mjs";
import { createStaticServer } from "../../test/builds/static-server.mjs";
import { chatButton } from "../support/chat";
import { content, reviewsFrom } from "../support/content";
import { expect, test } from "../support/fixtures";
import { delayRequests, openHydrated } from "../support/page";

const reviews = (page: Page) => page.getByRole("region", { name: "What Our Clients Say" });
const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });

test("taps before the page's scripts load mark their buttons as busy, and take effect once and in order", async ({
  page,
}) => {
  const release = await delayRequests(page, "**/*.js");
  await page.goto("/", { waitUntil: "commit" });
  const next = reviews(page).getByRole("button", { name: "Next" });
  await reviews(page).getByRole("button", { name: "Page 3" }).click();
  await next.click();
  await expect(next).toHaveAttribute("aria-busy", "true");
  await expect(next).toHaveCSS("outline-style", "dashed");
  await expect(next).toHaveCSS("opacity", "1");
  await expect(reviews(page).getByRole("status")).toContainText(reviewsFrom(1));
  release();
  await expect(reviews(page).getByRole("status")).toContainText(reviewsFrom(4));
  await expect(next).not.toHaveAttribute("aria-busy");
  await next.click();
  await expect(reviews(page).getByRole("status")).toContainText(reviewsFrom(5));
});

test("a page whose scripts fail to load reads, calls and books", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_FAILED/);
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/");
  await expect(reviews(page).getByRole("listitem")).toHaveCount(5);
  const { phone } = content.site;
  await expect(page.getByRole("banner").getByRole("link", { name: phone })).toHaveAttribute(
    "href",
    /^tel:/,
  );
  const book = page.getByRole("main").getByRole("link", { name: "Book Now!" });
  await expect(book).toHaveAttribute("href", /^https:\/\/booking\.example\//);
  await chatButton(page).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: phone })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Open menu" }).click();
  await menu(page).getByRole("link", { name: "FAQ" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("FAQ");
  await page.getByText("How much does").first().click();
  await expect(page.locator("details[open]")).toHaveCount(1);
});

/** A host that doesn't find some files at first, and lets browsers keep its 404 for a year. */
async function startUnreliableHost(files: RegExp): Promise<string> {
  const missed = new Set<string>();
  const site = createStaticServer(builtSite.folder);
  const host = createServer((request, response) => {
    const { url = "" } = request;
    if (!files.test(url) || missed.has(url)) return site.emit("request", request, response);
    missed.add(url);
    return response.writeHead(404, { "Cache-Control": "max-age=31536000, immutable" }).end();
  });
  host.unref();
  await once(host.listen(0, "localhost"), "listening");
  return `http://localhost:${(host.address() as AddressInfo).port}/`;
}

const pageData = /index\/page-data\.json/;

test.describe("after a failure", () => {
  let loads = 0;
  test.beforeEach(({ page, allowedErrors }) => {
    allowedErrors.push(/ERR_FAILED|404|page resources for/);
    loads = 0;
    page.on("load", () => (loads += 1));
  });

  test("a refused script is requested again", async ({ page }) => {
    await page.route("**/app-*.js", (route) => route.abort(), { times: 1 });
    await openHydrated(page, "/");
    expect(loads).toBe(1);
  });

  for (const [what, files, expectedLoads] of [
    ["the framework", /framework-/, 1],
    ["the app", /app-.*js$/, 1],
    ["all scripts", /\.js$/, 1],
    ["the page's chunk", /component---src-pages-index-/, 1],
    ["the page's data", pageData, 2],
  ] as const)
    test(`the page requests ${what} past a 404 in the cache, and starts`, async ({ page }) => {
      await openHydrated(page, await startUnreliableHost(files));
      await reviews(page).getByRole("button", { name: "Next" }).click();
      await expect(reviews(page).getByRole("status")).toContainText(reviewsFrom(2));
      expect(loads).toBe(expectedLoads);
    });

  for (const [what, isTyping, expectedLoads] of [
    ["whose data is missing again after that", false, 2],
    ["in which a visitor types what isn't saved", true, 1],
  ] as const)
    test(`a page ${what} doesn't reload`, async ({ page }) => {
      let repairs = 0;
      await page.route(pageData, (route) => {
        if (route.request().resourceType() === "xhr") return route.fulfill({ status: 404 });
        repairs += 1;
        return route.fallback();
      });
      if (isTyping)
        await page.addInitScript(() =>
          addEventListener("DOMContentLoaded", () => {
            if (parent !== window) return; // the map's frame would take the focus
            const field = document.createElement("input");
            document.body.append(field);
            field.focus();
          }),
        );
      await page.goto("/");
      await expect.poll(() => repairs).toBe(expectedLoads);
      await page.waitForLoadState("networkidle");
      expect(loads).toBe(expectedLoads);
    });
});
