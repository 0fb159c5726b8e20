import { recordAnnouncements, takeAnnouncements } from "../support/announcements";
import { chatLog, chatOptions, choose, greeting, latestTurn, openChat } from "../support/chat";
import { contactForm } from "../support/contact-form";
import { content } from "../support/content";
import { expect, test } from "../support/fixtures";
import { openHydrated } from "../support/page";

/* src/lib/chat and src/components/chat test the chat's answers. */

test("only the home page's HTML contains the chat button", async ({ request }) => {
  const htmlOf = async (path: string) => (await request.get(path)).text();
  for (const path of ["/", "/home/"]) {
    expect(await htmlOf(path)).toContain("Chat assistant");
    expect(await htmlOf(path)).not.toContain(greeting);
  }
  for (const path of ["/blog/", "/services/", "/404.html"])
    expect(await htmlOf(path)).not.toContain("Chat assistant");
});

test("the chat shows the data's questions, prices, facts and articles, and hands its estimate to the contact form", async ({
  page,
}) => {
  await page.goto("/");
  await openChat(page);
  await expect(chatOptions(page).getByRole("button")).toHaveCount(11);
  await choose(page, "Pricing", /^31-50 lbs/, /^Double/);
  const quote = latestTurn(page).getByRole("table", { name: "31-50 lbs, double coat" });
  await expect(quote).toContainText("Full groom: $103.00 before tax, $8.50 tax, $111.50 with tax.");
  await choose(page, "Ask Another Question", "Contact");
  await expect(latestTurn(page)).not.toContainText(/[{}]/);
  await expect(latestTurn(page).getByRole("link")).toHaveCount(2);
  for (const [button, title] of [
    ["Dental care", "May Is for Teeth"],
    ["Deshedding", "April"],
    ["Skin care", "Spring"],
  ] as const) {
    await choose(page, "Ask Another Question", button, "Learn more");
    const article = chatLog(page).getByRole("article");
    await expect(article).toContainText(title);
    await expect(article.getByRole("heading", { level: 3 })).toBeFocused();
    await expect.poll(async () => (await article.innerText()).length).toBeGreaterThan(2000);
  }
  await expect(page).not.toHaveTitle(/Spring/);
  await choose(page, "Ask Another Question", "Pricing", /^31-50 lbs/, /^Double/);
  await choose(page, "Send to the shop");
  await expect(page).toHaveURL("/contact/");
  const { message } = contactForm(page);
  await expect(message).toHaveValue(/^Price estimate: .*\n[^$]+: \$\d/);
  await message.click(); // nothing covers the form
});

/*
 * Orca's output in Firefox and Chromium depends on these changes of live regions.
 * accessibility.spec.ts tests that no page announces anything by itself.
 */

test("a screen reader announces each of the chat's answers as one text, but no buttons", async ({
  page,
}) => {
  await recordAnnouncements(page);
  await openHydrated(page, "/");
  await openChat(page);
  await takeAnnouncements(page);
  await choose(page, "Pricing", /^31-50 lbs/);
  await expect(chatOptions(page).getByRole("button", { name: /^Double/ })).toBeVisible();
  const questions = (await takeAnnouncements(page)).join(" ");
  expect(questions).toMatch(/^We: .+ We: .+coat/);
  expect(questions).not.toContain("You:");
  for (const { label } of content.coats) expect(questions).not.toContain(label);
  await choose(page, /^Double/);
  await expect(chatLog(page).getByRole("button", { name: "Copy" })).toBeVisible();
  const prices = (await takeAnnouncements(page)).join(" ");
  expect(prices).toMatch(/Bath: \$51\.00, with tax \$55\.21\. Full groom: .+ Feet, Face & Fanny: /);
  expect(prices).not.toMatch(/Copy|Send to the shop|Book Now|Ask Another/);
});
