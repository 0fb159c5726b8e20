import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { respondWith, respondWithJson } from "../support/forms";
import { delayRequests } from "../support/delay-requests";
import { waitForHydration } from "../support/hydration";

/*
 * src/components/forms tests every result with and without scripts; contact.spec.ts tests forms
 * that browsers send themselves.
 */

const endpoint = "https://usebasin.com/f/1a2b3c4d5e6f";

/** The form is on every page. This one is the smallest. */
const somePage = "/404.html";
const email = "ada@example.com";

/** The form and its elements. */
function newsletterForm(page: Page) {
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

/** Opens the page and waits for hydration. */
async function openNewsletter(page: Page) {
  await page.goto(somePage);
  await waitForHydration(page);
  return newsletterForm(page);
}

test.describe("with an endpoint", () => {
  test.use({ site: "full" });

  test("a visitor sees the service's answer below the field, and can try again", async ({
    page,
    axe,
  }) => {
    const { field, subscribe, tryAgain, alert, status } = await openNewsletter(page);
    const topOf = () =>
      field.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    const before = await topOf();
    await page.route(endpoint, respondWith(500, "Boom"));
    await field.fill(email);
    await subscribe.click();
    await expect(alert).toContainText("It couldn’t be sent now.");
    expect(await axe("footer")).toEqual([]);
    await expect(alert).toBeInViewport();
    await expect(tryAgain).toBeFocused();
    expect(await topOf()).toBe(before);

    await page.route(endpoint, respondWithJson(200, { success: true }));
    const sending = page.waitForRequest(endpoint);
    await page.keyboard.press("Space");
    const request = await sending;
    expect(request.method()).toBe("POST");
    expect(request.postData()).toBe("email=ada%40example.com");
    await expect(status).toHaveText(`Thank you. We’ll send our news to ${email}.`);
    expect(new URL(page.url()).pathname).toBe(somePage);
    expect(await axe("footer")).toEqual([]);

    await page.reload();
    await waitForHydration(page);
    await expect(field).toHaveValue("");
  });
});

test("an email address typed before the scripts load stays, also on the next page", async ({
  page,
}) => {
  const release = await delayRequests(page, /\.js$/);
  await page.goto(somePage, { waitUntil: "commit" });
  const { field } = newsletterForm(page);
  await field.fill(email);
  release();
  await waitForHydration(page);
  await expect(field).toHaveValue(email);
  await page.goto("/faq/"); // browsers restore forms by themselves only after a reload
  await waitForHydration(page);
  await expect(field).toHaveValue(email);
});
