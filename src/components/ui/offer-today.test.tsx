import { render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { OfferToday } from "./offer-today";

const offer = { id: "trim", discount: "$3", subject: "trims" };
const postAbout = (month: string) => (
  <OfferToday offer={{ ...offer, month }}>
    <p>Trims for less.</p>
  </OfferToday>
);

beforeEach(() => mockSharedData());

test.each([
  ["2026-03-31T23:00:00-05:00", "March 2026", "Trims for less.On today, until March 31, 2026."],
  [
    "2026-04-01T00:00:00-05:00",
    "March 2026",
    "We took $3 off trims in March 2026. This offer has ended.",
  ],
])("at %s, a post about an offer for %s shows %j", (moment, month, text) => {
  jest.useFakeTimers({ now: new Date(moment) });
  const { container } = render(postAbout(month));
  expect(container.textContent).toBe(text);
});

test("the built HTML shows the offer's month, or that the offer had ended at build time", () => {
  expect(renderToStaticMarkup(postAbout("March"))).toMatch(
    /less\.<\/p>.*>An offer for March\.<\/p>/,
  );
  expect(renderToStaticMarkup(postAbout("March 2020"))).toContain("This offer has ended.");
});
