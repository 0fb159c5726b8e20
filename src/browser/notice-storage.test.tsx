import { noteNotice, readNotice } from "./notice-storage";

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test.each(["getItem", "setItem"] as const)("where %s is denied, this page remembers", (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  noteNotice(3, "dismissed");
  expect(readNotice(3)).toBe("dismissed");
});
