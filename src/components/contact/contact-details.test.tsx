import { someNotice } from "../../../test/builders/shared-data";
import { act, render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { HoursSummary } from "./contact-details";

const changedHours = [
  { date: "2026-06-12", hours: "Closed" },
  { date: "2026-06-10", hours: "10:00 am to 2:00 pm" },
];

const closedDays = { nodes: [{ name: "Easter", date: "June 10" }] };
const closedOnce = { nodes: [{ name: "Trip", date: "June 20, 2026", until: "June 21, 2026" }] };

test("changed hours are listed first until their day is over, closed days last, also in the built HTML", () => {
  mockSharedData({
    ...{ closedDays, closedOnce },
    notice: { ...someNotice, changedHours },
    build: { buildTime: "2026-06-10T12:00:00Z" },
  });
  const html = renderToStaticMarkup(<HoursSummary />);
  expect(html).toContain("<dt>Wednesday, June 10</dt><dd>10:00 am to 2:00 pm</dd>");
  expect(html).toMatch(/<dd>Easter, June 10<\/dd><dd>Trip, June 20 to June 21<\/dd>/);

  jest.useFakeTimers({ now: new Date("2026-06-11T00:00:00-05:00") });
  let container: HTMLElement | undefined;
  act(() => void ({ container } = render(<HoursSummary />)));
  expect(container?.querySelector("dl > div")?.textContent).toBe("Friday, June 12Closed");
  expect(container).toHaveTextContent(/Trip, June 20 to June 21Easter, June 10$/);
  expect(container).not.toHaveTextContent("Wednesday, June 10");
});
