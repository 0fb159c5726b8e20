import { choose, openChat } from "../support/chat";
import { contactForm } from "../support/contact-form";
import { expect, test } from "../support/fixtures";

/* src/components/prices and src/components/forms test everything else about estimates. */

test("an estimate of the chat is in the contact form's message, and nothing of the chat over it", async ({
  page,
}) => {
  await page.goto("/");
  await openChat(page);
  await choose(page, "Pricing", /^31-50 lbs/, /^Double/, "Send to the shop");
  await expect(page).toHaveURL("/contact/");
  await expect(contactForm(page).message).toHaveValue(/^Price estimate: .*\n[^$]+: \$\d/);
  await contactForm(page).message.click();
});
