import mixpanel from "mixpanel-browser/src/loaders/loader-module-core";
import { mixpanelOptions } from "../mixpanel";
import { findVisitor } from "./find-visitor";

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, "error").mockReturnValue(); // jsdom lacks what feature flags need
});
afterEach(() => jest.restoreAllMocks());

const newId = /^\$device:[0-9a-f]{32}$/;

test.each(["not JSON", "null"])("a stored %s gives a new id", (text) => {
  localStorage.setItem("mp_token_mixpanel", text);
  expect(findVisitor("token").distinct_id).toMatch(newId);
});

test.each(["getItem", "setItem"] as const)("a browser that refuses %s gives a new id", (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(findVisitor("token").distinct_id).toMatch(newId);
});

// Runs the real library. The queue shares its undocumented storage: if a new version changes the
// storage, each visitor would count as two.
const idInLibrary = (token: string) =>
  mixpanel
    .init(
      token,
      mixpanelOptions(() => ({}) as never),
      token,
    )
    .get_distinct_id() as string;

test("the library uses the id that the queue stored first", () => {
  const { distinct_id: id } = findVisitor("queue-first");
  expect(idInLibrary("queue-first")).toBe(id);
});

test("the queue uses the id that the library stored first", () => {
  const id = idInLibrary("library-first");
  expect(id).toMatch(/^\$device:/);
  expect(findVisitor("library-first").distinct_id).toBe(id);
});
