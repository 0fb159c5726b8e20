// @ts-check
/**
 * @typedef {import("@playwright/test").Page} Page
 *
 * @typedef {object} TapKind something that a visitor taps
 * @property {string} route the page
 * @property {(page: Page) => import("@playwright/test").Locator} target what is tapped
 * @property {string} [done] JavaScript, true in the page once the tap has done what it should;
 *   none if it leads away from the page
 * @property {(page: Page, bookings: number) => boolean | Promise<boolean>} isOnce whether it has
 *   happened exactly once, when all is quiet; `bookings`: how often the booking page was asked for
 */

/** @type {Record<string, TapKind>} */
export const tapKinds = {
  menu: {
    route: "/",
    target: (page) => page.getByRole("button", { name: "Open menu" }),
    done: 'document.getElementById("menu").open',
    isOnce: (page) => page.getByRole("dialog", { name: "Menu" }).isVisible(),
  },
  "next photo": {
    route: "/",
    target: (page) => page.getByRole("button", { name: "Next photo" }),
    done: 'document.querySelector("[aria-label=\\"2 of 12\\"]").closest(".slide").matches(".selected")',
    isOnce: (page) => page.getByRole("group", { name: "2 of 12" }).isVisible(),
  },
  reviews: {
    route: "/",
    target: (page) =>
      page
        .getByRole("region", { name: "What Our Clients Say" })
        .getByRole("button", { name: "Next" }),
    done: `[...document.querySelectorAll('[role="status"]')].some(({ textContent }) => textContent === "Page 2 of 6")`,
    isOnce: (page) => page.getByText("Page 2 of 6").isVisible(),
  },
  question: {
    route: "/faq/",
    target: (page) => page.locator("summary").first(),
    done: 'document.querySelector("details").open',
    isOnce: async (page) => (await page.locator("details[open]").count()) === 1,
  },
  chat: {
    route: "/",
    target: (page) => page.getByRole("button", { name: "Chat with us" }),
    done: 'document.getElementById("chat").open',
    isOnce: (page) => page.getByRole("dialog", { name: "Chat" }).isVisible(),
  },
  book: {
    route: "/",
    target: (page) => page.getByRole("link", { name: "Book Now!" }),
    isOnce: (_, bookings) => bookings === 1,
  },
};
