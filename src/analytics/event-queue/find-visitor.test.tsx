import { findVisitor } from "./find-visitor";

const name = "mp_token_mixpanel";

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test("is the one whom the library knows", () => {
  const kept = { distinct_id: "$device:7", $device_id: "7", $initial_referrer: "$direct" };
  localStorage.setItem(name, JSON.stringify(kept));
  expect(findVisitor("token")).toEqual({ distinct_id: "$device:7", $device_id: "7" });
  expect(JSON.parse(localStorage.getItem(name) ?? "")).toEqual(kept);
});

test("is left for the library at a first visit", () => {
  const visitor = findVisitor("token");
  expect(visitor.distinct_id).toMatch(/^\$device:[0-9a-f]{32}$/);
  expect(visitor.distinct_id).toBe(`$device:${visitor.$device_id}`);
  expect(findVisitor("token")).toEqual(visitor);
  expect(JSON.parse(localStorage.getItem(name) ?? "")).toEqual(visitor);
});

test.each(["not JSON", "null"])("is a stranger when the storage holds %s", (text) => {
  localStorage.setItem(name, text);
  expect(findVisitor("token").distinct_id).toMatch(/^\$device:/);
});

test.each(["getItem", "setItem"] as const)("is a stranger when %s is denied", (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(findVisitor("token").distinct_id).toMatch(/^\$device:/);
});
