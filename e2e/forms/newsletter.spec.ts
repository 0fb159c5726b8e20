import { anySize, expect, test } from "../support/fixtures";
import { answer, heldAnswer, never } from "../support/forms";
import { isHydrated } from "../support/hydration";
import { address, open, partsOf, somePage } from "../support/newsletter-form";

const endpoint = "https://forms.example/newsletter";

test.use({ site: "variant" });

test(
  "an accepted address is confirmed and the field is free again",
  anySize,
  async ({ page, axe }) => {
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
  },
);

test("a refused address is marked with the service's words", anySize, async ({ page, axe }) => {
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

test("no answer in ten seconds is told", anySize, async ({ page, axe }) => {
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

test("a service that can't be reached is told", anySize, async ({ page, axe }) => {
  await page.route(endpoint, (route) => route.abort("connectionrefused"));
  const { field, subscribe, tryAgain, alert } = await open(page);
  await field.fill(address);
  await subscribe.click();
  await expect(alert).toContainText("We could not be reached");
  await expect(field).toHaveValue(address);
  await expect(tryAgain).toBeVisible();
  expect(await axe("footer")).toEqual([]);
});

test(
  "being offline is told, and the words wait for the connection",
  anySize,
  async ({ page, context, axe, allowedErrors }) => {
    // The page view, if it is sent while the line is down.
    allowedErrors.push(/ERR_INTERNET_DISCONNECTED/);
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
  },
);

test("a double click sends once", anySize, async ({ page, externalRequests }) => {
  const service = heldAnswer();
  await page.route(endpoint, service.accept);
  const { field, subscribe, status } = await open(page);
  await field.fill(address);
  await subscribe.dblclick();
  service.release();
  await expect(status).toContainText("Thank you");
  expect(externalRequests.filter((request) => request.url() === endpoint)).toHaveLength(1);
});

test("the keyboard is enough", anySize, async ({ page }) => {
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
  test(`${kind} is stopped by the browser`, anySize, async ({ page, externalRequests }) => {
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

  test("the address is posted to the endpoint", anySize, async ({ page }) => {
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
