import { expect, test } from "../support/fixtures";
import { openHydrated } from "../support/page";

test("the largest paint is no ornament, and drawn avatars load near their reviews", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await openHydrated(page, "/");
  await page.waitForLoadState("networkidle");
  const paints = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) =>
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().map((paint) => (paint as PerformanceEntry & { url: string }).url),
          ),
        ).observe({ type: "largest-contentful-paint", buffered: true }),
      ),
  );
  expect(loaded).toContain("/ornaments/guilloche-field.png");
  expect(paints.filter((url) => url.includes("/ornaments/"))).toEqual([]);
  expect(loaded).not.toContain("/avatars.png");
  await page.getByRole("heading", { name: "What Our Clients Say" }).scrollIntoViewIfNeeded();
  await expect.poll(() => loaded).toContain("/avatars.png");
});

test("the first screen of a small phone shows the motto, Book Now! and today's hours, others a part of the first photo", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.setFixedTime("2026-11-21T12:00:00-06:00");
  await page.goto("/");
  for (const element of [
    page.getByRole("heading", { level: 1 }),
    page.getByRole("link", { name: "Book Now!" }),
    page.getByText("Open today until 6 pm").first(),
  ])
    await expect(element).toBeInViewport({ ratio: 1 });
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await page.getByRole("group", { name: "1 of 12" }).getByRole("img").boundingBox();
    expect(height - (box?.y ?? height), `${width} px`).toBeGreaterThanOrEqual(150);
  }
});

test("the lists of the price cards are open in wide windows, and folded on phones", async ({
  page,
}) => {
  await page.goto("/");
  const card = page.getByRole("article").filter({ hasText: "No. 01" });
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(card.getByRole("listitem").first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(card.getByRole("listitem").first()).toBeHidden();
  await card.getByText("What is included").click();
  await expect(card.getByRole("listitem").first()).toBeVisible();
});
