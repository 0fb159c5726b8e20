import { saveDrafts } from "../../browser/draft-storage";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { openMail, submitForm } from "../../browser/submit-form";
import { NewsletterForm } from "./newsletter-form";

// As the inline script of each page does.
saveDrafts();

jest.mock("../../browser/submit-form");

const endpoint = "https://usebasin.com/f/1a2b3c4d5e6f";
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

test("keeps the address if the service has an outage, until it is sent", async () => {
  jest
    .mocked(submitForm)
    .mockResolvedValueOnce({ status: "unavailable" })
    .mockResolvedValueOnce({ status: "sent" });
  show(endpoint);
  await subscribe();
  expect(await screen.findByRole("alert")).toHaveTextContent(/^It couldn’t be sent now\./);
  expect(field()).toHaveValue("ada@example.com");
  expect(window.sessionStorage.getItem("draft:newsletter")).toContain("ada@example.com");
  expect(field()).not.toBeInvalid();
  await userEvent.click(button("Try again"));
  expect(await screen.findByText(/^Thank you/)).toHaveTextContent("news to ada@example.com.");
  expect(field()).toHaveValue("");
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
