import type { Locator, Page } from "@playwright/test";
import { expect } from "../support/fixtures";

export const saveButton = (page: Page): Locator =>
  page.getByRole("button", { name: /^save/i }).first();

/** That of the newest list entry. */
export const textField = (page: Page, name: string): Locator =>
  page.getByRole("textbox", { name, exact: true }).last();

export const textEditor = (page: Page): Locator =>
  page.getByRole("textbox", { name: "Text", exact: true }).first();

/** Opens the first entry of a list. Sveltia CMS sometimes shows a form with all entries open. */
export async function expandFirst(page: Page) {
  const button = page.getByRole("button", { name: "Expand", exact: true }).first();
  const collapseAll = page.getByRole("button", { name: "Collapse All" }).first();
  await expect(button.or(collapseAll).first()).toBeVisible();
  // It can open all entries again while it renders them.
  await expect(async () => {
    if ((await collapseAll.count()) > 0 && (await collapseAll.isEnabled()))
      await collapseAll.click();
    // The form's bar can cover the first one.
    await button.evaluate((element) => element.scrollIntoView({ block: "center" }), null, {
      timeout: 2000,
    });
    await button.click({ timeout: 2000 });
  }).toPass();
}

/** The editor adds invisible direction isolates to words of its labels. */
export const addButton = (page: Page, name: string): Locator =>
  page.getByRole("button", { name: new RegExp(`Add [\\u2068]?${name}`, "i") });

/** Sveltia CMS renders the fields of a new entry late, and then focuses its arrow. */
export async function addEntry(page: Page, name: string) {
  await addButton(page, name).click();
  await expect(page.locator("button[aria-expanded=true]:focus")).toBeVisible();
}

/** Fills the fields of the newest entry. Sveltia CMS renders a field when it is near the screen. */
export async function fillLast(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) {
    await textField(page, name).fill(value);
    await textField(page, name).evaluate((field) => field.scrollIntoView({ block: "start" }));
  }
}

export async function fillFirst(page: Page, name: string, value: string) {
  await expandFirst(page);
  await page.getByRole("textbox", { name, exact: true }).first().fill(value);
}
