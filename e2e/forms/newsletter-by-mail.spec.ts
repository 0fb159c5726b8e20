import { anySize, expect, test } from "../support/fixtures";
import { watchHandovers } from "../support/forms";
import { isHydrated } from "../support/hydration";
import { address, open, partsOf, somePage } from "../support/newsletter-form";

/* Without an endpoint the words are handed to the visitor's own mail program. */
const words = `Please send your newsletter to ${address}.`;

test(
  "the words go to the mail program, and can be copied",
  anySize,
  async ({ page, context, axe }) => {
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
  },
);

test("where copying is denied the words are selected", anySize, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "clipboard"));
  const { form, field, subscribe } = await open(page);
  await field.fill(address);
  await subscribe.click();
  await form.getByRole("button", { name: "Copy" }).click();
  await expect(form).toContainText("The message is selected");
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(words);
});

test("what was typed survives a reload and a visit to another page", anySize, async ({ page }) => {
  const { field } = await open(page);
  await field.fill(address);
  await page.reload();
  await isHydrated(page);
  await expect(field).toHaveValue(address);
  await page.goto("/"); // the browser itself fills in forms after a reload only
  await isHydrated(page);
  await expect(field).toHaveValue(address);
});

test("what was typed before the scripts came is kept", anySize, async ({ page }) => {
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

test("storage that is denied breaks nothing", anySize, async ({ page }) => {
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

  test("the browser hands the words to the mail program", anySize, async ({ page }) => {
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
