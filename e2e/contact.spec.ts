import type { Page } from "@playwright/test";
import { content } from "./content";
import { expect, test } from "./fixtures";
import { answer, isHydrated as isFormHydrated, never, watchHandovers } from "./forms";

const endpoint = "https://forms.example/contact";
const selector = "form[aria-label=Contact]";
const { site } = content;

const words = {
  "First name": "Ada",
  "Last name": "Byron",
  Email: "ada@example.com",
  "Pets Name": "Rex & Co",
  Phone: "(512) 555-0100",
  "How can we help you?": "Two dogs,\none bath?",
};
const labels = Object.keys(words) as (keyof typeof words)[];
const posted =
  "first-name=Ada&last-name=Byron&email=ada%40example.com&petname=Rex+%26+Co" +
  "&phone=%28512%29+555-0100&message=Two+dogs%2C%0D%0Aone+bath%3F";

const isHydrated = (page: Page) => isFormHydrated(page, selector);

function partsOf(page: Page) {
  const form = page.getByRole("form", { name: "Contact" });
  return {
    form,
    field: (label: keyof typeof words) => form.getByRole("textbox", { name: label, exact: true }),
    message: form.getByRole("textbox", { name: "How can we help you?" }),
    send: form.getByRole("button", { name: "Send message" }),
    tryAgain: form.getByRole("button", { name: "Try again" }),
    alert: form.getByRole("alert"),
    trap: form.locator("[name=favorite-toy]"),
  };
}

async function open(page: Page) {
  await page.goto("/contact/");
  await isHydrated(page);
  return partsOf(page);
}

async function fillIn(page: Page) {
  for (const label of labels) await partsOf(page).field(label).fill(words[label]);
}

