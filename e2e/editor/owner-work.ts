import type { Editor } from "./fixtures";
import { addEntry, textField, expandFirst } from "./form";

/** A future day that no list of closed days contains. */
export const vacation = { name: "Vacation", date: `March 14, ${new Date().getFullYear() + 1}` };

export const review = {
  text: "He came home smelling of oatmeal and looking like a lion.",
  author: "Ada B.",
  date: "May 2026",
};

/** The new lowest price of the first package, in dollars. */
export const newPrice = 77;

/** Types another price into the first package, without saving. */
export async function fillInPrice({ page, open }: Editor) {
  await open("prices/entries/packages");
  await expandFirst(page);
  const price = page.getByRole("spinbutton").first();
  await page.getByRole("textbox", { name: "From" }).or(price).first().fill(String(newPrice));
}

/** Fills in a new one-time closed day, without saving. */
export async function fillInClosedDay({ page, open }: Editor, day = vacation) {
  await open("hours/entries/closedOnce");
  await addEntry(page, "Closed day");
  await textField(page, "Name").fill(day.name);
  await textField(page, "Date").fill(`${day.date.slice(-4)}-03-14`);
}

/** Fills in a new review, without saving. */
export async function fillInReview({ page, open }: Editor) {
  await open("reviews/entries/reviews");
  await addEntry(page, "Review");
  // The new one is first, and the only expanded one.
  for (const [name, value] of [
    ["Text", review.text],
    ["Author", review.author],
    ["Date", review.date],
  ] as const)
    await page.getByRole("textbox", { name, exact: true }).first().fill(value);
}
