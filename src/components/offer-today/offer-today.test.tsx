import { act, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { OfferToday } from "./offer-today";

test.each([
  ["2026-03-31T23:00:00-05:00", "On today, until March 31, 2026."],
  ["2026-04-01T00:00:00-05:00", "Not on today: an offer for March."],
])("at %s the page says: %s", (moment, words) => {
  jest.useFakeTimers({ now: new Date(moment) });
  act(() => void render(<OfferToday month="March" />));
  expect(screen.getByText(words)).toBeVisible();
});

test("the built HTML says only whose month it is", () => {
  expect(renderToStaticMarkup(<OfferToday month="March" />)).toContain(">An offer for March.</p>");
});
