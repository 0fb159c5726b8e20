import { readDraft, writeDraft } from "./draft-storage";

const draft = { email: "ada@example.com", message: "Two dogs" };

beforeEach(() => window.sessionStorage.clear());

test("a draft is restored only in its own form, until it is cleared", () => {
  writeDraft("contact", draft);
  expect(readDraft("contact")).toEqual(draft);
  expect(readDraft("newsletter")).toEqual({});
  writeDraft("contact", {});
  expect(readDraft("contact")).toEqual({});
});

test("if the browser stores nothing, a draft lasts as long as the page", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementationOnce(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  writeDraft("contact", draft);
  expect(readDraft("contact")).toEqual(draft);
});
