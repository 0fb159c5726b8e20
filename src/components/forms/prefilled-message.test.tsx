import { saveDrafts } from "../../browser/draft-storage";
import { render, screen } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { writeDraft } from "../../browser/draft-storage";
import { prefillMessage } from "../../browser/session-storage";
import { ContactForm } from "./contact-form";

// As the inline script of each page does.
saveDrafts();

const estimate = "Price estimate: a dog\nBath: $51";
const message = () => screen.getByRole("textbox", { name: "How can we help you?" });
const findNote = (text: RegExp) => screen.findByText(text);

beforeEach(() => {
  window.sessionStorage.clear();
  mockSharedData();
});

test("adds the estimate to the message, counts it, and announces it", async () => {
  prefillMessage(estimate);
  render(<ContactForm />);
  const status = (await findNote(/^Your estimate is in the message/)).closest("[role=status]");
  expect(status).not.toBeNull();
  expect(message()).toHaveValue(estimate);
  expect(screen.getByText(`${estimate.length} / 500`)).toBeVisible();
});

test("doesn't change a message without room for the estimate, and explains why", async () => {
  const own = "x".repeat(490);
  writeDraft("contact", { message: own });
  prefillMessage(estimate);
  render(<ContactForm />);
  await findNote(/no room left/);
  expect(message()).toHaveValue(own);
});
