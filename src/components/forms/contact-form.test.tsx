import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { recordEvent } from "../../analytics/record-event";
import { honeypotName, readPending, saveDrafts, writeDraft } from "../../browser/draft-storage";
import { prefillMessage } from "../../browser/session-storage";
import { openMail, type Outcome, submitForm } from "../../browser/submit-form";
import { lengthLabel } from "../../lib/forms/message-limit";
import { ContactForm } from "./contact-form";

// As the inline script of each page does.
saveDrafts();

jest.mock("../../browser/submit-form");
jest.mock("../../analytics/record-event");

const endpoint = "https://formspree.io/f/abcdwxyz";
const input = {
  "First name": "Ada",
  "Last name": "Byron",
  Email: "ada@example.com",
  "Pets Name": "Rex",
  Phone: "(512) 555-0199",
  "How can we help you?": "Two dogs",
};

const estimate = "Price estimate: a dog\nBath: $51";

const field = (name: string) => screen.getByRole("textbox", { name });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

function show(contactEndpoint: string | null) {
  mockSharedData({ site: { forms: { contactEndpoint, newsletterEndpoint: null } } });
  const { container } = render(<ContactForm />);
  return container;
}

function fillIn() {
  for (const [label, value] of Object.entries(input))
    fireEvent.input(field(label), { target: { value } });
}

function expectInput(expected: Partial<typeof input>) {
  for (const label of Object.keys(input) as (keyof typeof input)[])
    expect(field(label)).toHaveValue(expected[label] ?? "");
}

beforeEach(() => {
  jest.clearAllMocks();
  window.sessionStorage.clear();
});

test("sends all fields once, confirms, and empties the form", async () => {
  let answer: (outcome: Outcome) => void = () => undefined;
  jest.mocked(submitForm).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  show(endpoint);
  fillIn();
  await userEvent.dblClick(screen.getByRole("button", { name: "Send message" }));
  expect(screen.getByText("Sending…")).toBeVisible();
  answer({ status: "sent" });
  const thanks = await screen.findByText(/^Thank you\./);
  expect(thanks.childNodes).toHaveLength(1);
  expect(thanks).toHaveTextContent("Thank you. We’ll reply to ada@example.com.");
  expect(submitForm).toHaveBeenCalledTimes(1);
  const [[to, data] = []] = jest.mocked(submitForm).mock.calls;
  expect(to).toBe(endpoint);
  expect([...(data?.values() ?? [])]).toEqual(Object.values(input));
  const names = "first-name last-name email petname phone message";
  expect([...(data?.keys() ?? [])].join(" ")).toBe(names);
  expectInput({});
  expect(screen.getByText(lengthLabel(0))).toBeInTheDocument();
  expect(window.sessionStorage).toHaveLength(0);
});

