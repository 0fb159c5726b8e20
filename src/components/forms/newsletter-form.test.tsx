import { saveDrafts } from "../../browser/draft-storage";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { openMail } from "../../browser/open-mail";
import { type Outcome, submitForm } from "../../browser/submit-form";
import { NewsletterForm } from "./newsletter-form";

// As the inline script of each page does.
saveDrafts();

jest.mock("../../browser/submit-form", () => ({
  ...jest.requireActual<object>("../../browser/submit-form"),
  submitForm: jest.fn(),
}));
jest.mock("../../browser/open-mail");

const endpoint = "https://forms.example/newsletter";
const email = "hello@shop.example";

function show(newsletterEndpoint: string | null) {
  mockSharedData({ site: { email, forms: { contactEndpoint: null, newsletterEndpoint } } });
  return render(<NewsletterForm />);
}

const field = () => screen.getByRole("textbox", { name: "Email address" });
const button = (name = "Subscribe") => screen.getByRole("button", { name });

async function subscribe(address = "ada@example.com") {
  await userEvent.type(field(), address);
  await userEvent.click(button());
}

beforeEach(() => {
  jest.clearAllMocks();
  window.sessionStorage.clear();
});

test("the email field has its attributes", () => {
  show(endpoint);
  expect(field()).toHaveAttribute("type", "email");
  expect(field()).toHaveAttribute("placeholder", "Enter your email");
  expect(field()).toHaveAttribute("autocomplete", "email");
  expect(field()).toBeRequired();
});

test("sends the address once and confirms", async () => {
  let answer: (outcome: Outcome) => void = () => undefined;
  jest.mocked(submitForm).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  show(endpoint);
  await subscribe();
  await userEvent.type(field(), "{Enter}");
  await userEvent.click(button());

  expect(submitForm).toHaveBeenCalledTimes(1);
  const [to, data] = jest.mocked(submitForm).mock.calls[0] ?? [];
  expect(to).toBe(endpoint);
  expect([...(data ?? [])]).toEqual([["email", "ada@example.com"]]);
  expect(screen.getByRole("status")).toHaveTextContent("Sending…");
  expect(button()).toHaveAttribute("aria-disabled", "true");
  expect(button()).toHaveFocus();
  expect(screen.getByRole("form")).toHaveAttribute("aria-busy", "true");

  answer({ status: "sent" });
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("ada@example.com"));
  expect(field()).toHaveValue("");
  expect(screen.getByRole("form")).toHaveAttribute("aria-busy", "false");
  expect(window.sessionStorage).toHaveLength(0);
});

test("keeps, marks and focuses a refused address", async () => {
  jest.mocked(submitForm).mockResolvedValue({ status: "refused", message: "Typo?" });
  show(endpoint);
  await subscribe();
  await waitFor(() => expect(field()).toHaveFocus());
  expect(field()).toHaveValue("ada@example.com");
  expect(window.sessionStorage.getItem("draft:newsletter")).toContain("ada@example.com");
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(/Typo\?/);
});

test("without an endpoint, the email app opens with the text, which can also be copied", async () => {
  const user = userEvent.setup();
  show(null);
  expect(screen.getByText(/^This opens your email app/)).toBeVisible();
  await user.type(field(), "ada@example.com{Enter}");
  expect(openMail).toHaveBeenCalledWith(
    `mailto:${email}?subject=Newsletter&body=Please%20send%20your%20newsletter%20to%20ada%40example.com.`,
  );
  expect(field()).toHaveValue("ada@example.com");
  await user.click(button("Copy"));
  await expect(navigator.clipboard.readText()).resolves.toBe(
    "Please send your newsletter to ada@example.com.",
  );
});

test.each([
  ["posts to the endpoint", endpoint, endpoint, null],
  ["posts by mail", null, `mailto:${email}?subject=Newsletter`, "text/plain"],
])("without scripts the form %s", (_, newsletterEndpoint, action, encoding) => {
  show(newsletterEndpoint);
  const form = screen.getByRole("form");
  expect(form).toHaveAttribute("action", action);
  expect(form).toHaveAttribute("method", "post");
  expect(form.getAttribute("enctype")).toBe(encoding);
});
