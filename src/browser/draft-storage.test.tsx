import { readDraft, writeDraft } from "./draft-storage";

const draft = { email: "ada@example.com", message: "Two dogs" };

beforeEach(() => window.sessionStorage.clear());

test("if the browser stores nothing, a draft of one form lasts as long as the page", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementationOnce(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  writeDraft("contact", draft);
  expect(readDraft("contact")).toEqual(draft);
  expect(readDraft("newsletter")).toEqual({});
});
