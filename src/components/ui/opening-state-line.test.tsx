import { act, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { weekdays } from "../../lib/time/calendar";
import { OpeningStateLine } from "./opening-state-line";

const usual = "10:00 am to 6:00 pm";
const closedOn = (...closed: string[]) => ({
  nodes: weekdays.map((day) => ({
    day,
    hours: closed.includes(day) ? "Closed" : usual,
    walkIn: "",
  })),
});

/** A Saturday evening, after closing. */
const saturday = new Date("2026-11-21T19:00:00-06:00");

test.each([
  ["no closed day", closedOn(), `Open daily, ${usual}`, "Closed now, opens tomorrow at 10 am"],
  [
    "a closed Sunday",
    closedOn("Sunday"),
    `Open Monday to Saturday, ${usual}`,
    "Closed now, opens on Monday at 10 am",
  ],
])(
  "with %s, the built HTML shows the week's hours, and the page the current state",
  (_, week, built, shown) => {
    jest.useFakeTimers({ now: saturday });
    mockSharedData({ week });
    expect(renderToStaticMarkup(<OpeningStateLine />)).toContain(`${built}</p>`);
    act(() => void render(<OpeningStateLine />));
    expect(screen.getByText(shown)).toBeInTheDocument();
  },
);

test("changes at closing time", () => {
  jest.useFakeTimers({ now: new Date("2026-11-21T17:59:30-06:00") });
  mockSharedData({ week: closedOn() });
  act(() => void render(<OpeningStateLine />));
  expect(document.body).toHaveTextContent(/^Open today until 6 pm, closes in 1 minute$/);
  act(() => void jest.advanceTimersByTime(60_000));
  expect(document.body).toHaveTextContent(/^Closed now, opens tomorrow at 10 am$/);
});
