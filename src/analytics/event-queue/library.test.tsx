import mixpanel from "mixpanel-browser/src/loaders/loader-module-core";
import { mixpanelOptions } from "../mixpanel";
import { findVisitor } from "./find-visitor";

// The queue shares the library's undocumented storage. This test must fail if a new version changes
// it, or each visitor would count as two.
const options = mixpanelOptions(() => ({}) as never);

const idInLibrary = (token: string) =>
  mixpanel.init(token, options, token).get_distinct_id() as string;

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, "error").mockReturnValue(); // jsdom lacks what feature flags need
});

test("the library takes the visitor whom the queue has found first", () => {
  const { distinct_id: id } = findVisitor("queue-first");
  expect(idInLibrary("queue-first")).toBe(id);
});

test("the queue finds the visitor whom the library knows", () => {
  const id = idInLibrary("library-first");
  expect(id).toMatch(/^\$device:/);
  expect(findVisitor("library-first").distinct_id).toBe(id);
});