test.each<[Outcome, problem: RegExp, button: string]>([
  [{ status: "unavailable" }, /^It couldn’t be sent now\..* call/, "Try again"],
  [{ status: "uncertain" }, /^It may have arrived\./, "Try again"],
  [{ status: "offline" }, /You are offline/, "Try again"],
])("%j: shows the problem, keeps the text, and sends again", async (outcome, problem, button) => {
  jest.mocked(submitForm).mockResolvedValueOnce(outcome).mockResolvedValueOnce({ status: "sent" });
  show(endpoint);
  fillIn();
  await press("Send message");
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent(problem);
  expect(alert.childNodes).toHaveLength(1);
  expectInput(input);
  await press(button);
  expect(await screen.findByText(/^Thank you/)).toBeVisible();
  expect(jest.mocked(recordEvent).mock.calls).toEqual([
    ["Form Failed", { location: "contact_form", reason: outcome.status }],
    ["Form Sent", { location: "contact_form" }],
  ]);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("the panel of an attempt is gone after the browser refused the next one", async () => {
  jest.mocked(submitForm).mockResolvedValue({ status: "sent" });
  show(endpoint);
  fillIn();
  await press("Send message");
  await screen.findByText(/^Thank you/);
  fireEvent.input(field("Email"), { target: { value: "ada@example.com" } });
  await press("Send message");
  expect(screen.queryByText(/^Thank you/)).not.toBeInTheDocument();
  expect(field("Email")).toHaveValue("ada@example.com");
  expect(submitForm).toHaveBeenCalledTimes(1);
});

test("a message that was on its way is shown on return, and isn't a draft", async () => {
  jest.mocked(submitForm).mockReturnValue(new Promise(() => undefined));
  const visit = () => {
    mockSharedData({ site: { forms: { contactEndpoint: endpoint, newsletterEndpoint: null } } });
    return render(<ContactForm />);
  };
  const { unmount } = visit();
  fillIn();
  await press("Send message");
  unmount();
  const { container } = visit();
  expect(await screen.findByRole("alert")).toHaveTextContent(/It may have arrived\. .* call/);
  expect(container.querySelector("blockquote")).toHaveTextContent("Two dogs Name: Ada Byron");
  expectInput({});
});

test("a message that failed after its visitor left is a draft again", async () => {
  let answer: (outcome: Outcome) => void = () => undefined;
  jest.mocked(submitForm).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  show(endpoint);
  fillIn();
  await press("Send message");
  cleanup();
  await act(() => Promise.resolve(answer({ status: "unavailable" })));
  show(endpoint);
  expectInput(input);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test.each([
  ["Email", "ada at example"],
  ["How can we help you?", ""],
  ["How can we help you?", " \n "],
])("sends nothing if %s is %j", async (label, value) => {
  show(endpoint);
  fillIn();
  fireEvent.input(field(label), { target: { value } });
  await press("Send message");
  expect(field(label)).toBeInvalid();
  expect(submitForm).not.toHaveBeenCalled();
});

test("keeps what was typed before hydration, instead of a draft", () => {
  mockSharedData();
  writeDraft("contact", { message: "Old words" });
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(<ContactForm />);
  container.querySelector("textarea")!.value = "Early words";
  render(<ContactForm />, { container, hydrate: true });
  expect(field("How can we help you?")).toHaveValue("Early words");
  container.remove();
});

test.each([
  ["ada", "true"],
  ["ada@example.com", "false"],
])("after leaving the email field with %s, aria-invalid is %s", async (typed, expected) => {
  show(null);
  await userEvent.type(field("Email"), typed);
  expect(field("Email")).toHaveAttribute("aria-invalid", "false");
  await userEvent.tab();
  expect(field("Email")).toHaveAttribute("aria-invalid", expected);
});

test("a filled honeypot prevents the first attempt", async () => {
  jest.mocked(submitForm).mockResolvedValue({ status: "sent" });
  const honeypot = show(endpoint).querySelector(`[name="${honeypotName}"]`)!;
  expect(honeypot).toHaveAttribute("tabindex", "-1");
  fillIn();
  fireEvent.input(honeypot, { target: { value: "ball" } });
  const draft = JSON.parse(window.sessionStorage.getItem("draft:contact") ?? "") as object;
  expect(Object.values(draft)).toEqual(Object.values(input));

  await press("Send message");
  expect(submitForm).not.toHaveBeenCalled();
  expect(screen.getByRole("alert")).toHaveTextContent("it wasn’t sent");
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["tel:+15125550100", expect.stringContaining("Two%20dogs")]);
  expectInput(input);
  expect(readPending("contact")).toEqual({});
  expect(honeypot).toHaveValue("");

  await press("Try again");
  const [[, data] = []] = jest.mocked(submitForm).mock.calls;
  expect(data?.get("message")).toBe("Two dogs");
  expect(data?.has(honeypotName)).toBe(false);
});

test("without an endpoint, the email app opens with the text, and the form keeps it", async () => {
  expect(show(null).querySelector(`[name="${honeypotName}"]`)).toBeNull();
  expect(screen.getByText(/^This opens your email app/)).toBeVisible();
  fillIn();
  await press("Send message");
  const [[mail = ""] = []] = jest.mocked(openMail).mock.calls;
  expect(Object.fromEntries(new URL(mail).searchParams)).toEqual({
    subject: "Question from the website",
    body: "Two dogs\r\n\r\nName: Ada Byron\r\nEmail: ada@example.com\r\nPets name: Rex\r\nPhone: (512) 555-0199",
  });
  expect(screen.getByText(/should now show this message/)).toBeVisible();
  expect(recordEvent).toHaveBeenLastCalledWith("Form Handed Over", { location: "contact_form" });
  expectInput(input);
});

test("adds the estimate to the message, counts it, and announces it", async () => {
  prefillMessage(estimate);
  show(null);
  const note = await screen.findByText(/^Your estimate is in the message/);
  expect(note.closest("[role=status]")).not.toBeNull();
  expect(field("How can we help you?")).toHaveValue(estimate);
  expect(screen.getByText(lengthLabel(estimate.length))).toBeVisible();
});

test("doesn't change a message without room for the estimate, and explains why", async () => {
  const own = "x".repeat(490);
  writeDraft("contact", { message: own });
  prefillMessage(estimate);
  show(null);
  await screen.findByText(/no room left/);
  expect(field("How can we help you?")).toHaveValue(own);
});
