import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "./fixtures";
import { routes } from "./routes";
import { comparePictures } from "./visual/compare-pictures";
import { contentHash, readKept, toPicture, wordsHash } from "./visual/kept-picture";
import { openStill } from "./visual/still-page";

const howToRenew =
  "If it is meant to look like this, renew the pictures and commit them: " +
  "npm run test:browser -- visual --update-snapshots";

// Letters are drawn differently elsewhere. CI runs on Linux, and decides.
test.skip(process.platform !== "linux", "pictures are compared on Linux only");

for (const route of routes)
  test(`${route} looks as it did`, async ({ page }, testInfo) => {
    const words = wordsHash(await openStill(page, route));
    const screenshot = await page.screenshot({
      fullPage: true,
      animations: "disabled",
      scale: "css",
    });
    const actual = await toPicture(screenshot, { content: contentHash, words });

    const name = route.replaceAll("/", "-").replaceAll(/^-|-$/g, "") || "home-page";
    const file = `e2e/visual/pictures/${testInfo.project.name}/${name}.webp`;
    if (["all", "changed"].includes(testInfo.config.updateSnapshots)) {
      mkdirSync(dirname(file), { recursive: true });
      return writeFileSync(file, actual);
    }
    const kept = await readKept(file);
    if (!kept) throw new Error(`There is no ${file} yet. ${howToRenew}`);

    // Somebody's new price or photo is no fault of the layout, and must not keep them from publishing.
    const isNewContent = kept.subject.content !== contentHash && kept.subject.words !== words;
    test.skip(isNewContent, `content of ${route} has changed since its picture. ${howToRenew}`);

    const { difference, marked } = await comparePictures(kept.picture, actual);
    if (difference) {
      await testInfo.attach("before", { body: kept.picture, contentType: "image/webp" });
      await testInfo.attach("now", { body: screenshot, contentType: "image/png" });
      await testInfo.attach("difference", { body: marked, contentType: "image/png" });
    }
    expect(difference, `${route} looks different from ${file}. ${howToRenew}`).toBe("");
  });
