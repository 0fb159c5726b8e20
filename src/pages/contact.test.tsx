import { render, screen, within } from "@testing-library/react";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import { pageProps } from "../../test/builders/page-props";
import { mapPageAddress } from "../lib/links/map-addresses";
import ContactPage from "./contact";

const show = (firstVisit: Queries.FirstVisitFragment["firstVisit"] = null) => {
  mockSharedData({ site: { textPhone: "(512) 555-0101", arrival: "Park by the barn." } });
  render(<ContactPage {...pageProps({ firstVisit }, "/contact/")} />);
};

test("asks 'Questions?', with the form first and the other ways beside it", () => {
  show();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Questions?");
  const form = screen.getByRole("form");
  const card = screen.getByRole("complementary", { name: "Or reach us directly" });
  expect(form.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole("button", { name: "Send message" })).toBeEnabled();
});

test("the card beside the form says how to call, write and come, and when", () => {
  show();
  const card = within(screen.getByRole("complementary", { name: "Or reach us directly" }));
  expect(
    card.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["(512) 555-0100", "tel:+15125550100"],
    ["Text (512) 555-0101", "sms:+15125550101"],
    ["hello@paw.example", "mailto:hello@paw.example"],
    ["Open the map", mapPageAddress({ latitude: 30.35, longitude: -97.37 })],
  ]);
  expect(card.getByRole("group")).toHaveTextContent("The Clean Paw1 Bone LaneElgin, TX 78621");
  expect(card.getByText("Park by the barn.")).toBeVisible();
  expect(card.getByText("9:00 am to 5:00 pm")).toBeVisible();
});

test("who comes for the first time is led to the text about it, if there is one", () => {
  show({ frontmatter: { title: "New Here" } });
  expect(screen.getByText(/^Coming for the first time/)).toHaveTextContent(
    "Coming for the first time? Read New Here.",
  );
  expect(screen.getByRole("link", { name: "New Here" })).toHaveAttribute("href", "/first-visit/");
});
