import { content } from "../support/content";
import { expect, test } from "./fixtures";
import { button, link } from "./find";
import { keys } from "./keys";

const [size] = content.dogSizes;
const [coat] = content.coats;
const estimate = `/services/?size=${size?.id}&coat=${coat?.id}`;
const message = { css: "textarea[name=message]" };

/** A text area's own text. */
const written = (textarea: HTMLElement) => (textarea as HTMLTextAreaElement).value;

test("an estimate goes to the shop below one's own words, and survives a reload", async ({
  page,
}) => {
  await page.open("/contact/");
  await page.fill(message, "Is Monday free?");
  await page.press(keys.Tab);
  await page.open(estimate);
  await page.click(button("Send to the shop"));
  await expect.poll(() => page.path()).toBe("/contact/");
  await expect
    .poll(() => page.on(message, written))
    .toMatch(/^Is Monday free\?\s+Price estimate: /);
  await page.reload();
  await expect
    .poll(() => page.on(message, written))
    .toMatch(/^Is Monday free\?\s+Price estimate: /);
});

test("an estimate is booked, and copied or shown to be copied", async ({ page }) => {
  await page.open(estimate);
  await page.see(link("Book this"));
  await page.click(button("Copy"));
  await page.waitFor(
    () =>
      [...document.querySelectorAll("main [role=status]")].some(({ textContent }) =>
        textContent?.includes("Copied."),
      ) || Boolean(document.querySelector("main blockquote")),
  );
});
