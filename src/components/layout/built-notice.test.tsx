/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { someNotice } from "../../../test/builders/shared-data";
import { NoticeRegion } from "./notice-region";

test.each([
  ["contains", "2099-12-31T18:00", true],
  ["doesn't contain", "2020-01-02T09:00", false],
])("the built page %s a notice until %s", (_, until, isShown) => {
  const times = { from: "2020-01-01T09:00", until, changedHours: null };
  mockSharedData({ notice: { ...someNotice, ...times, text: "Ice storm" } });
  expect(renderToString(<NoticeRegion />).includes("Ice storm")).toBe(isShown);
});
