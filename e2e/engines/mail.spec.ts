import { words } from "../support/contact-form";
import { content } from "../support/content";
import { address } from "../support/newsletter-form";
import { expect, test } from "./fixtures";
import { button, field, form } from "./find";
import type { Page } from "./page";

/* With scripts and without. */

const contact = form("Contact");
const newsletter = form("Newsletter");
const { email } = content.site;

async function fillIn(page: Page) {
  for (const [label, text] of Object.entries(words))
    await page.fill(field(new RegExp(`^${label.replace("?", "\\?")}`), contact), text);
}

test("a message without its words is not handed over", async ({ page, notes }) => {
  await page.open("/contact/");
  await page.click(button("Send message", contact));
  const isAtInvalidField = () => Boolean(document.activeElement?.matches("form :invalid"));
  await page.waitFor(isAtInvalidField);
  expect(await notes("handed-over")).toEqual([]);
});

test("the message is handed to the mail program", async ({ page, notes }) => {
  await page.open("/contact/");
  await fillIn(page);
  await page.click(button("Send message", contact));
  await expect.poll(() => notes("handed-over")).toHaveLength(1);
  const [mail = ""] = await notes("handed-over");
  expect(new URL(mail).pathname).toBe(email);
  for (const text of ["Ada", "Byron", "ada@example.com", "Two dogs,"])
    expect(new URL(mail).searchParams.get("body")).toContain(text);
  if (page.scripts) await page.see(button("Copy", contact));
});

test("the newsletter's address is handed to the mail program", async ({ page, notes }) => {
  await page.open("/404.html");
  await page.fill(field("Email address", newsletter), address);
  await page.click(button("Subscribe", newsletter));
  await expect.poll(() => notes("handed-over")).toHaveLength(1);
  const [mail = ""] = await notes("handed-over");
  expect(new URL(mail).searchParams.get("body")).toContain(address);
});
