import { content } from "../support/content";
import { desktopOnly, expect, test } from "../support/fixtures";
import { openBlog, openPost } from "../support/post-dialog";
import { readPdf } from "../support/qr-code";

/** The print dialog's default margins. */
const margins = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };

test("the home page prints on two sheets, a price list on one", desktopOnly, async ({ page }) => {
  for (const [path, sheets] of [
    ["/", 2],
    ["/short/", 1],
  ] as const) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const format of ["Letter", "A4"])
      expect(await readPdf(await page.pdf({ format, margin: margins })), path).toHaveLength(sheets);
  }
});

test("a post that is open over the grid prints whole, like its own page", async ({ page }) => {
  await openBlog(page);
  await openPost(page);
  // A PDF's words are in the order of painting.
  const readWords = async () => {
    const pages = await readPdf(await page.pdf({ margin: margins }));
    return pages
      .flatMap(({ text }) => text.split(/\s+/))
      .filter(Boolean)
      .sort();
  };
  const overGrid = await readWords();
  await page.reload();
  expect(overGrid.length).toBeGreaterThan(300);
  expect(await readWords()).toEqual(overGrid);
});

test("the printed home page contains only prices, hours and contact details", async ({ page }) => {
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  const { site, home, packages, hours, closedDays } = content;
  for (const { name, price } of packages) {
    const card = main.getByRole("article").filter({ hasText: name });
    await expect(card.getByText(`$${price.starting}`)).toBeVisible();
  }
  for (const { day } of hours) await expect(main.getByRole("heading", { name: day })).toBeVisible();
  const closed = main.getByRole("listitem").filter({ hasText: "Closed on" });
  for (const { name } of closedDays)
    await expect(closed.getByRole("listitem").filter({ hasText: name })).toHaveText(
      /[a-z] \d+(, \d{4})?$/,
    );
  for (const text of [
    `${site.phone}, www`,
    site.address.street,
    `Book at ${site.booking.url.replace("https://", "")}`,
  ])
    await expect(main.getByText(text).first()).toBeVisible();

  for (const { heading } of [home.gallery, home.reviews, home.team])
    await expect(main.getByText(heading, { exact: true })).toBeHidden();
  await expect(main.getByRole("link", { name: /book now/i })).toHaveCount(0);
});
