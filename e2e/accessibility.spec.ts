import { expect, test } from "./fixtures";
import { routes } from "./routes";

for (const route of routes) {
  test(`${route} has no accessibility faults`, async ({ page, axe }) => {
    await page.goto(route);
    expect(await axe()).toEqual([]);
  });
}
