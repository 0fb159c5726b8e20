import { findVisitor } from "./find-visitor";

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test.each(["not JSON", "null"])("is a stranger when the storage holds %s", (text) => {
  localStorage.setItem("mp_token_mixpanel", text);
  expect(findVisitor("token").distinct_id).toMatch(/^\$device:/);
});

test.each(["getItem", "setItem"] as const)("is a stranger when %s is denied", (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(findVisitor("token").distinct_id).toMatch(/^\$device:/);
});
