import { expectWordsKept, fillIn, open, partsOf } from "../support/contact-form";
import { content } from "../support/content";
import { anySize, expect, test } from "../support/fixtures";
import { watchHandovers } from "../support/forms";
import { isHydrated } from "../support/hydration";

const { site } = content;

test.describe("the page", () => {
  test("asks 'Questions?' and also says how to call, write and come", async ({ page, axe }) => {
    await page.goto("/contact/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Questions?");
    const card = page.getByRole("complementary", { name: "Or reach us directly" });
    await expect(card.getByRole("link", { name: site.phone })).toHaveAttribute("href", /^tel:\+1/);
    await expect(card.getByRole("link", { name: site.email })).toHaveAttribute(
      "href",
      `mailto:${site.email}`,
    );
    await expect(card).toContainText(site.address.street);
    await expect(card).toContainText(content.hours[0]?.hours ?? "hours");
    expect(await axe()).toEqual([]);
  });

  test("has the six fields, named and hinted as specified", anySize, async ({ page }) => {
    const { form, field, message } = await open(page);
    const names = await form
      .locator("input:not([tabindex='-1']), textarea")
      .evaluateAll((all) => all.map((one) => one.getAttribute("name")));
    expect(names).toEqual(["first-name", "last-name", "email", "petname", "phone", "message"]);
    await expect(field("Email")).toHaveAttribute("type", "email");
    await expect(field("Phone")).toHaveAttribute("type", "tel");
    await expect(field("Phone")).toHaveAccessibleDescription("Optional");
    await expect(message).toHaveAccessibleDescription("Max 500 characters");
  });
});

test.describe("the message", () => {
  test("is counted while it is typed, and announced after a pause", async ({ page }) => {
    await page.clock.install();
    const { form, message } = await open(page);
    await message.fill("x".repeat(420));
    await message.press("x");
    await expect(form).toContainText("421 / 500");
    const heard = form.getByRole("status").filter({ hasText: "left" });
    await expect(heard).toHaveCount(0);
    await page.clock.fastForward(1_100);
    await expect(heard).toHaveText("79 characters left");
  });

  test("ends at 500 characters", anySize, async ({ page }) => {
    const { form, message } = await open(page);
    await message.fill("x".repeat(499));
    await message.press("y");
    await message.press("z");
    await expect(message).toHaveValue(`${"x".repeat(499)}y`);
    await expect(form).toContainText("500 / 500");
  });

  test("says what was cut off a text that is pasted", anySize, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { form, message } = await open(page);
    await message.fill("x".repeat(490));
    await page.evaluate(() => navigator.clipboard.writeText("0123456789and more"));
    await message.press("ControlOrMeta+v");
    await expect(message).toHaveValue(`${"x".repeat(490)}0123456789`);
    const notice = form.getByText("we left out the last 8 characters of it");
    await expect(notice).toBeVisible();
    await message.press("Backspace");
    await expect(notice).toBeHidden();
  });
});

test("what was typed survives a reload and a visit to another page", anySize, async ({ page }) => {
  const { form } = await open(page);
  await fillIn(page);
  await page.reload();
  await isHydrated(page);
  await expectWordsKept(page);
  await page.goto("/404.html");
  await page.goto("/contact/");
  await isHydrated(page);
  await expectWordsKept(page);
  await expect(form).toContainText("19 / 500");
});

test.describe("without an endpoint", () => {
  test(
    "there is no honeypot: the visitor's mail program sends no junk",
    anySize,
    async ({ page }) => {
      const { honeypot } = await open(page);
      await expect(honeypot).toHaveCount(0);
    },
  );

  test(
    "the words go to the mail program, and can be copied",
    anySize,
    async ({ page, context, axe }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const { form, send } = await open(page);
      await expect(form).toContainText("Opens your mail program");
      const handovers = await watchHandovers(page);
      await fillIn(page);
      await send.click();
      await expect(form).toContainText("Your mail program should have opened.");
      await expect.poll(() => handovers).toHaveLength(1);
      const mail = new URL(handovers[0] ?? "");
      const body =
        "Two dogs,\none bath?\n\nName: Ada Byron\nEmail: ada@example.com\nPets name: Rex & Co\nPhone: (512) 555-0100";
      expect(mail.protocol + mail.pathname).toBe(`mailto:${site.email}`);
      expect(mail.searchParams.get("body")?.replaceAll("\r\n", "\n")).toBe(body);
      await form.getByRole("button", { name: "Copy" }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(body);
      await expectWordsKept(page);
      expect(await axe()).toEqual([]);
    },
  );

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("the browser hands the words to the mail program", anySize, async ({ page }) => {
      await page.goto("/contact/");
      const handovers = await watchHandovers(page);
      const { form, message, send } = partsOf(page);
      await expect(form.getByText("0 / 500")).toBeHidden();
      await expect(message).toHaveAttribute("maxlength", "500");
      await fillIn(page);
      await send.click();
      await expect.poll(() => handovers).toHaveLength(1);
      const mail = new URL(handovers[0] ?? "");
      expect(mail.protocol + mail.pathname).toBe(`mailto:${site.email}`);
      expect(mail.searchParams.get("body")).toMatch(/email=ada@example\.com\s+petname=Rex/);
    });
  });
});
