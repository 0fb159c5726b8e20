import { readSession, writeSession } from "./session-storage";

afterEach(() => jest.restoreAllMocks());

const refuse = () => {
  throw new DOMException("Denied", "SecurityError");
};

test("a text is saved until an empty one replaces it", () => {
  writeSession("word", "kept");
  expect([readSession("word"), readSession("other")]).toEqual(["kept", ""]);
  writeSession("word", "");
  expect(readSession("word")).toBe("");
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ["denied", () => jest.spyOn(window, "sessionStorage", "get").mockImplementation(refuse)],
  ["full", () => jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse)],
])("if storage is %s, a text is saved until the page unloads", (_, spoil) => {
  spoil();
  writeSession("word", "kept");
  expect(readSession("word")).toBe("kept");
  writeSession("word", "");
  expect(readSession("word")).toBe("");
});
