import { chatLog, choose, greeting, latestTurn, openChat } from "../support/chat";
import { expect, test } from "../support/fixtures";

/* What the chat says to which choice is in src/lib/chat and src/components/chat. */

test("the home page has the chat's button in its HTML, and other pages have none", async ({
  request,
}) => {
  const htmlOf = async (path: string) => (await request.get(path)).text();
  for (const path of ["/", "/home/"]) {
    expect(await htmlOf(path)).toContain("Chat assistant");
    expect(await htmlOf(path)).not.toContain(greeting);
  }
  for (const path of ["/blog/", "/services/", "/404.html"])
    expect(await htmlOf(path)).not.toContain("Chat assistant");
});

test("a screen reader hears one greeting and eleven questions, then a price in three taps", async ({
  page,
}) => {
  await page.goto("/");
  await openChat(page);
  await expect(chatLog(page)).toMatchAriaSnapshot(`
    - log "Conversation":
      - paragraph: "We: Howdy, and welcome to Farm Road Dog Grooming. What can I help you and your dog with?"
      - group "Questions":
        - button "Pricing"
        - button "Services"
        - button "Dental care"
        - button "Deshedding"
        - button "Skin care"
        - button "Booking"
        - button "Location"
        - button "Hours"
        - button "Requirements"
        - button "Cancellation"
        - button "Contact"
  `);
  await choose(page, "Pricing", /^31-50 lbs/, /^Double/);
  await expect(latestTurn(page)).toMatchAriaSnapshot(`
    - paragraph: "You: Double coat"
    - heading "31-50 lbs, double coat" [level=3]
    - list:
      - listitem:
        - strong: Bath
        - strong: $51.00 before tax
        - text: + $4.21 tax = $55.21 with tax
      - listitem:
        - strong: Full groom
        - strong: $103.00 before tax
        - text: + $8.50 tax = $111.50 with tax
      - listitem:
        - strong: Feet, Face & Fanny
        - strong: $35.00 before tax
        - text: + $2.89 tax = $37.89 with tax
    - paragraph: Sales tax is 8.25%.
    - button "Send to the shop"
    - button "Copy"
    - status
    - paragraph: "We: Anything else you would like to know?"
    - group "What next":
      - link "Book this (opens in a new tab)"
      - button "Ask Another Question"
  `);
});

test("each article is the whole post, with the facts of the data in answers", async ({ page }) => {
  await page.goto("/");
  await openChat(page);
  await choose(page, "Contact");
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
    await expect(article.getByRole("complementary").first()).toBeVisible();
    await expect(article.getByRole("link", { name: /own page/ })).toBeVisible();
  }
  await expect(page).not.toHaveTitle(/Spring/);
});
