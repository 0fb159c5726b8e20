import { alternateSite } from "../../test/sites/sites.mjs";
import { expect, test } from "./fixtures";
import { link } from "./find";

/* What leads a visitor to the shop, where the owner has given all of it. */

test.use({ folder: alternateSite.folder });

test("the address is an address for a map app, and the shop takes texts", async ({ page }) => {
  await page.open("/contact/");
  const hrefOf = (element: HTMLElement) => (element as HTMLAnchorElement).href;
  expect(await page.on(link("Directions"), hrefOf)).toMatch(/^(https|maps|geo):/);
  expect(await page.on({ css: "main a[href^='sms:']" }, hrefOf)).toMatch(/^sms:\+1\d{10}$/);
});

test("call and book stay in reach on a phone, below the hero", async ({ page }) => {
  await page.open("/");
  const bar = { css: "aside[aria-label='Call or book']" };
  expect(await page.sees(bar)).toBe(false);
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
  await page.see(link("Call", bar));
  await page.see(link("Book", bar));
});

test("the page for a first visit is one tap from contact", async ({ page }) => {
  await page.open("/contact/");
  await page.click({ css: "main a[href='/first-visit/']" });
  await expect.poll(() => page.path()).toBe("/first-visit/");
  await page.see({ css: "h1" });
});
