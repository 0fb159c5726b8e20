import { someNotice } from "../../../test/builders/shared-data";
import { act, render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { renderToStaticMarkup } from "react-dom/server";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { weekdays } from "../../lib/time/calendar";
import { HoursSummary } from "./contact-details";

const changedHours = [
  { date: "2026-06-12", hours: "Closed" },
  { date: "2026-06-10", hours: "10:00 am to 2:00 pm" },
];

test("changed hours are listed first until their day is over, also in the built HTML", () => {
  mockSharedData({
    notice: { ...someNotice, changedHours },
    build: { buildTime: "2026-06-10T12:00:00Z" },
  });
  const wednesday = "<dt>Wednesday, June 10</dt><dd>10:00 am to 2:00 pm</dd>";
  expect(renderToStaticMarkup(<HoursSummary />)).toContain(wednesday);

  jest.useFakeTimers({ now: new Date("2026-06-11T00:00:00-05:00") });
  let container: HTMLElement | undefined;
  act(() => void ({ container } = render(<HoursSummary />)));
  expect(container?.querySelector("dl > div")?.textContent).toBe("Friday, June 12Closed");
  expect(container).not.toHaveTextContent("Wednesday, June 10");
});

const closedDays = [
  { name: "New Year's Day", date: "January 1" },
  { name: "Thanksgiving Day", date: "4th Thursday of November" },
  { name: "Christmas Day", date: "December 25" },
];

const closedOnce = [{ name: "Family trip", date: "December 4, 2026", until: "December 5, 2026" }];

test("closed days have dates and are in order from today; in the built HTML, from the build's day", () => {
  jest.useFakeTimers({ now: new Date("2026-12-05T12:00:00-06:00") });
  const week = weekdays.map((day) => ({ day, hours: "10:00 am to 6:00 pm", walkIn: "" }));
  jest.mocked(useStaticQuery).mockReturnValue({
    week: { nodes: week },
    closedDays: { nodes: closedDays },
    closedOnce: { nodes: closedOnce },
    build: { buildTime: "2026-11-01T12:00:00Z" },
  });
  expect(renderToStaticMarkup(<HoursSummary />).replaceAll("&#x27;", "'")).toContain(
    "<dd>Thanksgiving Day, November 26</dd>" +
      "<dd>Family trip, December 4 to December 5</dd>" +
      "<dd>Christmas Day, December 25</dd><dd>New Year's Day, January 1</dd>",
  );
  act(() => void render(<HoursSummary />));
  const summary = screen.getByText("Closed").parentElement?.querySelectorAll("dd") ?? [];
  expect([...summary].map(({ textContent }) => textContent)).toEqual([
    "Family trip, December 5, 2026",
    "Christmas Day, December 25",
    "New Year's Day, January 1",
    "Thanksgiving Day, November 25, 2027",
  ]);
});
