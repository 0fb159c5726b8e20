import { fillIn, partsOf as contactForm } from "../support/contact-form";
import { chatButton, chatLog, choose, openChat } from "../support/chat";
import { expect, test } from "../support/fixtures";
import { goTo } from "../support/go-to";
import { isHydrated } from "../support/hydration";
import { routes } from "../support/routes";
import { storages } from "../support/storages";

for (const [state, makeSo] of Object.entries(storages))
  test.describe(`storage that ${state}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(makeSo);
    });

    test("breaks no page, nor the way from page to page", async ({ page }) => {
      await page.goto("/404.html");
      await isHydrated(page);
      for (const route of routes) {
        await goTo(page, route);
        await expect(page).toHaveURL(route);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      }
      await page.goBack();
      await expect(page).toHaveURL(routes.at(-2) ?? "");
    });

    test("breaks neither chat, estimator, posts nor forms", async ({ page }) => {
      await page.goto("/");
      await openChat(page);
      await choose(page, "Pricing", /^14-30 lbs/, /^Double/);
      await expect(chatLog(page)).toContainText("$45");
      await page.keyboard.press("Escape");
      await expect(chatButton(page)).toBeFocused();

      await page.goto("/services/");
      await page.getByRole("radio", { name: /31-50/ }).check();
      await page.getByRole("radio", { name: /Short/ }).check();
      await expect(page.getByRole("form", { name: "Price estimator" }).locator("..")).toContainText(
        "$47",
      );

      await page.goto("/blog/");
      await isHydrated(page);
      await page.getByRole("main").getByRole("article").first().getByRole("link").click();
      await expect(page.getByRole("dialog").getByRole("heading", { level: 1 })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page).toHaveURL("/blog/");

      await page.goto("/contact/");
      await isHydrated(page);
      await fillIn(page);
      await contactForm(page).send.click();
      await expect(contactForm(page).form).toContainText("Copy");
    });
  });
