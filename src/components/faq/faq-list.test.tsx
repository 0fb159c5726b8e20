import { render, screen } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { FaqList } from "./faq-list";

const items = [
  {
    jsonId: "cost",
    question: "What does it cost?",
    answer: "Less than a vet.",
    links: [{ name: "Prices", href: "/services/" }],
  },
  { jsonId: "insurance", question: "Are you insured?", answer: "Ask us.", links: null },
];

beforeEach(() => {
  mockSharedData();
  Element.prototype.scrollIntoView = jest.fn();
});

it("an answer links to its pages, to the shop's phone number and to itself", () => {
  const answer = "Call (512) 555-0100.";
  render(<FaqList items={[{ ...items[0]!, answer }]} fragment="#cost" />);
  expect(screen.getByRole("link", { name: "Prices" })).toHaveAttribute("href", "/services/");
  const call = screen.getByRole("link", { name: "(512) 555-0100" });
  expect(call).toHaveAttribute("href", "tel:+15125550100");
  expect(screen.getByRole("link", { name: /Link to this answer/ })).toHaveAttribute(
    "href",
    "#cost",
  );
});
