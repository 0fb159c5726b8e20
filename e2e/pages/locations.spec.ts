import { expect, test } from "../support/fixtures";

test("a town can be linked, and leads to the others where they stand below each other", async ({
  page,
}) => {
  const heading = (town: string) => page.getByRole("heading", { name: town, exact: true });
  await page.goto("/locations/#buda");
  await expect(heading("Buda")).toBeInViewport();
  await page.getByRole("navigation", { name: "Towns" }).getByRole("link", { name: "Kyle" }).click();
  await expect(heading("Kyle")).toBeInViewport();
});
