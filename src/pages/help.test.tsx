import { render, screen } from "@testing-library/react";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import HelpPage from "./help";

test("names the ways to somebody: mail, call, form and answers; the chat is coming", () => {
  mockSharedData();
  render(<HelpPage />);
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Help",
    "Email",
    "Call",
    "Contact form",
    "FAQ",
    "Live chat",
  ]);
  expect(
    screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["hello@paw.example", "mailto:hello@paw.example"],
    ["(512) 555-0100", "tel:+15125550100"],
    ["Send a message", "/contact/"],
    ["Read the answers", "/faq/"],
  ]);
  expect(screen.getByText("Coming Soon!")).toBeVisible();
});

test("where the owner takes texts, it says so", () => {
  mockSharedData({ site: { textPhone: "(512) 555-0101" } });
  render(<HelpPage />);
  expect(screen.getByRole("heading", { name: "Text" })).toBeVisible();
  expect(screen.getByRole("link", { name: "(512) 555-0101" })).toHaveAttribute(
    "href",
    "sms:+15125550101",
  );
});
