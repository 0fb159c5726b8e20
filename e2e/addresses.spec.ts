import { addressFaults } from "./addresses-in";
import { content } from "./content";
import { anySize, expect, test } from "./fixtures";
import { routes } from "./routes";

test("what the site tells machines of its addresses resolves", anySize, async ({ page }) => {
  test.setTimeout(120_000);
  expect(await addressFaults(page, routes, new URL(content.site.url).origin)).toEqual([]);
});
