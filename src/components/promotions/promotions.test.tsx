import { act, render, screen } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { promotion } from "../../../test/builders/records";
import { Promotions } from "./promotions";

const seasonal = [
  { id: "nails", month: "March", discount: "25%", subject: "nail trims" },
  { id: "teeth", month: "May 2026", discount: "$3", subject: "teeth" },
];
const lasting = [
  promotion({ title: "Two for one", validUntil: "2026-03-10" }),
  promotion({ title: "Spring", validUntil: "2026-12-31", terms: "" }),
];

beforeEach(() => mockSharedData({ site: { phone: "(512) 555-0199" } }));

function show(day: string, ...[promotions, offers]: Parameters<typeof offersOf>) {
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00-06:00`) });
  act(() => void render(offersOf(promotions, offers)));
}
const offersOf = (promotions = lasting, offers = seasonal) => (
  <Promotions promotions={promotions} seasonal={offers} />
);
const titles = () => screen.getAllByRole("heading").map(({ textContent }) => textContent);

test("shows the current month's offer and unexpired promotions", () => {
  show("2026-03-11");
  expect(titles()).toEqual(["25% off nail trims", "Spring"]);
});

test("without an offer, the page explains how to hear of the next one", () => {
  show("2027-05-20", []);
  expect(titles()).toEqual(["No promotions right now", "Hear about the next one"]);
  expect(
    screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["Sign up for our newsletter", "#newsletter"],
    ["Read our blog", "/blog/"],
    ["Call (512) 555-0199", "tel:+15125550199"],
  ]);
});
