import { desktopOnly, expect, test } from "../support/fixtures";
import { waitForHydration } from "../support/hydration";
import { saveData } from "../support/save-data";

test(
  "with data saving, photos are small, and change only at the press of a button",
  desktopOnly,
  async ({ page }) => {
    await saveData(page);
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.goto("/");
    const next = page.getByRole("button", { name: "Next photo" });
    await next.click();
    await waitForHydration(page);
    await expect(page.getByRole("group", { name: "2 of 12" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Play photos" })).toBeVisible();
    for (const number of [3, 4]) {
      await next.click();
      await expect(page.getByRole("group", { name: `${number} of 12` })).toBeVisible();
    }
    const later = requested.filter((path) => /img-cache\/(?!doodle|schnauzer|poodle)/.test(path));
    expect(later).not.toEqual([]);
    expect(later.filter((path) => !path.endsWith("-sm.webp"))).toEqual([]);
  },
);
