import { anySize, expect, test } from "./fixtures";
import { routes } from "./routes";

/** Pages of one template, which differ in their words alone. */
const families = [/^\/blog\/[^/]+\/$/, /^\/(to14|large|long|short|addons)\/$/];

const isFirstOfItsKind = (route: string) => {
  const family = families.find((pattern) => pattern.test(route));
  return !family || routes.find((one) => family.test(one)) === route;
};

for (const route of routes) {
  const sizes = isFirstOfItsKind(route) ? {} : anySize;
  test(`${route} has no accessibility faults`, sizes, async ({ page, axe }) => {
    await page.goto(route);
    expect(await axe()).toEqual([]);
  });
}
