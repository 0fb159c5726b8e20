import { someNotice } from "../../../test/builders/shared-data";
import { useState } from "react";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { bookingAddress } from "../../../test/builders/shared-data";
import { recordEvent } from "../../analytics/record-event";
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
  return (
    <div>
      <div role="log">
        <ChatConversation data={data} isOpen optionsRoot={optionsRoot} />
      </div>
      <div ref={setOptionsRoot} data-testid="options" />
    </div>
  );
};

/** Renders the conversation in its log, with the options next to it. */
const show = (data: ChatData = chatData) => render(<Frame data={data} />);

/** Presses buttons of the conversation in order, by the start of their names. */
async function choose(...names: string[]) {
  for (const name of names)
    await userEvent.click(screen.getByRole("button", { name: (text) => text.startsWith(name) }));
}

const log = () => screen.getByRole("log");
const latestTurn = () => log().lastElementChild as HTMLElement;
const options = () => screen.getByTestId("options");
const names = (role: string, part = latestTurn()) =>
  within(part)
    .queryAllByRole(role)
    .map((one) => one.textContent);

/** The conversation outlives its page: returns from the previous test's state to the greeting. */
async function startAgain() {
  const { unmount } = show();
  while (!screen.queryByRole("group", { name: "Questions" }))
    await userEvent.click(
      screen.queryByRole("button", { name: again }) ?? screen.getAllByRole("button")[0]!,
    );
  unmount();
}

beforeEach(async () => {
  jest.clearAllMocks();
  mockSharedData({ site });
  Element.prototype.scrollTo = scrollTo;
  window.matchMedia = () => ({ matches: prefersLessMotion() }) as MediaQueryList;
  await startAgain();
});

test("starts with a greeting and a button for each question", () => {
  show();
  expect(names("paragraph")).toEqual([`We: ${chatData.words.greeting}`]);
  expect(screen.getByRole("group", { name: "Questions" })).toBeVisible();
  expect(names("button", options())).toEqual(chatData.categories.map(({ label }) => label));
  expect(within(log()).queryByRole("button")).not.toBeInTheDocument();
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
  // The receipt contains its buttons, but the log doesn't announce them.
  expect(names("button", log())).toEqual(["Send to the shop", "Copy"]);
  const link = screen.getByRole("link", { name: /^Book Now ?, opens in a new tab$/ });
  expect(link).toHaveAttribute("href", bookingAddress);
  expect(log()).toContainElement(link);
  for (const control of [link, screen.getByRole("button", { name: "Copy" })])
    expect(control.closest("[aria-live=off]")).not.toBeNull();
  expect(names("button", options())).toEqual([again]);
});

test("records the chosen question, and the dog of an estimate", async () => {
  show();
  jest.mocked(recordEvent).mockClear();
  await choose("Pricing", "31-50 lbs", "Double");
  expect(jest.mocked(recordEvent).mock.calls).toEqual([
    ["Chat Category Chosen", { location: "chat", category: "pricing" }],
    ["Estimate Shown", { location: "chat", size: "medium", coat: "double" }],
  ]);
});

test("the booking link of an estimate contains the dog if the provider supports it", async () => {
  show({ ...chatData, dogParameters: { size: "size", coat: "hair" } });
  await choose("Pricing", "121+", "Short");
  expect(latestTurn()).toHaveTextContent("Not offered for this coat: Full groom; Feet,");
  const address = `${bookingAddress}&size=xxxl&hair=short`;
  expect(screen.getByRole("link")).toHaveAttribute("href", address);
});

test("describes a service, lists the others, and links to its article", async () => {
  show();
  await choose("Services", "Walk-in");
  const others = chatData.services.filter(({ label }) => label !== "Walk-in");
  expect(latestTurn()).toHaveTextContent("subject to availability");
  expect(names("button", options())).toEqual([...others.map(({ label }) => label), again]);
  await choose("Dental care");
  expect(names("button", options())[0]).toBe("Learn more");
});

test("shows whether a month's offer is current", async () => {
  jest.useFakeTimers({ now: new Date("2027-03-10T18:00:00Z"), advanceTimers: true });
  const [service] = chatData.services;
  const offer = { id: "trim", month: "March 2027", discount: "$3", subject: "trims" };
  show({
    ...chatData,
    services: [{ ...service!, offer: { ...offer, text: "$3 off in spring!" } }],
  });
  await choose("Services", service!.label);
  const said = names("paragraph", latestTurn());
  expect(said.slice(2).join(" ")).toBe("$3 off in spring! On today, until March 31, 2027.");
});

test("the answer about hours lists days with changed hours", async () => {
  const changedHours = [{ date: "2099-03-14", hours: "10:00 am to 2:00 pm" }];
  mockSharedData({ notice: { ...someNotice, changedHours } });
  show();
  await choose("Hours");
  expect(latestTurn()).toHaveTextContent("But on Saturday, March 14: 10:00 am to 2:00 pm.");
  await choose(again, "Location");
  expect(latestTurn()).not.toHaveTextContent("But on");
});

test("an answer has links for phone, mail and its page, and a button to start over", async () => {
  const answer = "Call (512) 555-0100 or write to hello@paw.example.";
  const page = { path: "/first-visit/", title: "New Here" };
  const category = { id: "contact", label: "Contact", question: "How?", answer, page };
  show({ ...chatData, categories: [category] });
  await choose("Contact");
  expect(names("paragraph")).toEqual(["You: How?", `We: ${answer}`]);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["tel:+15125550100", "mailto:hello@paw.example", page.path]);
  await choose(again);
  expect(names("paragraph", log())).toEqual([`We: ${chatData.words.greeting}`]);
});

test("the booking link announces its new tab and has the chat's label", async () => {
  show();
  await choose("Booking");
  const link = screen.getByRole("link", { name: /^Book Now ?, opens in a new tab$/ });
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener");
  expect(link).toHaveAttribute("data-booking-source", "chat");
});

test("continues on the next page", async () => {
  const { unmount } = show();
  await choose("Pricing", "14-30");
  unmount();
  show();
  await choose("Double");
  expect(screen.getByRole("table", { name: "14-30 lbs, double coat" })).toBeVisible();
});

test.each([
  [false, "smooth"],
  [true, "instant"],
])(
  "moves focus and scrolls to the answer (reduced motion: %s, behavior: %s)",
  async (less, behavior) => {
    jest.useFakeTimers();
    prefersLessMotion.mockReturnValue(less);
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    show();
    act(() => void jest.runAllTimers());
    expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ behavior: "instant" }));
    await user.click(screen.getByRole("button", { name: "Services" }));
    expect(screen.getByRole("group", { name: "Services" })).toHaveFocus();
    act(() => void jest.runAllTimers());
    expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ behavior }));
    jest.useRealTimers();
  },
);

test("the second tap of a double tap doesn't choose a new option", async () => {
  show();
  await choose("Pricing");
  const [size] = within(screen.getByRole("group", { name: "Dog sizes" })).getAllByRole("button");
  await userEvent.click(size!);
  const coats = screen.getByRole("group", { name: "Coats" });
  const [coat] = within(coats).getAllByRole("button");
  fireEvent.click(coat!, { detail: 2 });
  expect(coats).toBeInTheDocument();
  fireEvent.click(coat!, { detail: 1 });
  expect(coats).not.toBeInTheDocument();
});
