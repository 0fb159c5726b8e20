import { noteNotice, readNotice } from "./notice-storage";

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test("a visit remembers how far it has come with a notice, and with no other", () => {
  expect(readNotice(1)).toBeUndefined();
  noteNotice(1, "announced");
  expect(readNotice(1)).toBe("announced");
  noteNotice(1, "dismissed");
  expect(readNotice(1)).toBe("dismissed");
  expect(readNotice(2)).toBeUndefined();
});

test("what somebody else has left in the storage means nothing", () => {
  sessionStorage.setItem("notice", "gone 1");
  expect(readNotice(1)).toBeUndefined();
});

test.each(["getItem", "setItem"] as const)("where %s is denied, this page remembers", (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  noteNotice(3, "dismissed");
  expect(readNotice(3)).toBe("dismissed");
});
