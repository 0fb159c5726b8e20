import { content } from "../support/content";
import { expect, test } from "../support/fixtures";

const { developer } = content.site;

for (const [path, host, notice] of [
  ["/", "https://www.openstreetmap.org/**", "The map can’t load here."],
  ["/locations/", "https://www.openstreetmap.org/**", "The map can’t load here."],
  ["/devteam/", `${developer.url}/**`, "The preview can’t load here."],
] as const)
  test(`${path}: a link in place of a blocked frame, and the frame once it isn't blocked`, async ({
    page,
  }) => {
    let isBlocked = true;
    await page.route(host, (route) =>
      isBlocked ? route.abort("blockedbyclient") : route.fulfill({ body: "the other site" }),
    );
    await page.goto(path);
    // A frame in the first screen may be replaced already.
    await page.evaluate(() => document.querySelector("main iframe")?.scrollIntoView());
    const card = page.getByText(notice).locator("..");
    await expect(card.getByRole("link")).toBeVisible();
    isBlocked = false;
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(card).toBeHidden();
    const frame = page.frameLocator("main iframe");
    await expect(frame.getByText("the other site")).toBeVisible();
  });
