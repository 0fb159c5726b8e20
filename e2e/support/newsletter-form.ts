import type { Page } from "@playwright/test";
import { isHydrated } from "./hydration";

/** The footer is on every page; this one is the lightest. */
export const somePage = "/404.html";
/** What a visitor writes. */
export const address = "ada@example.com";

/** The form and what is in it. */
export function partsOf(page: Page) {
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
export async function open(page: Page) {
  await page.goto(somePage);
  await isHydrated(page);
  return partsOf(page);
}
