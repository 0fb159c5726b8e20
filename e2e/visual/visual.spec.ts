import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Page } from "@playwright/test";
import { addStyles } from "../support/add-styles";
import { bothSizes, expect, test } from "../support/fixtures";
import { routes } from "../support/routes";
import { comparePictures } from "./compare-pictures";
import { readBaseline, toPicture } from "./baseline";
import { openStable } from "./stable-page";

const howToRenew =
  "If it is meant to look like this, renew the baselines and commit them: " +
  "npm run test:browser -- visual --update-snapshots";

// Letters are drawn differently elsewhere. CI runs on Linux, and decides.
test.skip(process.platform !== "linux", "pictures are compared on Linux only");

const versionOf = (page: Page) => page.context().browser()?.version().split(".")[0] ?? "";

const takePicture = async (page: Page) => {
  const options = { fullPage: true, animations: "disabled", scale: "css" } as const;
  const screenshot = await page.screenshot(options);
  return { screenshot, picture: await toPicture(screenshot, versionOf(page)) };
};

test("letters drawn a pixel aside pass, a button that has moved doesn't", async ({ page }) => {
  await openStable(page, "/contact/");
  const { picture: before } = await takePicture(page);
  const differenceWith = async (content: string) => {
    const remove = await addStyles(page, content);
    const { picture } = await takePicture(page);
    await remove();
    return (await comparePictures(before, picture)).difference;
  };
  const aside = "h1, h2, h3, p, label { position: relative; top: 1px; left: 1px }";
  expect(await differenceWith(aside)).toBe("");
  const larger = "h1 { font-size: calc(clamp(2.25rem, 1.6rem + 2.9vw, 4rem) + 1px) !important }";
  expect(await differenceWith(larger)).toBe("");
  expect(await differenceWith("main form button { transform: translateX(8px) }")).not.toBe("");
  expect(await differenceWith("main form button { transform: translateY(8px) }")).not.toBe("");
});

test("another tone of a button is seen, though it is as dark", async ({ page }) => {
  await openStable(page, "/contact/");
  const { picture: before } = await takePicture(page);
  await addStyles(page, "main form button { background: #4b1d6b !important }");
  const { picture } = await takePicture(page);
  expect((await comparePictures(before, picture)).difference).toMatch(/another color/);
});

for (const route of routes)
  test(`${route} looks as it did`, bothSizes, async ({ page }, testInfo) => {
    await openStable(page, route);
    const { screenshot, picture: actual } = await takePicture(page);

    const name = route.replaceAll("/", "-").replaceAll(/^-|-$/g, "") || "home-page";
    const file = `e2e/visual/baselines/${testInfo.project.name}/${name}.webp`;
    if (["all", "changed"].includes(testInfo.config.updateSnapshots)) {
      mkdirSync(dirname(file), { recursive: true });
      return writeFileSync(file, actual);
    }
    const baseline = await readBaseline(file);
    if (!baseline) throw new Error(`There is no ${file} yet. ${howToRenew}`);

    const { difference, marked } = await comparePictures(baseline.picture, actual);
    if (difference) {
      await testInfo.attach("before", { body: baseline.picture, contentType: "image/webp" });
      await testInfo.attach("now", { body: screenshot, contentType: "image/png" });
      await testInfo.attach("difference", { body: marked, contentType: "image/png" });
    }
    const versions = `taken with Chromium ${baseline.version}, and this is ${versionOf(page)}`;
    expect(difference, `${route} looks different from ${file}, ${versions}. ${howToRenew}`).toBe(
      "",
    );
  });
