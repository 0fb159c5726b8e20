import { render, screen, within } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { ContactDetails } from "./contact-details";

test("one card says how to call, write and come, and when", () => {
  mockSharedData();
  render(<ContactDetails />);
  const card = within(screen.getByRole("complementary", { name: "Or reach us directly" }));
  expect(
    card.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["(512) 555-0100", "tel:+15125550100"],
    ["hello@paw.example", "mailto:hello@paw.example"],
    ["Open the map", "https://map.example/place"],
  ]);
  expect(card.getByRole("group")).toHaveTextContent("The Clean Paw1 Bone LaneElgin, TX 78621");
  expect(card.getByText("9:00 am to 5:00 pm")).toBeVisible();
});
