import { expectWordsKept, fillIn, labels, open, partsOf } from "../support/contact-form";
import { content } from "../support/content";
import { anySize, expect, test } from "../support/fixtures";
import { answer, never } from "../support/forms";
import { isHydrated } from "../support/hydration";

const endpoint = "https://forms.example/contact";
const posted =
  "first-name=Ada&last-name=Byron&email=ada%40example.com&petname=Rex+%26+Co" +
  "&phone=%28512%29+555-0100&message=Two+dogs%2C%0D%0Aone+bath%3F";

test.use({ site: "variant" });

test("a sent message is confirmed and the form is free again", anySize, async ({ page, axe }) => {
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

test("a refused message is told in the service's words", anySize, async ({ page, axe }) => {
  await page.route(endpoint, answer(422, "We could not find this mailbox."));
  const { send, alert } = await open(page);
  await fillIn(page);
  await send.click();
  await expect(alert).toHaveText("Not accepted: We could not find this mailbox.");
  await expectWordsKept(page);
  expect(await axe()).toEqual([]);
});

test("a server error is told, and a second try succeeds", anySize, async ({ page, axe }) => {
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

test("no answer in ten seconds is told", anySize, async ({ page, axe }) => {
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

test(
  "being offline is told, and the words wait for the connection",
  anySize,
  async ({ page, context, allowedErrors }) => {
    // The page view, if it is sent while the line is down.
    allowedErrors.push(/ERR_INTERNET_DISCONNECTED/);
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
  },
);

test.describe("the honeypot", () => {
  test("is met neither by keyboard nor by screen readers", async ({ page }) => {
    const { form, message, send, honeypot } = await open(page);
    await message.focus();
    await page.keyboard.press("Tab");
    await expect(send).toBeFocused();
    await expect(form.getByRole("textbox")).toHaveCount(6);
    await expect(form.getByRole("textbox", { includeHidden: true })).toHaveCount(7);
    expect(await honeypot.evaluate((field) => getComputedStyle(field).display)).not.toBe("none");
    await expect(honeypot).toHaveAttribute("autocomplete", "off");
    const seen = await honeypot.evaluate((field) => {
      const { x, y } = field.getBoundingClientRect();
      return document.elementFromPoint(x + 1, y + 1) === field;
    });
    expect(seen).toBe(false);
  });

  test(
    "filled in sends nothing, keeps the words, says how to reach the shop, and a second try succeeds",
    anySize,
    async ({ page, axe, externalRequests }) => {
      const { form, send, tryAgain, alert, honeypot } = await open(page);
      await fillIn(page);
      await honeypot.evaluate((field: HTMLInputElement) => {
        field.value = "https://spam.example";
        field.dispatchEvent(new Event("input", { bubbles: true }));
      });
      await send.click();
      await expect(alert).toContainText("This was not sent: a hidden field was filled in");
      await expect(alert.getByRole("link", { name: content.site.phone })).toBeVisible();
      await expect(alert.getByRole("link", { name: content.site.email })).toHaveAttribute(
        "href",
        /^mailto:.*one%20bath%3F/,
      );
      await expectWordsKept(page);
      expect(await axe()).toEqual([]);
      expect(externalRequests.filter((request) => request.url() === endpoint)).toEqual([]);

      await page.route(endpoint, answer(200));
      await tryAgain.click();
      await expect(form).toContainText("Thank you");
    },
  );

  test(
    "filled in is empty again after a reload, and the words are not",
    anySize,
    async ({ page }) => {
      const { honeypot } = await open(page);
      await fillIn(page);
      await honeypot.evaluate((field: HTMLInputElement) => {
        field.value = "https://spam.example";
        field.dispatchEvent(new Event("input", { bubbles: true }));
      });
      await page.reload();
      await isHydrated(page);
      await expectWordsKept(page);
      await expect(honeypot).toHaveValue("");
    },
  );
});

for (const [kind, text] of [
  ["an empty message", ""],
  ["a message of blanks", " \n "],
] as const) {
  test(`${kind} is stopped by the browser`, anySize, async ({ page, externalRequests }) => {
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
