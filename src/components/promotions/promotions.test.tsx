import { render, screen } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { promotion } from "../../../test/builders/records";
import { Promotions } from "./promotions";

test("shows the month's offer and promotions that go on; without any, how to hear of the next one", () => {
  jest.useFakeTimers({ now: new Date("2026-03-11T12:00:00-06:00") });
  mockSharedData({ site: { phone: "(512) 555-0199" } });
  const ended = promotion({ validUntil: "2026-03-10" });
  const nails = { id: "nails", month: "March", discount: "25%", subject: "nail trims" };
  const { rerender } = render(
    <Promotions promotions={[ended, promotion({ title: "Spring" })]} seasonal={[nails]} />,
  );
  const titles = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(titles).toEqual(["25% off nail trims", "Spring"]);
  rerender(<Promotions promotions={[ended]} seasonal={[]} />);
  const links = screen
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Sign up for our newsletter", "#newsletter"],
    ["Read our blog", "/blog/"],
    ["Call (512) 555-0199", "tel:+15125550199"],
  ]);
});
