import { findDeadControls } from "../access/checks/find-dead-controls";
import { findUnreadable } from "../access/checks/find-unreadable";
import { expect, test } from "../support/fixtures";
import { routes } from "../support/routes";

test.use({ javaScriptEnabled: false });

/** Letters of the shortest page's main part, the not-found page's; none is empty without scripts. */
const fewest = 150;

for (const route of routes)
  test(`${route} has its content without scripts, and nothing dead`, async ({ page }) => {
    await page.goto(route);
    const text = (await page.getByRole("main").innerText()).replaceAll(/\s+/g, " ");
    expect(text.length).toBeGreaterThan(fewest);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect.soft(await page.evaluate(findUnreadable), "unreadable").toEqual([]);
    expect.soft(await page.evaluate(findDeadControls), "dead").toEqual([]);
    await expect(page.getByRole("contentinfo").getByRole("link")).not.toHaveCount(0);
  });
