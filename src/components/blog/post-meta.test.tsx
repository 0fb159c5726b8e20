import { render } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { EventEnded } from "./post-meta";

test.each([
  ["2026-03-14T23:59:00-05:00", ""],
  ["2026-03-15T00:00:00-05:00", "Ended March 14, 2026"],
])("at %s, a post about an event on March 14 shows %j", (moment, text) => {
  mockSharedData();
  jest.useFakeTimers({ now: new Date(moment) });
  expect(render(<EventEnded day="2026-03-14" />).container.textContent).toBe(text);
});
