import { render, screen } from "@testing-library/react";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import ContactPage from "./contact";

test("asks 'Questions?', with the form first and the other ways beside it", () => {
  mockSharedData();
  render(<ContactPage />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Questions?");
  const form = screen.getByRole("form");
  const card = screen.getByRole("complementary", { name: "Or reach us directly" });
  expect(form.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole("button", { name: "Send message" })).toBeEnabled();
  expect(card).toHaveTextContent("1 Bone Lane");
});
