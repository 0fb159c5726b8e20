import { act, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
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

/** Renders the offers at noon of a day in Austin. */
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

test("a promotion shows its text, its last day and its terms", () => {
  show("2026-03-01", [promotion()], []);
  const offer = screen.getByRole("article");
  expect(offer).toHaveTextContent("For dogs that we have not met.");
  expect(offer).toHaveTextContent("Valid until June 30, 2026");
  expect(offer).toHaveTextContent("One bath for each dog.");
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

test.each([
  ["2026-05-20", ["$3 off teeth", "Spring"]],
  ["2026-12-31", ["Spring"]],
  ["2027-01-01", ["No promotions right now", "Hear about the next one"]],
])("the HTML built on %s shows the offers of that day: %j", (day, shown) => {
  mockSharedData({ build: { buildTime: `${day}T12:00:00Z` } });
  const { body } = new DOMParser().parseFromString(renderToStaticMarkup(offersOf()), "text/html");
  expect([...body.querySelectorAll("h2, h3")].map((heading) => heading.textContent)).toEqual(shown);
});
