import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { honeypotName } from "../../browser/honeypot";
import { openMail } from "../../browser/open-mail";
import { submitForm } from "../../browser/submit-form";
import { ContactForm } from "./contact-form";

jest.mock("../../browser/submit-form", () => ({
  ...jest.requireActual<object>("../../browser/submit-form"),
  submitForm: jest.fn(),
}));
jest.mock("../../browser/open-mail");

const endpoint = "https://forms.example/contact";
const site = { email: "hello@shop.example", phone: "(512) 555-0100" };

/** Shows the form and writes into it; a form-filler fills in the field that nobody sees, if there is one. */
async function fillIn(contactEndpoint: string | null) {
  jest.mocked(useStaticQuery).mockReturnValue({ site: { ...site, forms: { contactEndpoint } } });
  const { container } = render(<ContactForm />);
  await userEvent.type(field("Email"), "ada@example.com");
  await userEvent.type(field("How can we help you?"), "Two dogs");
  const honeypot = container.querySelector<HTMLInputElement>(`[name="${honeypotName}"]`);
  if (honeypot) fireEvent.input(honeypot, { target: { value: "ball" } });
  return honeypot;
}

const field = (name: string) => screen.getByRole("textbox", { name });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

function expectWordsKept() {
  expect(field("Email")).toHaveValue("ada@example.com");
  expect(field("How can we help you?")).toHaveValue("Two dogs");
}

beforeEach(() => {
  jest.clearAllMocks();
  window.sessionStorage.clear();
});

describe("a form-filler that fills in every field", () => {
  test("with an endpoint: nothing is sent, the words stay, and the shop can be reached", async () => {
    const honeypot = await fillIn(endpoint);
    await press("Send message");
    expect(submitForm).not.toHaveBeenCalled();
    expect(screen.getByRole("alert")).toHaveTextContent("This was not sent");
    expect(screen.getByRole("link", { name: site.phone })).toHaveAttribute(
      "href",
      "tel:+15125550100",
    );
    expect(screen.getByRole("link", { name: site.email })).toHaveAttribute(
      "href",
      expect.stringContaining("Two%20dogs"),
    );
    expectWordsKept();
    expect(honeypot).toHaveValue("");
  });

  test("with an endpoint: a second try sends the words, without the field that nobody sees", async () => {
    jest.mocked(submitForm).mockResolvedValue({ status: "sent" });
    await fillIn(endpoint);
    await press("Send message");
    await press("Try again");
    const [[to, data] = []] = jest.mocked(submitForm).mock.calls;
    expect(to).toBe(endpoint);
    expect(data?.get("message")).toBe("Two dogs");
    expect(data?.has(honeypotName)).toBe(false);
  });

  test("by mail: there is nothing to fill in wrongly, and the mail program gets the words", async () => {
    expect(await fillIn(null)).toBeNull();
    await press("Send message");
    expect(openMail).toHaveBeenCalledWith(expect.stringContaining("Two%20dogs"));
    expectWordsKept();
  });

  test("leaves nothing in the draft but the words", async () => {
    await fillIn(endpoint);
    expect(JSON.parse(window.sessionStorage.getItem("draft:contact") ?? "")).toEqual({
      email: "ada@example.com",
      message: "Two dogs",
    });
  });
});
