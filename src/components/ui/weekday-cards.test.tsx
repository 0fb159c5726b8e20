import { someNotice } from "../../../test/builders/shared-data";
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { week } from "../../../test/builders/shared-data";
import { WeekdayCards } from "./weekday-cards";

const closedDays = { nodes: [{ name: "Founder's Day", date: "June 12" }] };

function show(now: string, changes: Parameters<typeof mockSharedData>[0] = {}) {
  mockSharedData(changes);
  jest.useFakeTimers({ now: new Date(now) });
  act(() => void render(<WeekdayCards />));
}
const card = (day: RegExp) => screen.getByRole("heading", { name: day }).closest("li");

test("shows hours and walk-ins for each weekday, Monday first", () => {
  show("2026-06-10T12:00:00-05:00");
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Monday",
    "Tuesday",
    "WednesdayToday",
    "Thursday",
    "Friday",
    "Saturday",
    "Sunday",
  ]);
  expect(card(/^Monday/)).toHaveTextContent("9:00 am to 5:00 pm");
  expect(card(/^Monday/)).toHaveTextContent("Walk-in: Ask at the door");
});

test("phones show a walk-in that all days share below the cards, and others on each card", () => {
  show("2026-06-10T12:00:00-05:00");
  expect(screen.getAllByText("Walk-in: Ask at the door")).toHaveLength(8);
  const hours = week().nodes.map((row, day) => (day === 0 ? { ...row, walkIn: "None" } : row));
  cleanup();
  show("2026-06-10T12:00:00-05:00", { week: { nodes: hours } });
  expect(screen.getAllByText("Walk-in: Ask at the door")).toHaveLength(6);
});

test("marks today in the shop's time zone", () => {
  show("2026-06-11T01:00:00+02:00");
  expect(card(/^Wednesday/)).toHaveAttribute("aria-current", "date");
  expect(card(/^Thursday/)).not.toHaveAttribute("aria-current");
});

test("shows a closed day on its weekday's card and in the list", () => {
  show("2026-06-10T12:00:00-05:00", { closedDays });
  expect(card(/^Friday/)).toHaveTextContent("Closed Jun 12, Founder's Day");
  expect(card(/^Closed on/)).toHaveTextContent("Founder's Day June 12");
  expect(card(/^Closed on/)).toHaveTextContent("Closed next: Friday, June 12");
});

test("a closed weekday has no walk-in line", () => {
  const hours = week().nodes.map((row) =>
    row.day === "Sunday" ? { ...row, hours: "Closed" } : row,
  );
  show("2026-06-10T12:00:00-05:00", { week: { nodes: hours } });
  expect(card(/^Sunday/)?.textContent).toBe("SundayClosed");
});

test("a day by appointment has no walk-in line, a day with a break has one", () => {
  const other = {
    Saturday: "By appointment",
    Sunday: "9:00 am to 12:00 pm and 1:00 pm to 5:00 pm",
  } as Record<string, string>;
  const hours = week().nodes.map((row) => ({ ...row, hours: other[row.day] ?? row.hours }));
  show("2026-06-10T12:00:00-05:00", { week: { nodes: hours } });
  expect(card(/^Saturday/)?.textContent).toBe("SaturdayBy appointment");
  expect(card(/^Sunday/)).toHaveTextContent(
    "9:00 am to 12:00 pm and 1:00 pm to 5:00 pmWalk-in: Ask at the door",
  );
});

test("a shop that is closed all week has no list of closed days", () => {
  show("2026-06-10T12:00:00-05:00", { week: week("Closed"), closedDays });
  expect(screen.queryByRole("heading", { name: "Closed on" })).not.toBeInTheDocument();
});

test("the built HTML marks the day of the build, but never shows “Today” without scripts", () => {
  mockSharedData({ closedDays });
  const built = renderToStaticMarkup(<WeekdayCards />);
  expect(built.match(/aria-current/g)).toHaveLength(1);
  expect(built).toMatch(/<span [^>]*data-needs-scripts[^>]*>Today</);
  expect(built).toContain("Closed next:");
});

describe("changed hours", () => {
  const changed = (date: string, hours: string) => ({
    notice: { ...someNotice, changedHours: [{ date, hours }] },
  });

  test("are on the weekday's card if its next date has them", () => {
    show("2026-06-10T12:00:00-05:00", changed("2026-06-12", "10:00 am to 2:00 pm"));
    expect(card(/^Friday/)).toHaveTextContent("Hours on Friday, June 12: 10:00 am to 2:00 pm");
    expect(card(/^Friday/)).not.toHaveTextContent("5:00 pm");
  });

  test("are today's on the day itself", () => {
    show("2026-06-10T12:00:00-05:00", changed("2026-06-10", "Closed"));
    expect(card(/^Wednesday/)).toHaveTextContent("Hours on Wednesday, June 10: Closed");
  });

  test("of a later week aren't on the card yet", () => {
    show("2026-06-10T12:00:00-05:00", changed("2026-06-19", "Closed"));
    expect(card(/^Friday/)).toHaveTextContent("9:00 am to 5:00 pm");
  });

  test("replace a closed day", () => {
    show("2026-06-10T12:00:00-05:00", {
      closedDays,
      ...changed("2026-06-12", "10:00 am to 2:00 pm"),
    });
    expect(card(/^Friday/)).toHaveTextContent("Hours on Friday, June 12: 10:00 am to 2:00 pm");
  });
});
