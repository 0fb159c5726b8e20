import { render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { EventEnded } from "./post-meta";

const event = <EventEnded day="2026-03-14" />;

beforeEach(() => mockSharedData());

test.each([
  ["2026-03-14T23:59:00-05:00", ""],
  ["2026-03-15T00:00:00-05:00", "Ended March 14, 2026"],
])("at %s, a post about an event on March 14 shows %j", (moment, text) => {
  jest.useFakeTimers({ now: new Date(moment) });
  expect(render(event).container.textContent).toBe(text);
});

test("the built HTML shows whether the event had ended at build time", () => {
  mockSharedData({ build: { buildTime: "2026-03-16T12:00:00Z" } });
  expect(renderToStaticMarkup(event)).toContain("Ended");
  mockSharedData({ build: { buildTime: "2026-03-10T12:00:00Z" } });
  expect(renderToStaticMarkup(event)).toBe("");
});
