import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FaqList } from "./faq-list";

const items = [
  { jsonId: "cost", question: "What does it cost?", answer: "Less than a vet." },
  { jsonId: "insurance", question: "Are you insured?", answer: "Ask us." },
];

const isOpen = (answer: string) => screen.getByText(answer).closest("details")?.open;

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

it("starts with every answer closed, in the page all the same", () => {
  render(<FaqList items={items} fragment="" />);
  expect(items.map(({ answer }) => isOpen(answer))).toEqual([false, false]);
});

it("opens and closes each answer by itself", async () => {
  render(<FaqList items={items} fragment="" />);
  const [first, second] = items.map(({ question }) => screen.getByText(question));
  await userEvent.click(first!);
  await userEvent.click(second!);
  expect(items.map(({ answer }) => isOpen(answer))).toEqual([true, true]);
  await userEvent.click(first!);
  expect(items.map(({ answer }) => isOpen(answer))).toEqual([false, true]);
});

it("opens the answer that the address names, also when the address changes", () => {
  const { rerender } = render(<FaqList items={items} fragment="#insurance" />);
  expect(items.map(({ answer }) => isOpen(answer))).toEqual([false, true]);
  rerender(<FaqList items={items} fragment="#cost" />);
  expect(items.map(({ answer }) => isOpen(answer))).toEqual([true, true]);
});

it("leaves all closed for a fragment of something else", () => {
  render(<FaqList items={items} fragment="#nowhere" />);
  expect(items.map(({ answer }) => isOpen(answer))).toEqual([false, false]);
});
