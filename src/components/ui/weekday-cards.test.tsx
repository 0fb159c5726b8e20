import { someNotice, week } from "../../../test/builders/shared-data";
import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
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
  const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(headings.join()).toBe("Monday,Tuesday,WednesdayToday,Thursday,Friday,Saturday,Sunday");
  expect(card(/^Monday/)).toHaveTextContent("9:00 am to 5:00 pm");
  expect(card(/^Monday/)).toHaveTextContent("Walk-in: Ask at the door");
});

test("the built page marks no day, because it may be of an earlier one", () => {
  mockSharedData();
  expect(renderToString(<WeekdayCards />)).not.toMatch(/Today|aria-current/);
});

test("shows a closed day on its weekday's card and in the list", () => {
  show("2026-06-10T12:00:00-05:00", { closedDays });
  expect(card(/^Friday/)).toHaveTextContent(/Closed Jun 12, Founder's Day$/);
  expect(card(/^Closed on/)).toHaveTextContent("Founder's Day June 12");
  expect(card(/^Closed on/)).toHaveTextContent("Closed next: Friday, June 12");
});

test("a closed weekday takes no walk-ins", () => {
  show("2026-06-10T12:00:00-05:00", { week: week("closed") });
  expect(card(/^Monday/)).toHaveTextContent(/closed$/);
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
});
