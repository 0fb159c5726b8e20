import { expect, test } from "../support/fixtures";

test("the first screen of a small phone shows the motto, Book Now! and today's hours", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.clock.setFixedTime("2026-11-21T12:00:00-06:00");
  await page.goto("/");
  for (const element of [
    page.getByRole("heading", { level: 1 }),
    page.getByRole("link", { name: "Book Now!" }),
    page.getByText("Open today until 6 pm").first(),
  ])
    await expect(element).toBeInViewport({ ratio: 1 });
});
