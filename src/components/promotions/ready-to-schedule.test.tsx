import { render, screen } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { ReadyToSchedule } from "./ready-to-schedule";

test("shows the phone number, and links to a call and the contact form", () => {
  mockSharedData({ site: { phone: "(512) 555-0199" } });
  render(<ReadyToSchedule />);
  expect(screen.getByRole("region", { name: "Ready to Schedule?" })).toHaveTextContent(
    "Call (512) 555-0199",
  );
  const call = screen.getByRole("link", { name: "Call Now" });
  expect(call).toHaveAttribute("href", "tel:+15125550199");
  expect(screen.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact/");
});
