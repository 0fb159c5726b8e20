import { readSession, writeSession } from "./session-storage";

afterEach(() => jest.restoreAllMocks());

const refuse = () => {
  throw new DOMException("Denied", "SecurityError");
};

test("a text is kept until an empty one takes its place", () => {
  writeSession("word", "kept");
  expect([readSession("word"), readSession("other")]).toEqual(["kept", ""]);
  writeSession("word", "");
  expect(readSession("word")).toBe("");
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ["denied", () => jest.spyOn(window, "sessionStorage", "get").mockImplementation(refuse)],
  ["full", () => jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse)],
])("where storage is %s, it lasts as long as the page", (_, spoil) => {
  spoil();
  writeSession("word", "kept");
  expect(readSession("word")).toBe("kept");
  writeSession("word", "");
  expect(readSession("word")).toBe("");
});
