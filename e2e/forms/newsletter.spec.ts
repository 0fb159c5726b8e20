import { bothSizes, expect, test } from "../support/fixtures";
import { answer, watchHandovers } from "../support/forms";
import { holdRequests } from "../support/hold-requests";
import { isHydrated } from "../support/hydration";
import { address, open, partsOf, somePage } from "../support/newsletter-form";

/* Every outcome, and what the field asks for, is in src/components/newsletter-form. */

const endpoint = "https://forms.example/newsletter";

test.describe("with an endpoint", () => {
  test.use({ site: "full" });

  test("an accepted address is confirmed and the field is free again", async ({ page, axe }) => {
    await page.route(endpoint, answer(200));
    const { field, subscribe, status } = await open(page);
    await field.focus();
    await page.keyboard.type(address);
    await page.keyboard.press("Tab");
    await expect(subscribe).toBeFocused();
    const sending = page.waitForRequest(endpoint);
    await page.keyboard.press("Enter");
    const request = await sending;
    expect(request.method()).toBe("POST");
    expect(request.postData()).toBe("email=ada%40example.com");
    await expect(status).toHaveText(`Thank you. Our news will come to ${address}.`);
    await expect(field).toHaveValue("");
    await expect(subscribe).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(somePage);
    expect(await axe("footer")).toEqual([]);

    await page.reload();
    await isHydrated(page);
    await expect(field).toHaveValue("");
  });

  test(
    "what the service answers is told below the field, and a last try succeeds",
    bothSizes,
    async ({ page, axe }) => {
      const { field, subscribe, tryAgain, alert, status } = await open(page);
      const topOf = () =>
        field.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
      const before = await topOf();
      await page.route(endpoint, answer(422, "We could not find this mailbox."));
      await field.fill(address);
      await subscribe.click();
      await expect(alert).toHaveText("Not accepted: We could not find this mailbox.");
      await expect(field).toBeFocused();
      expect(await axe("footer")).toEqual([]);

      await page.route(endpoint, answer(500, "Boom"));
      await subscribe.click();
      await expect(alert).toContainText("Something broke on our side");
      await expect(alert).toBeInViewport();
      await expect(tryAgain).toBeFocused();
      expect(await topOf()).toBe(before);
      expect(await axe("footer")).toEqual([]);

      await page.route(endpoint, answer(200));
      await page.keyboard.press("Space");
      await expect(status).toContainText("Thank you");
    },
  );

  test("a late answer takes nobody away from what they have gone on to", async ({ page }) => {
    const { field, subscribe, alert } = await open(page);
    await page.route(endpoint, answer(422, "We could not find this mailbox."));
    const refuse = await holdRequests(page, endpoint);
    await field.fill(address);
    await subscribe.click();
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    const brand = page.getByRole("banner").getByRole("link").first();
    await brand.focus();
    refuse();
    await expect(alert).toContainText("Not accepted");
    await expect(brand).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("the address is posted to the endpoint", async ({ page }) => {
      await page.route(endpoint, answer(200, "Thank you"));
      await page.goto(somePage);
      const { field, subscribe } = partsOf(page);
      await field.fill(address);
      const sending = page.waitForRequest(endpoint);
      await subscribe.click();
      const request = await sending;
      expect(request.method()).toBe("POST");
      expect(request.postData()).toBe("email=ada%40example.com");
      await expect(page).toHaveURL(endpoint);
    });
  });
});

/* Without an endpoint the words are handed to the visitor's own mail program. */
test.describe("without an endpoint", () => {
  test("what was typed before the scripts came is kept, and goes to the mail program", async ({
    page,
    axe,
  }) => {
    const release = await holdRequests(page, /\.js$/);
    await page.goto(somePage, { waitUntil: "commit" });
    const { form, field, subscribe } = partsOf(page);
    await field.fill(address);
    release();
    await isHydrated(page);
    await expect(field).toHaveValue(address);
    await page.goto("/faq/"); // the browser itself fills in forms after a reload only
    await isHydrated(page);
    await expect(field).toHaveValue(address);

    const handovers = await watchHandovers(page);
    await subscribe.click();
    await expect(form).toContainText("One more step: press Send in your email app.");
    await expect.poll(() => handovers).toHaveLength(1);
    const mail = new URL(handovers[0] ?? "");
    expect(mail.protocol).toBe("mailto:");
    expect(mail.pathname).toMatch(/^\S+@\S+$/);
    expect(mail.searchParams.get("subject")).toBe("Newsletter");
    expect(mail.searchParams.get("body")).toBe(`Please send your newsletter to ${address}.`);
    expect(await axe("footer")).toEqual([]);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("the browser hands the words to the mail program", async ({ page }) => {
      await page.goto(somePage);
      const handovers = await watchHandovers(page);
      const { field, subscribe } = partsOf(page);
      await field.fill(address);
      await subscribe.click();
      await expect.poll(() => handovers).toHaveLength(1);
      const mail = new URL(handovers[0] ?? "");
      expect(mail.protocol).toBe("mailto:");
      expect(mail.searchParams.get("subject")).toBe("Newsletter");
      expect(mail.searchParams.get("body")?.trim()).toBe(`email=${address}`);
    });
  });
});
