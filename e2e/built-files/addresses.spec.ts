import { addressErrors } from "./addresses-in";
import { content } from "../support/content";
import { expect, test } from "../support/fixtures";
import { routes } from "../support/routes";

test("what the site tells machines of its addresses resolves", async ({ page }) => {
  test.setTimeout(120_000);
  expect(await addressErrors(page, routes, new URL(content.site.url).origin)).toEqual([]);
});