async function expectWordsKept(page: Page) {
  for (const label of labels) await expect(partsOf(page).field(label)).toHaveValue(words[label]);
}

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

  test("has the six fields, named and hinted as specified", async ({ page }) => {
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

test.describe("with an endpoint", () => {
  test.use({ site: "variant" });

  test("a sent message is confirmed and the form is free again", async ({ page, axe }) => {
    await page.route(endpoint, answer(200));
    const { form, field, send } = await open(page);
    await fillIn(page);
    const sending = page.waitForRequest(endpoint);
    await send.click();
    const request = await sending;
    expect(request.method()).toBe("POST");
    expect(request.postData()).toBe(posted);
    await expect(form).toContainText("Thank you. We will answer to ada@example.com.");
    for (const label of labels) await expect(field(label)).toHaveValue("");
    await expect(form).toContainText("0 / 500");
    expect(await axe()).toEqual([]);

    await page.reload();
    await isHydrated(page);
    await expect(field("Email")).toHaveValue("");
  });

  test("a refused message is told in the service's words", async ({ page, axe }) => {
    await page.route(endpoint, answer(422, "We could not find this mailbox."));
    const { send, alert } = await open(page);
    await fillIn(page);
    await send.click();
    await expect(alert).toHaveText("Not accepted: We could not find this mailbox.");
    await expectWordsKept(page);
    expect(await axe()).toEqual([]);
  });

  test("a server error is told, and a second try succeeds", async ({ page, axe }) => {
    await page.route(endpoint, answer(500, "Boom"));
    const { form, send, tryAgain, alert } = await open(page);
    await fillIn(page);
    await send.click();
    await expect(alert).toContainText("Something broke on our side");
    await expectWordsKept(page);
    await expect(form.getByRole("link")).toHaveAttribute("href", /^mailto:.*one%20bath%3F/);
    expect(await axe()).toEqual([]);
    await page.route(endpoint, answer(200));
    await tryAgain.click();
    await expect(form).toContainText("Thank you");
    await expect(alert).toBeHidden();
  });

  test("no answer in ten seconds is told", async ({ page, axe }) => {
    await page.clock.install();
    await page.route(endpoint, never);
    const { form, send, tryAgain, alert } = await open(page);
    await fillIn(page);
    const sending = page.waitForRequest(endpoint);
    await send.click();
    await sending;
    await expect(form).toContainText("Sending…");
    expect(await axe()).toEqual([]);
    await page.clock.fastForward(10_500);
    await expect(alert).toContainText("No answer for 10 seconds");
    await expect(tryAgain).toBeFocused();
    await expectWordsKept(page);
  });

  test("being offline is told, and the words wait for the connection", async ({
    page,
    context,
  }) => {
    const { form, send, tryAgain, alert } = await open(page);
    await fillIn(page);
    await context.setOffline(true);
    await send.click();
    await expect(alert).toContainText("You are offline");
    await expectWordsKept(page);
    await context.setOffline(false);
    await page.route(endpoint, answer(200));
    await tryAgain.click();
    await expect(form).toContainText("Thank you");
  });

  test("a program that fills in every field is thanked, and nothing is sent", async ({
    page,
    externalRequests,
  }) => {
    const { form, send, trap } = await open(page);
    await fillIn(page);
    await trap.evaluate((field: HTMLInputElement) => (field.value = "https://spam.example"));
    await send.click();
    await expect(form).toContainText("Thank you");
    expect(externalRequests.filter((request) => request.url() === endpoint)).toEqual([]);
  });

  for (const [kind, text] of [
    ["an empty message", ""],
    ["a message of blanks", " \n "],
  ] as const) {
    test(`${kind} is stopped by the browser`, async ({ page, externalRequests }) => {
      const { send, message } = await open(page);
      await fillIn(page);
      await message.fill(text);
      await send.click();
      await expect(message).toBeFocused();
      expect(await message.evaluate((field: HTMLTextAreaElement) => field.validity.valid)).toBe(
        false,
      );
      expect(externalRequests.filter((request) => request.url() === endpoint)).toEqual([]);
    });
  }

  test("an address that is none is stopped by the browser", async ({ page, externalRequests }) => {
    const { send, field } = await open(page);
    await fillIn(page);
    await field("Email").fill("ada at example");
    await send.click();
    await expect(field("Email")).toBeFocused();
    expect(externalRequests.filter((request) => request.url() === endpoint)).toEqual([]);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("the message is posted to the endpoint", async ({ page }) => {
      await page.route(endpoint, answer(200, "Thank you"));
      await page.goto("/contact/");
      await fillIn(page);
      const sending = page.waitForRequest(endpoint);
      await partsOf(page).send.click();
      const request = await sending;
      expect(request.method()).toBe("POST");
      expect(request.postData()).toBe(`${posted}&favorite-toy=`);
      await expect(page).toHaveURL(endpoint);
    });
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

  test("ends at 500 characters", async ({ page }) => {
    const { form, message } = await open(page);
    await message.fill("x".repeat(499));
    await message.press("y");
    await message.press("z");
    await expect(message).toHaveValue(`${"x".repeat(499)}y`);
    await expect(form).toContainText("500 / 500");
  });

  test("says what was cut off a text that is pasted", async ({ page, context }) => {
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

test("the trap is met neither by keyboard nor by screen readers", async ({ page }) => {
  const { form, message, send, trap } = await open(page);
  await message.focus();
  await page.keyboard.press("Tab");
  await expect(send).toBeFocused();
  await expect(form.getByRole("textbox")).toHaveCount(6);
  await expect(form.getByRole("textbox", { includeHidden: true })).toHaveCount(7);
  expect(await trap.evaluate((field) => getComputedStyle(field).display)).not.toBe("none");
  await expect(trap).toHaveAttribute("autocomplete", "off");
  const seen = await trap.evaluate((field) => {
    const { x, y } = field.getBoundingClientRect();
    return document.elementFromPoint(x + 1, y + 1) === field;
  });
  expect(seen).toBe(false);
});

test("what was typed survives a reload and a visit to another page", async ({ page }) => {
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
  test("the words go to the mail program, and can be copied", async ({ page, context, axe }) => {
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
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("the browser hands the words to the mail program", async ({ page }) => {
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
