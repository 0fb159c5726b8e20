import { render, screen, within } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { mapPageAddress } from "../../lib/links/map-addresses";
import { ContactDetails } from "./contact-details";

test("one card says how to call, write and come, and when", () => {
  mockSharedData({ site: { textPhone: "(512) 555-0101", arrival: "Park by the barn." } });
  render(<ContactDetails />);
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
