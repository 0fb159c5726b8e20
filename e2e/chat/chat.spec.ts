import { bookingAddress, content } from "../support/content";
import { recordBookingClicks } from "../support/booking-clicks";
import {
  chatButton,
  chatLog,
  chatWindow,
  choose,
  greeting,
  latestTurn,
  openChat,
} from "../support/chat";
import { expect, test } from "../support/fixtures";

const { phone, email } = content.site;
const again = "Ask Another Question";

test.describe("where the chat is", () => {
  for (const path of ["/", "/home/"])
    test(`${path} has its button in the built HTML`, async ({ request }) => {
      const html = await (await request.get(path)).text();
      expect(html).toContain("Chat with us");
      expect(html).not.toContain(greeting);
    });

  for (const path of ["/blog/", "/services/", "/404.html"])
    test(`${path} has none`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expect(chatButton(page)).toHaveCount(0);
    });

  test("without scripts there is no button that would do nothing", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto("/");
    await expect(chatButton(page)).toBeHidden();
    await context.close();
  });
});

test.describe("the conversation", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await openChat(page);
  });

  test("starts with one greeting and the eleven questions", async ({ page }) => {
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
  });

  test("gives a price in three taps", async ({ page }) => {
    await choose(page, "Pricing", /^31-50 lbs/, /^Double/);
    await expect(latestTurn(page)).toMatchAriaSnapshot(`
      - paragraph: "You: Double coat"
      - heading "31-50 lbs, double coat" [level=3]
      - list:
        - listitem:
          - strong: Bath
          - text: $51.00 before tax + $4.21 tax
          - strong: $55.21 with tax
        - listitem:
          - strong: Full groom
          - text: $103.00 before tax + $8.50 tax
          - strong: $111.50 with tax
        - listitem:
          - strong: Feet, Face & Fanny
          - text: $35.00 before tax + $2.89 tax
          - strong: $37.89 with tax
      - paragraph: Sales tax is 8.25%.
      - paragraph: "We: Anything else you would like to know?"
      - group "What next":
        - link "Book Now (opens in a new tab)"
        - button "Ask Another Question"
    `);
    await expect(chatLog(page).getByRole("button")).toHaveCount(1);
  });

  test("has the bath alone for a short coat", async ({ page }) => {
    await choose(page, "Pricing", /^121\+ lbs/, /^Short/);
    await expect(latestTurn(page).getByRole("listitem")).toHaveText([/^Bath \$84\.00.*\$90\.93/]);
    await expect(latestTurn(page)).toContainText(
      "Not offered for this coat: Full groom; Feet, Face & Fanny.",
    );
  });

  test("shows all 21 prices", async ({ page }) => {
    const money = (dollars: number) => `$${dollars.toFixed(2)}`;
    for (const size of content.dogSizes)
      for (const coat of content.coats) {
        await choose(page, "Pricing", new RegExp(`^${size.range.replace("+", "\\+")}`));
        await choose(page, new RegExp(`^${coat.label}`));
        const prices = content.prices.flatMap(({ sizes, everySize }) => {
          if (everySize) return everySize.coats.includes(coat.id) ? [everySize.price] : [];
          const row = sizes?.find((one) => one.size === size.id);
          return row?.[coat.id as "short"] ?? [];
        });
        const lines = latestTurn(page).getByRole("listitem");
        await expect(lines).toHaveCount(prices.length);
        for (const [index, price] of prices.entries()) {
          const tax = Math.round(price * 8.25) / 100;
          await expect(lines.nth(index)).toContainText(
            `${money(price)} before tax + ${money(tax)} tax ${money(price + tax)} with tax`,
          );
        }
        await choose(page, again);
      }
  });

  test("describes services, and shows the whole article", async ({ page }) => {
    await choose(page, "Services", "Walk-in");
    await expect(latestTurn(page)).toContainText("Nail trim $18");
    await expect(latestTurn(page).getByRole("button", { name: "Learn more" })).toHaveCount(0);
    await choose(page, "Dental care", "Learn more");
    const article = chatLog(page).getByRole("article", { name: "May Is for Teeth" });
    await expect(article).toContainText("Plaque is a soft film");
    await expect(article).toContainText("highly poisonous to dogs");
    await expect(article.getByRole("complementary").first()).toBeVisible();
    await expect(article.getByRole("heading", { level: 3 })).toBeFocused();
    await expect(article.getByRole("heading", { level: 4 }).first()).toBeVisible();
    await expect(page).toHaveTitle(/^(?!May Is)/);
    await choose(page, again);
  });

  for (const [button, title] of [
    ["Dental care", "May Is for Teeth"],
    ["Deshedding", "April"],
    ["Skin care", "Spring"],
  ] as const)
    test(`${button} leads to its article`, async ({ page }) => {
      await choose(page, button, "Learn more");
      const article = chatLog(page).getByRole("article");
      await expect(article).toContainText(title);
      await expect.poll(async () => (await article.innerText()).length).toBeGreaterThan(2000);
      await expect(article.getByRole("link", { name: /own page/ })).toBeVisible();
    });

  test("booking opens a new tab, and is reported", async ({ page, context }) => {
    await page.close();
    const fresh = await context.newPage();
    const sources = await recordBookingClicks(fresh);
    await fresh.goto("/");
    await openChat(fresh);
    await choose(fresh, "Booking");
    const link = chatLog(fresh).getByRole("link", { name: /^Book Now/ });
    await expect(link).toHaveAttribute("rel", "noopener");
    const tab = context.waitForEvent("page");
    await link.click();
    await expect(await tab).toHaveURL(bookingAddress);
    await expect.poll(() => sources).toEqual(["chat"]);
    await expect(fresh).toHaveURL("/");
    await expect(chatWindow(fresh)).toBeVisible();
  });

  test("every canned answer starts again with the welcome", async ({ page }) => {
    for (const { label, question, answer } of content.chatCategories) {
      if (!answer) continue;
      await choose(page, label);
      await expect(latestTurn(page)).toContainText(question);
      await expect(latestTurn(page)).not.toContainText(/[{}]/);
      await choose(page, again);
      await expect(chatLog(page).getByRole("button")).toHaveCount(11);
      await expect(chatLog(page).getByRole("paragraph")).toHaveCount(1);
    }
  });

  test("phone and mail can be tapped", async ({ page }) => {
    await choose(page, "Contact");
    const link = (name: string) => chatLog(page).getByRole("link", { name });
    await expect(link(phone)).toHaveAttribute("href", `tel:+1${phone.replace(/\D/g, "")}`);
    await expect(link(email)).toHaveAttribute("href", `mailto:${email}`);
  });
});
