import type { Page } from "@playwright/test";
import { changes } from "../../test/sites/full-data.mjs";
import type { Site } from "../../src/content-model/entities/site";
import { bothSizes, expect, test } from "../support/fixtures";
import { content } from "../support/content";
import { isHydrated } from "../support/hydration";

/** The pages that the shop's address stands on, and how often with the way there. */
const pages = [
  ["/", 1],
  ["/contact/", 1],
  ["/locations/", 1],
] as const;

const { street, city, state, postalCode } = content.site.address;
const place = `${street}, ${city}, ${state} ${postalCode}`;

const directions = (page: Page) => page.getByRole("main").getByRole("link", { name: "Directions" });
const texts = (page: Page) => page.getByRole("main").locator("a[href^='sms:']");

/** The address that a map app is asked for. */
const placeOf = async (page: Page): Promise<string> => {
  const href = (await directions(page).first().getAttribute("href")) ?? "";
  return decodeURIComponent(/(?:destination|daddr|q)=([^&]*)$/.exec(href)?.[1] ?? href);
};

test("a shop that says nothing of them has no directions, and takes no texts", async ({ page }) => {
  for (const [path] of pages) {
    await page.goto(path);
    await expect(page.getByText(street).first()).toBeAttached();
    await expect(directions(page)).toHaveCount(0);
    await expect(texts(page)).toHaveCount(0);
  }
});

test.describe("of a shop that shows the way and takes texts", () => {
  test.use({ site: "full" });
  const site = changes["data/site.json"]?.(content.site) as Site;
  const [, arrival = ""] = site.arrival?.split("; ") ?? [];

  for (const [path, count] of pages)
    test(
      `${path} has both beside each address, and where to park`,
      bothSizes,
      async ({ page, axe }) => {
        await page.goto(path);
        await isHydrated(page);
        await expect(directions(page)).toHaveCount(count);
        await expect(texts(page)).toHaveCount(count);
        await expect(page.getByText(arrival)).toHaveCount(count);
        expect(await placeOf(page)).toBe(place);
        const digits = site.textPhone?.replaceAll(/\D/g, "") ?? "";
        await expect(texts(page).first()).toHaveAttribute("href", `sms:+1${digits}`);
        for (const link of [directions(page), texts(page)])
          expect(
            Math.round((await link.first().boundingBox())?.height ?? 0),
          ).toBeGreaterThanOrEqual(44);
        expect(await axe("main")).toEqual([]);
      },
    );

  const devices: Record<string, { userAgent: string; address: RegExp }> = {
    "an iPhone": {
      userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15",
      address: /^https:\/\/maps\.apple\.com\/\?daddr=/,
    },
    "an Android phone": {
      userAgent: "Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36",
      address: /^geo:0,0\?q=/,
    },
  };
  for (const [device, { userAgent, address }] of Object.entries(devices))
    test.describe(`on ${device}`, () => {
      test.use({ userAgent });

      test("its own map app leads there", async ({ page }) => {
        await page.goto("/contact/");
        await expect(directions(page)).toHaveAttribute("href", address);
        expect(await placeOf(page)).toBe(place);
      });

      test.describe("without scripts", () => {
        test.use({ javaScriptEnabled: false });

        test("an address that any browser opens leads there", async ({ page }) => {
          await page.goto("/contact/");
          await expect(directions(page)).toHaveAttribute("href", /^https:\/\/www\.google\.com\//);
          expect(await placeOf(page)).toBe(place);
        });
      });
    });
});
