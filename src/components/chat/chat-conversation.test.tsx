import { someNotice } from "../../../test/builders/shared-data";
import { useState } from "react";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { bookingAddress } from "../../../test/builders/shared-data";
import type { ChatData } from "../../lib/chat/chat-data";
import { chatData } from "../../../test/builders/chat-data";
import { ChatConversation } from "./chat-conversation";

jest.mock("../../analytics/record-event");

const site = { salesTaxPercent: 8.25 };
const again = "Ask Another Question";
const scrollTo = jest.fn();
const prefersLessMotion = jest.fn(() => false);

const Frame = ({ data }: { data: ChatData }) => {
  const [optionsRoot, setOptionsRoot] = useState<Element | null>(null);
  const [statusRoot, setStatusRoot] = useState<Element | null>(null);
  return (
    <div>
      <div role="log">
        <ChatConversation data={data} isOpen optionsRoot={optionsRoot} statusRoot={statusRoot} />
      </div>
      <div ref={setStatusRoot} role="status" data-testid="heard" />
      <div ref={setOptionsRoot} data-testid="options" />
    </div>
  );
};

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const show = (data: ChatData = chatData) => render(<Frame data={data} />);

/** Presses buttons of the conversation in order, by the start of their names. */
async function choose(...names: string[]) {
  for (const name of names)
    await user.click(screen.getByRole("button", { name: (text) => text.startsWith(name) }));
}

const log = () => screen.getByRole("log");
const latestTurn = () => log().lastElementChild as HTMLElement;
const options = () => screen.getByTestId("options");
const heard = () => screen.getByTestId("heard").textContent;
const names = (role: string, part = latestTurn()) =>
  within(part)
    .queryAllByRole(role)
    .map((one) => one.textContent);

/** The conversation outlives its page: returns from the previous test's state to the greeting. */
async function startAgain() {
  const { unmount } = show();
  while (!screen.queryByRole("group", { name: "Questions" }))
    await user.click(
      screen.queryByRole("button", { name: again }) ?? screen.getAllByRole("button")[0]!,
    );
  unmount();
}

beforeEach(async () => {
  jest.useFakeTimers(); // what is heard disappears after a while
  mockSharedData({ site });
  Element.prototype.scrollTo = scrollTo;
  window.matchMedia = () => ({ matches: prefersLessMotion() }) as MediaQueryList;
  await startAgain();
  jest.clearAllMocks(); // on a slow machine, its window has scrolled
});

test("shows a receipt with a booking link after three choices", async () => {
  show();
  await choose("Pricing", "31-50 lbs", "Double");
  expect(screen.getByRole("table", { name: "31-50 lbs, double coat" })).toBeVisible();
  expect(names("columnheader")).toEqual(["Service", "Before tax", "8.25% sales tax", "With tax"]);
  expect(names("row").slice(1)).toEqual([
    "Bath: $51.00 before tax, $4.21 tax, $55.21 with tax. ",
    "Full groom: $103.00 before tax, $8.50 tax, $111.50 with tax. ",
    "Feet, Face & Fanny: $35.00 before tax, $2.89 tax, $37.89 with tax. ",
  ]);
  expect(heard()).toBe(
    "We: 31-50 lbs, double coat: Bath: $51.00, with tax $55.21. Full groom: $103.00, with tax $111.50. " +
      "Feet, Face & Fanny: $35.00, with tax $37.89. Anything else you would like to know?",
  );
  expect(names("button", log())).toEqual(["Send to the shop", "Copy"]);
  const link = screen.getByRole("link", { name: /^Book Now ?, opens in a new tab$/ });
  expect(link).toHaveAttribute("href", bookingAddress);
  expect(log()).toContainElement(link);
  expect(names("button", options())).toEqual([again]);
});

test("an answer that was announced is only in the log", async () => {
  show();
  for (const question of ["Hours", again, "Location"]) {
    await choose(question);
    expect(heard()).toMatch(/^We: /);
    act(() => void jest.advanceTimersByTime(2_000));
    expect(heard()).toBe("");
  }
  expect(latestTurn()).toHaveTextContent("We: ");
});

test('"Booking" has a link that opens a new tab, so that the conversation stays', async () => {
  show();
  await choose("Booking");
  const link = within(options()).getByRole("link", { name: /^Book Now/ });
  expect(link).toHaveAttribute("href", bookingAddress);
  expect(link).toHaveAttribute("target", "_blank");
});

test("100 ms after an answer, its turn is at the top of the window", () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "Hours" }));
  act(() => void jest.advanceTimersByTime(99));
  expect(scrollTo).not.toHaveBeenCalled();
  act(() => void jest.advanceTimersByTime(1));
  const { offsetTop: top } = latestTurn();
  expect(scrollTo).toHaveBeenCalledWith({ top, behavior: "smooth" });
});

test("the booking link of an estimate contains the dog if the provider supports it", async () => {
  show({ ...chatData, dogParameters: { size: "size", coat: "hair" } });
  await choose("Pricing", "121+", "Short");
  for (const text of [latestTurn().textContent, heard()])
    expect(text).toContain("No listed price for 121+ lbs, short coat: Full groom; Feet,");
  const address = `${bookingAddress}&size=xxxl&hair=short`;
  expect(screen.getByRole("link", { name: /^Book Now/ })).toHaveAttribute("href", address);
});

test("the answer about hours lists days with changed hours", async () => {
  const changedHours = [{ date: "2099-03-14", hours: "10:00 am to 2:00 pm" }];
  mockSharedData({ notice: { ...someNotice, changedHours } });
  show();
  await choose("Hours");
  for (const text of [latestTurn().textContent, heard()])
    expect(text).toContain("But on Saturday, March 14: 10:00 am to 2:00 pm.");
  await choose(again, "Location");
  expect(latestTurn()).not.toHaveTextContent("But on");
});

test("the second tap of a double tap doesn't choose a new option", async () => {
  show();
  await choose("Pricing");
  const [size] = within(screen.getByRole("group", { name: "Dog sizes" })).getAllByRole("button");
  await user.click(size!);
  const coats = screen.getByRole("group", { name: "Coats" });
  const [coat] = within(coats).getAllByRole("button");
  fireEvent.click(coat!, { detail: 2 });
  expect(coats).toBeInTheDocument();
  fireEvent.click(coat!, { detail: 1 });
  expect(coats).not.toBeInTheDocument();
});
