import { fillIn, contactForm } from "../support/contact-form";
import { chatButton, chatLog, choose, openChat } from "../support/chat";
import { expect, slow, test } from "../support/fixtures";
import { navigate, openHydrated } from "../support/page";
import { openBlog, openPost } from "../support/post-dialog";
import { brokenStorages } from "../support/broken-storages";

for (const [state, breakStorage] of Object.entries(brokenStorages)) {
  const title = `navigation, chat, estimator, posts and forms work when storage ${state}`;
  test(title, slow, async ({ page }) => {
    await page.addInitScript(breakStorage);
    await page.goto("/");
    await openChat(page);
    await choose(page, "Pricing", /^14-30 lbs/, /^Double/);
    await expect(chatLog(page)).toContainText("$45");
    await page.keyboard.press("Escape");
    await expect(chatButton(page)).toBeFocused();

    await navigate(page, "/services/");
    await page.getByRole("radio", { name: /31-50/ }).check();
    await page.getByRole("radio", { name: /Short/ }).check();
    await expect(page.getByRole("table", { name: "31-50 lbs, short coat" })).toContainText("$47");
    await page.goBack();
    await expect(page).toHaveURL("/");

    await openBlog(page);
    await openPost(page);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/blog/");

    await openHydrated(page, "/contact/");
    await fillIn(page);
    await contactForm(page).send.click();
    await expect(contactForm(page).form).toContainText("Copy");
  });
}
