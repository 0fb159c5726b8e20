import { someNotice } from "../../../test/builders/shared-data";
import { act, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { weekdays } from "../../lib/time/calendar";
import { OpeningStateLine } from "./opening-state-line";

/** Replaces each text of an element with elements in capital letters, as translators do. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest("[translate=no], textarea")) continue;
    const outer = document.createElement("font");
    outer.appendChild(document.createElement("font")).textContent = text.data.toUpperCase();
    text.replaceWith(outer);
  }
}

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

test.each(["the page", "a translated page"])("changes at closing time on %s", (page) => {
  jest.useFakeTimers({ now: new Date("2026-11-21T17:59:30-06:00") });
  mockSharedData({ week: closedOn() });
  act(() => void render(<OpeningStateLine />));
  const container = document.body;
  expect(container).toHaveTextContent(/^Open today until 6 pm, closes in 1 minute$/);
  if (page === "a translated page") translate(container);
  act(() => void jest.advanceTimersByTime(60_000));
  expect(container).toHaveTextContent(/^Closed now, opens tomorrow at 10 am$/);
});

test("uses the changed hours of a notice", () => {
  jest.useFakeTimers({ now: saturday });
  const changedHours = [{ date: "2026-11-21", hours: "10:00 am to 8:00 pm" }];
  mockSharedData({ notice: { ...someNotice, changedHours } });
  act(() => void render(<OpeningStateLine />));
  expect(screen.getByText(/^Open today until 8 pm/)).toBeInTheDocument();
});
