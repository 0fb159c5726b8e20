import type { Page } from "@playwright/test";
import { expect } from "./fixtures";
import { openHydrated } from "./page";

export const input = {
  "First name": "Ada",
  "Last name": "Byron",
  Email: "ada@example.com",
  "Pets Name": "Rex & Co",
  Phone: "(512) 555-0100",
  "How can we help you?": "Two dogs,\none bath?",
};
export const labels = Object.keys(input) as (keyof typeof input)[];

/** Matches a label in any case, because the tests' translator writes capital letters. */
const inAnyCase = (name: string) => new RegExp(`^${name.replace("?", "\\?")}$`, "i");

export function contactForm(page: Page) {
  const form = page.getByRole("form", { name: "Contact" });
  return {
    form,
    field: (label: keyof typeof input) => form.getByRole("textbox", { name: inAnyCase(label) }),
    message: form.getByRole("textbox", { name: "How can we help you?" }),
    send: form.getByRole("button", { name: "Send message" }),
    tryAgain: form.getByRole("button", { name: "Try again" }),
    alert: form.getByRole("alert"),
  };
}

export async function openContactForm(page: Page, address = "/contact/") {
  await openHydrated(page, address);
  return contactForm(page);
}

export async function fillIn(page: Page) {
  for (const label of labels) await contactForm(page).field(label).fill(input[label]);
}

export async function expectInputKept(page: Page) {
  for (const label of labels)
    await expect(contactForm(page).field(label)).toHaveValue(input[label]);
}
