import { finishSending, readDraft, readPending, saveDrafts, writeDraft } from "./draft-storage";

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

test("a form that the browser sends is no draft, and its failure replaces no new words", () => {
  saveDrafts();
  document.body.innerHTML = "<form data-draft=contact action=https://a.co><input name=a value=b>";
  document.forms[0]!.dispatchEvent(new Event("submit", { bubbles: true }));
  expect(readDraft("contact")).toEqual({});
  expect(readPending("contact")).toEqual({ a: "b" });
  writeDraft("contact", draft);
  finishSending("contact", false);
  expect(readDraft("contact")).toEqual(draft);
});
