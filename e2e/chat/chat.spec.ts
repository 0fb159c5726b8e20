import { chatLog, chatOptions, choose, greeting, latestTurn, openChat } from "../support/chat";
import { contactForm } from "../support/contact-form";
import { expect, test } from "../support/fixtures";

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
