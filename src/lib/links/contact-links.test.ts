import { callLink, mailLink, textLink } from "./contact-links";

test("call and text links contain the international phone number", () => {
  expect(callLink("(512) 555-0142")).toBe("tel:+15125550142");
  expect(textLink("(512) 555-0142")).toBe("sms:+15125550142");
});

test.each([
  [undefined, "mailto:a@shop.example"],
  [{ subject: "Rex & Co" }, "mailto:a@shop.example?subject=Rex%20%26%20Co"],
  [{ subject: "Hi", body: "one\ntwo" }, "mailto:a@shop.example?subject=Hi&body=one%0D%0Atwo"],
  [{ subject: "", body: "x" }, "mailto:a@shop.example?body=x"],
])("a mail with %j opens %s", (mail, link) => {
  expect(mailLink("a@shop.example", mail)).toBe(link);
});
