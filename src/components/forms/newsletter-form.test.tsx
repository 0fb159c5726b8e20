import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { openMail, submitForm } from "../../browser/submit-form";
import { NewsletterForm } from "./newsletter-form";

jest.mock("../../browser/submit-form");

const email = "hello@shop.example";

function show(newsletterEndpoint: string | null) {
  mockSharedData({ site: { email, forms: { contactEndpoint: null, newsletterEndpoint } } });
  return render(<NewsletterForm />);
}

const field = () => screen.getByRole("textbox", { name: "Email address" });

test("confirms the address that was sent", async () => {
  jest.mocked(submitForm).mockResolvedValueOnce({ status: "sent" });
  show("https://usebasin.com/f/1a2b3c4d5e6f");
  await userEvent.type(field(), "ada@example.com{Enter}");
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
  await user.click(screen.getByRole("button", { name: "Copy" }));
  await expect(navigator.clipboard.readText()).resolves.toBe(
    "Please send your newsletter to ada@example.com.",
  );
});
