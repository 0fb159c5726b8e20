import { findUrlProblem, parseUrl } from "./url-problem";

const withoutSpaces = /without spaces, quotes/;
const web = /^a whole web address/;
const oneMailbox = /^one email address after mailto:/;
const oneNumber = /^one phone number after tel:/;
const start = /starts with https/;
const ownPage = /a page of this site/;

test.each<[url: string, expected: RegExp]>([
  // the start of a URL
  ["", start],
  ["services", start],
  ["javascript:alert(1)", start],
  ["data:text/html,x", start],
  ["//evil.example/", start],
  ["http://www.shop.com/", web],
  ["https://", web],
  ["https:evil.example", web],
  ["https:///evil.example", web],
  // user names
  ["https://shop@evil.example/", web],
  ["https://www.shop.com@evil.example", web],
  // characters that browsers drop or reinterpret
  ["https:\\\\evil.example", withoutSpaces],
  ["/\\evil.example", withoutSpaces],
  ["java\tscript:alert(1)", withoutSpaces],
  ["https://shop.com/\u202Egpj", withoutSpaces],
  ["https://shop\u200B.com/", withoutSpaces],
  ['https://shop.com/"onclick', withoutSpaces],
  [" https://shop.com/", withoutSpaces],
  ["\u00A0/services/", withoutSpaces],
  // host names
  ["https://p\u0430ypal.example/", web], // а
  ["https://xn--pypal-4ve.example/", web],
  ["https://xn--80ak6aa92e.com/", web],
  ["https://shop.example\u2215a.evil.example/", web], // ∕
  ["https://xn--a.example/", web], // Node.js 20 can't parse it at all
  ["https://\uFF45vil.example/", web], // ｅ
  ["https://%65vil.example/", web],
  ["https://0x7f.1/", web],
  // pages of this site
  ["/.//evil.example", ownPage],
  ["/img-cache/../admin/", ownPage],
  ["/img-cache/%2e%2E/admin/", ownPage],
  ["/..", ownPage],
  // email
  ["mailto:", oneMailbox],
  ["mailto:?subject=a", oneMailbox],
  ["mailto:hello", oneMailbox],
  ["mailto:a@shop.com,b@evil.example", oneMailbox],
  ["mailto:a@shop.com%2Cb@evil.example", oneMailbox],
  ["mailto:a@shop.com%3Fbcc=b@evil.example", oneMailbox],
  ["mailto:a@p\u0430ypal.example", oneMailbox],
  ["mailto:a@shop.com?bcc=b@evil.example", oneMailbox],
  ["MAILTO:a@shop.com?Bcc=b@evil.example", oneMailbox],
  ["mailto:a@shop.com?subject=a#b", oneMailbox],
  ["mailto:a@shop.com?%62cc=b@evil.example", oneMailbox],
  ["mailto:a@shop.com?subject=Hi%26bcc=b@evil.example", oneMailbox],
  ["mailto:a@shop.com?subject=Hi%0D%0ABcc:b@evil.example", oneMailbox],
  ["mailto:a@shop.com?attach=/etc/passwd", oneMailbox],
  ["mailto:a@shop.com?subject=%zz", oneMailbox],
  // phone
  ["tel:*21*5125550199#", oneNumber],
  ["TEL:#31#5125550142", oneNumber],
  ["tel:%2A%2306%23", oneNumber],
  ["tel:+15125550142,%231", oneNumber],
  ["sms:*123#", start],
  ["tel:", oneNumber],
  ["tel:12", oneNumber],
  ["tel:1-800-GROOMER", oneNumber],
  ["tel:5125550142?body=a", oneNumber],
])("%j is refused", (url, expected) => {
  expect(findUrlProblem(url)).toMatch(expected);
});

test.each([
  "https://www.shop.com",
  "https://www.shop.com/",
  "https://www.shop.com/a?b=c@d&e=100%25#f@g",
  "https://shop.com:8443/book?with=a@b.example",
  "https://my_shop.booking.example/@shop",
  "HTTPS://WWW.Shop.com/",
  "https://shop.com/caf\u00E9",
  "/",
  "/services/",
  "/services/?size=xl#estimate",
  "/rss.xml",
  "/a..b/",
  "#top",
  "#",
  "mailto:hello@shop.com",
  "mailto:hello%40shop.com",
  "mailto:hello+web@shop.com?subject=Q%26A%20about%20cc",
  "mailto:hello@shop.com?Subject=Bath&body=Dear%20shop,%0D%0Amy%20dog",
  "tel:+15125550142",
  "tel:512-555-0142",
  "tel:(512)555-0142",
  "tel:512%20555%200142",
  "tel:+15125550142;ext=12",
  "tel:+15125550142,,12",
])("%j is safe", (url) => {
  expect(findUrlProblem(url)).toBeUndefined();
});

test.each([
  ["https://www.shop.example/a?b#c", "www.shop.example"],
  ["https://bücher.example/", "xn--bcher-kva.example"],
  ["https://пример.example/", "xn--e1afmkfd.example"],
  ["shop.example", undefined],
  ["https://", undefined],
  ["", undefined],
])("the host of %j is %s", (text, host) => {
  expect(parseUrl(text)?.host).toBe(host);
});

test("a host name with an umlaut stays valid after Node.js has optimized the function", () => {
  for (let call = 0; call < 200_000; call += 1) parseUrl("https://www.shop.example/");
  expect(parseUrl("https://bücher.example/")?.host).toBe("xn--bcher-kva.example");
});
