import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { answer, isHydrated as isFormHydrated, never, watchHandovers } from "./forms";

/** The footer is on every page; this one is the lightest. */
const somePage = "/404.html";
const endpoint = "https://forms.example/newsletter";
const address = "ada@example.com";

const isHydrated = (page: Page) => isFormHydrated(page, "footer form");

function partsOf(page: Page) {
  const form = page.getByRole("form", { name: "Newsletter" });
  return {
    form,
    field: form.getByRole("textbox", { name: "Email address" }),
    subscribe: form.getByRole("button", { name: "Subscribe" }),
    tryAgain: form.getByRole("button", { name: "Try again" }),
    alert: form.getByRole("alert"),
    status: form.getByRole("status"),
  };
}

/** Opens the page and waits until its scripts answer. */
async function open(page: Page) {
  await page.goto(somePage);
  await isHydrated(page);
  return partsOf(page);
}

test.describe("with an endpoint", () => {
  test.use({ site: "variant" });

  test("an accepted address is confirmed and the field is free again", async ({ page, axe }) => {
    await page.route(endpoint, answer(200));
    const { field, subscribe, status } = await open(page);
    await field.fill(address);
    const sending = page.waitForRequest(endpoint);
    await subscribe.click();

    const request = await sending;
    expect(request.method()).toBe("POST");
    expect(request.postData()).toBe("email=ada%40example.com");
    await expect(status).toHaveText(`Thank you. Our news will come to ${address}.`);
    await expect(field).toHaveValue("");
    expect(new URL(page.url()).pathname).toBe(somePage);
    expect(await axe("footer")).toEqual([]);

    await page.reload();
    await isHydrated(page);
    await expect(field).toHaveValue("");
  });

  test("a refused address is marked with the service's words", async ({ page, axe }) => {
    await page.route(endpoint, answer(422, "We could not find this mailbox."));
    const { field, subscribe, alert } = await open(page);
    await field.fill(address);
    await subscribe.click();
    await expect(alert).toHaveText("Not accepted: We could not find this mailbox.");
    await expect(field).toHaveValue(address);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    expect(await axe("footer")).toEqual([]);
  });

  test("a server error is told, and a second try succeeds", async ({ page, axe }) => {
    await page.route(endpoint, answer(500, "Boom"));
    const { form, field, subscribe, tryAgain, alert, status } = await open(page);
    await field.fill(address);
    await subscribe.click();
    await expect(alert).toContainText("Something broke on our side");
    await expect(field).toHaveValue(address);
    await expect(form.getByRole("link")).toHaveAttribute("href", /^mailto:.*ada%40example\.com/);
    expect(await axe("footer")).toEqual([]);

    await page.route(endpoint, answer(200));
    await tryAgain.click();
    await expect(status).toContainText("Thank you");
    await expect(alert).toBeHidden();
    await expect(subscribe).toBeVisible();
  });

  test("no answer in ten seconds is told", async ({ page, axe }) => {
    await page.clock.install();
    await page.route(endpoint, never);
    const { form, field, subscribe, tryAgain, alert, status } = await open(page);
    await field.fill(address);
    const sending = page.waitForRequest(endpoint);
    await subscribe.click();
    await sending;
    await page.clock.fastForward(9_000);
    await expect(status).toHaveText("Sending…");
    await expect(form).toHaveAttribute("aria-busy", "true");
    await expect(subscribe).toBeFocused();
    expect(await axe("footer")).toEqual([]);

    await page.clock.fastForward(1_500);
    await expect(alert).toContainText("No answer for 10 seconds");
    await expect(field).toHaveValue(address);
    await expect(tryAgain).toBeFocused();
    await expect(form).toHaveAttribute("aria-busy", "false");
    expect(await axe("footer")).toEqual([]);
  });

  test("a service that can't be reached is told", async ({ page, axe }) => {
    await page.route(endpoint, (route) => route.abort("connectionrefused"));
    const { field, subscribe, tryAgain, alert } = await open(page);
    await field.fill(address);
    await subscribe.click();
    await expect(alert).toContainText("We could not be reached");
    await expect(field).toHaveValue(address);
    await expect(tryAgain).toBeVisible();
    expect(await axe("footer")).toEqual([]);
  });

  test("being offline is told, and the words wait for the connection", async ({
    page,
    context,
    axe,
  }) => {
    await page.route(endpoint, answer(200));
    const { field, subscribe, tryAgain, alert, status } = await open(page);
    await field.fill(address);
    await page.unroute(endpoint);
    await context.setOffline(true);
    await subscribe.click();
    await expect(alert).toContainText("You are offline");
    await expect(field).toHaveValue(address);
    expect(await axe("footer")).toEqual([]);

    await context.setOffline(false);
    await page.route(endpoint, answer(200));
    await tryAgain.click();
    await expect(status).toContainText("Thank you");
  });

  test("a double click sends once", async ({ page, externalRequests }) => {
    await page.route(endpoint, answer(200));
    const { field, subscribe, status } = await open(page);
    await field.fill(address);
    await subscribe.dblclick();
    await expect(status).toContainText("Thank you");
    expect(externalRequests.filter((request) => request.url() === endpoint)).toHaveLength(1);
  });

  test("the keyboard is enough", async ({ page }) => {
    await page.route(endpoint, answer(500));
    const { field, subscribe, tryAgain, alert, status } = await open(page);
    await field.focus();
    await page.keyboard.type(address);
    await page.keyboard.press("Tab");
    await expect(subscribe).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(alert).toBeVisible();
    await expect(tryAgain).toBeFocused();
    await page.route(endpoint, answer(200));
    await page.keyboard.press("Space");
    await expect(status).toContainText("Thank you");
    await expect(subscribe).toBeFocused();
  });

  for (const [kind, words] of [
    ["an empty field", ""],
    ["no address", "ada at example"],
  ] as const) {
    test(`${kind} is stopped by the browser`, async ({ page, externalRequests }) => {
      const { field, subscribe, status } = await open(page);
      await field.fill(words);
      await subscribe.click();
      await expect(field).toBeFocused();
      expect(await field.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false);
      await expect(status).toBeEmpty();
      expect(externalRequests.filter((request) => request.url() === endpoint)).toEqual([]);
    });
  }

  test("a status moves nothing above it", async ({ page }) => {
    await page.route(endpoint, answer(500));
    const { field, subscribe, alert } = await open(page);
    await field.fill(address);
    const topOf = () =>
      field.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    const before = await topOf();
    await subscribe.click();
    await expect(alert).toBeInViewport();
    expect(await topOf()).toBe(before);
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

test.describe("without an endpoint", () => {
  const words = `Please send your newsletter to ${address}.`;

  test("the words go to the mail program, and can be copied", async ({ page, context, axe }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { form, field, subscribe } = await open(page);
    await expect(form).toContainText("Opens your mail program");
    expect(await axe("footer")).toEqual([]);
    const handovers = await watchHandovers(page);
    await field.fill(address);
    await subscribe.click();

    await expect(form).toContainText("Your mail program should have opened.");
    await expect.poll(() => handovers).toHaveLength(1);
    const mail = new URL(handovers[0] ?? "");
    expect(mail.protocol).toBe("mailto:");
    expect(mail.pathname).toMatch(/^\S+@\S+$/);
    expect(mail.searchParams.get("subject")).toBe("Newsletter");
    expect(mail.searchParams.get("body")).toBe(words);
    await expect(form.getByRole("link", { name: mail.pathname })).toBeVisible();
    await expect(field).toHaveValue(address);

    await form.getByRole("button", { name: "Copy" }).click();
    await expect(form).toContainText("Copied.");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(words);
    expect(await axe("footer")).toEqual([]);
  });

  test("where copying is denied the words are selected", async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "clipboard"));
    const { form, field, subscribe } = await open(page);
    await field.fill(address);
    await subscribe.click();
    await form.getByRole("button", { name: "Copy" }).click();
    await expect(form).toContainText("The message is selected");
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(words);
  });

  test("what was typed survives a reload and a visit to another page", async ({ page }) => {
    const { field } = await open(page);
    await field.fill(address);
    await page.reload();
    await isHydrated(page);
    await expect(field).toHaveValue(address);
    await page.goto("/"); // the browser itself fills in forms after a reload only
    await isHydrated(page);
    await expect(field).toHaveValue(address);
  });

  test("what was typed before the scripts came is kept", async ({ page }) => {
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(somePage, { waitUntil: "commit" });
    const { field } = partsOf(page);
    await field.fill(address);
    release();
    await isHydrated(page);
    await expect(field).toHaveValue(address);
    await page.reload();
    await isHydrated(page);
    await expect(field).toHaveValue(address);
  });

  test("storage that is denied breaks nothing", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("Denied", "SecurityError");
        },
      });
    });
    const { form, field, subscribe } = await open(page);
    await field.fill(address);
    await subscribe.click();
    await expect(form).toContainText("Your mail program should have opened.");
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("the browser hands the words to the mail program", async ({ page }) => {
      await page.goto(somePage);
      const handovers = await watchHandovers(page);
      const { form, field, subscribe } = partsOf(page);
      await expect(form).toHaveAttribute("enctype", "text/plain");
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
