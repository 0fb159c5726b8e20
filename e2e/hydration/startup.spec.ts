import type { Page } from "@playwright/test";
import { chatButton } from "../support/chat";
import { content, reviewsFrom } from "../support/content";
import { expect, test } from "../support/fixtures";
import { delayRequests } from "../support/page";

const reviews = (page: Page) => page.getByRole("region", { name: "What Our Clients Say" });
const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });

test("taps before the page's scripts load mark their buttons as busy, and take effect once and in order", async ({
  page,
}) => {
  const release = await delayRequests(page, "**/*.js");
  await page.goto("/", { waitUntil: "commit" });
  const next = reviews(page).getByRole("button", { name: "Next" });
  await reviews(page).getByRole("button", { name: "Page 3" }).click();
  await next.click();
  await expect(next).toHaveAttribute("aria-busy", "true");
  await expect(next).toHaveCSS("outline-style", "dashed");
  await expect(next).toHaveCSS("opacity", "1");
  await expect(reviews(page).getByRole("status")).toContainText(reviewsFrom(1));
  release();
  await expect(reviews(page).getByRole("status")).toContainText(reviewsFrom(4));
  await expect(next).not.toHaveAttribute("aria-busy");
  await next.click();
  await expect(reviews(page).getByRole("status")).toContainText(reviewsFrom(5));
});

test("a page whose scripts fail to load reads, calls and books", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_FAILED/);
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/");
  await expect(reviews(page).getByRole("listitem")).toHaveCount(5);
  const { phone } = content.site;
  await expect(page.getByRole("banner").getByRole("link", { name: phone })).toHaveAttribute(
    "href",
    /^tel:/,
  );
  const book = page.getByRole("main").getByRole("link", { name: "Book Now!" });
  await expect(book).toHaveAttribute("href", /^https:\/\/booking\.example\//);
  await chatButton(page).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: phone })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Open menu" }).click();
  await menu(page).getByRole("link", { name: "FAQ" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("FAQ");
  await page.getByText("How much does").first().click();
  await expect(page.locator("details[open]")).toHaveCount(1);
});
