import { clearDraft, readDraft, writeDraft } from "./draft-storage";

const draft = { email: "ada@example.com", message: "Two dogs" };

beforeEach(() => window.sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test("a draft is kept for its form alone, until it is cleared", () => {
  writeDraft("contact", draft);
  expect(readDraft("contact")).toEqual(draft);
  expect(readDraft("newsletter")).toEqual({});
  clearDraft("contact");
  expect(readDraft("contact")).toEqual({});
});

test("emptied fields leave nothing behind", () => {
  writeDraft("contact", draft);
  writeDraft("contact", { email: "", message: "" });
  expect(window.sessionStorage).toHaveLength(0);
});

test.each(["{", "null", "[1]", '{"email":7}', '"text"'])("a damaged draft, %s, is none", (text) => {
  window.sessionStorage.setItem("draft:contact", text);
  expect(readDraft("contact")).toEqual({});
});

test.each(["getItem", "setItem", "removeItem"] as const)("storage that refuses %s", (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  expect(() => {
    writeDraft("contact", draft);
    readDraft("contact");
    clearDraft("contact");
  }).not.toThrow();
});

test("storage that is denied altogether", () => {
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("Denied", "SecurityError");
  });
  expect(() => writeDraft("contact", draft)).not.toThrow();
  expect(readDraft("contact")).toEqual({});
});
