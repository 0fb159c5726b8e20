import { choose, openChat } from "../support/chat";
import { contactForm } from "../support/contact-form";
import { expect, test } from "../support/fixtures";

/* src/components/services and src/components/forms test everything else about estimates. */

test("the chat hands its estimate to the contact form, and closes", async ({ page }) => {
  await page.goto("/");
  await openChat(page);
  await choose(page, "Pricing", /^31-50 lbs/, /^Double/, "Send to the shop");
  await expect(page).toHaveURL("/contact/");
  await expect(contactForm(page).message).toHaveValue(/^Price estimate: .*\n[^$]+: \$\d/);
  await contactForm(page).message.click();
});
