import { render, screen } from "@testing-library/react";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import { pageProps } from "../../test/builders/page-props";
import ContactPage from "./contact";

const show = (firstVisit: Queries.FirstVisitFragment["firstVisit"] = null) => {
  mockSharedData();
  render(<ContactPage {...pageProps({ firstVisit }, "/contact/")} />);
};

test("asks 'Questions?', with the form first and the other ways beside it", () => {
  show();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Questions?");
  const form = screen.getByRole("form");
  const card = screen.getByRole("complementary", { name: "Or reach us directly" });
  expect(form.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole("button", { name: "Send message" })).toBeEnabled();
  expect(card).toHaveTextContent("1 Bone Lane");
});

test("who comes for the first time is led to the text about it, if there is one", () => {
  show({ frontmatter: { title: "New Here" } });
  expect(screen.getByText(/^Coming for the first time/)).toHaveTextContent(
    "Coming for the first time? Read New Here.",
  );
  expect(screen.getByRole("link", { name: "New Here" })).toHaveAttribute("href", "/first-visit/");
});
