import { readFileSync } from "node:fs";
import { expect, test } from "../support/fixtures";

test.describe("an unknown address", () => {
  test.beforeEach(({ allowedErrors }) => {
    allowedErrors.push(/status of 404/);
  });

  test("is answered with the not-found page, which leads home", async ({ page }) => {
    const response = await page.goto("/nowhere/at/all");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await page.getByRole("link", { name: "Go back home" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("In Dogs We Trust");
  });

  test("with capital letters stays where it is", async ({ page }) => {
    await page.goto("/Nowhere?from=flyer");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await expect(page).toHaveURL("/Nowhere?from=flyer");
  });
});

test.describe("an old address", () => {
  const old = [
    ["/FAQ", "/faq/", "FAQ"],
    ["/DevTeam/", "/devteam/", "Development Team"],
    ["/About", "/about/", "Meet Your Groomer"],
    ["/Help/?from=flyer", "/help/?from=flyer", "Help"],
    ["/Terms?from=flyer#july-promotion", "/terms/?from=flyer#july-promotion", "Terms"],
    ["/TO14", "/to14/", "Small Dogs"],
  ] as const;

  for (const [from, to, title] of old) {
    test(`${from} arrives at ${to}`, async ({ page, allowedErrors }) => {
      allowedErrors.push(/status of 404/);
      await page.goto(from);
      await expect(page).toHaveURL(to);
      const main = page.getByRole("main");
      await expect(main.getByText(title, { exact: true }).first()).toBeVisible();
    });
  }

  test("leaves no step in the history that leads back into it", async ({ page, allowedErrors }) => {
    allowedErrors.push(/status of 404/);
    await page.goto("/help/");
    await page.goto("/FAQ");
    await expect(page).toHaveURL("/faq/");
    await page.goBack();
    await expect(page).toHaveURL("/help/");
  });

  test("is redirected to a page by hosts that read _redirects", async ({ request }) => {
    const rules = readFileSync("static/_redirects", "utf8")
      .split("\n")
      .filter((line) => line.startsWith("/"))
      .map((line) => line.split(" "));
    expect(rules.length).toBeGreaterThan(0);
    for (const [from = "", to = "", status] of rules) {
      expect(`${from.toLowerCase().replace(/\/$/, "")}/`).toBe(to);
      expect(status).toBe("301");
      expect((await request.get(to)).status(), to).toBe(200);
    }
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("finds its page in the list of all", async ({ page, allowedErrors }) => {
      allowedErrors.push(/status of 404/);
      await page.goto("/FAQ");
      await page.getByRole("navigation", { name: "All pages" }).getByText("/faq/").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("FAQ");
    });
  });
});
