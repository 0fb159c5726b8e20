import { callLink, mailLink, textLink } from "./contact-links";

describe("callLink", () => {
  it("dials the number as phones understand it everywhere", () => {
    expect(callLink("(512) 555-0142")).toBe("tel:+15125550142");
  });
});

describe("textLink", () => {
  it("writes to the number as phones understand it everywhere", () => {
    expect(textLink("(512) 555-0142")).toBe("sms:+15125550142");
  });
});

describe("mailLink", () => {
  it.each([
    [undefined, "mailto:a@shop.example"],
    [{ subject: "Rex & Co" }, "mailto:a@shop.example?subject=Rex%20%26%20Co"],
    [{ subject: "Hi", body: "one\ntwo" }, "mailto:a@shop.example?subject=Hi&body=one%0D%0Atwo"],
    [{ subject: "", body: "x" }, "mailto:a@shop.example?body=x"],
  ])("%j", (mail, link) => {
    expect(mailLink("a@shop.example", mail)).toBe(link);
  });
});
