import { act, render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { weekdays } from "../../lib/time/calendar";
import { OpeningStateLine } from "./opening-state-line";

const usual = "10:00 am to 6:00 pm";

test("the built HTML shows the week's hours, and the page the current state, which changes at closing time", () => {
  jest.useFakeTimers({ now: new Date("2026-11-21T17:59:30-06:00") });
  mockSharedData({ week: { nodes: weekdays.map((day) => ({ day, hours: usual, walkIn: "" })) } });
  expect(renderToStaticMarkup(<OpeningStateLine />)).toContain(`Open daily, ${usual}</p>`);
  act(() => void render(<OpeningStateLine />));
  expect(document.body).toHaveTextContent(/^Open today until 6 pm, closes in 1 minute$/);
  act(() => void jest.advanceTimersByTime(60_000));
  expect(document.body).toHaveTextContent(/^Closed now, opens tomorrow at 10 am$/);
});
