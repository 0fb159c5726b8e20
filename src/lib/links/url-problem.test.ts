import { findUrlProblem } from "./url-problem";

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
  ["JavaScript:alert(1)", start],
  ["data:text/html,x", start],
  ["vbscript:x", start],
  ["file:///etc/passwd", start],
  ["//evil.example/", start],
  ["https:evil.example", web],
  ["https:/evil.example", web],
  ["http:evil.example", web],
  ["http://www.shop.com/", web],
  ["https:///evil.example", web],
  ["https://", web],
  ["https://?a", web],
  ["https://:443/", web],
  ["https://a%40b.example/", web],
  // user names
  ["https://shop@evil.example/", web],
  ["http://shop@evil.example", web],
  ["HTTPS://shop:word@evil.example/", web],
  ["https://www.shop.com@evil.example", web],
  ["https://www.shop.com%2Fbook@evil.example/", web],
  ["https://@evil.example/", web],
  ["https://:@evil.example/", web],
  ["https://a@b@evil.example?c", web],
  // characters that browsers drop or reinterpret
  ["https:\\\\evil.example", withoutSpaces],
  ["https:/\\evil.example", withoutSpaces],
  ["/\\evil.example", withoutSpaces],
  ["https://shop.com\\@evil.example", withoutSpaces],
  ["java\tscript:alert(1)", withoutSpaces],
  ["https://evil\n.example/", withoutSpaces],
  ["https://ev\ril.example/", withoutSpaces],
  ["https://shop.com/\u202Egpj", withoutSpaces],
  ["https://shop\u200B.com/", withoutSpaces],
  ["https://shop\u00AD.com/", withoutSpaces],
  ["https://shop.com/a\u00A0b", withoutSpaces],
  ['https://shop.com/"onclick', withoutSpaces],
  ["https://shop.com/<b>", withoutSpaces],
  [" https://shop.com/", withoutSpaces],
  ["https://shop.com/\n", withoutSpaces],
  ["\u00A0/services/", withoutSpaces],
  // host names
  ["https://p\u0430ypal.example/", web], // а
  ["https://xn--pypal-4ve.example/", web],
  ["https://shop.\u0440aypal.example/", web], // р
  ["https://goog\u03BFle.example", web], // ο
  ["https://\u0430\u0440\u0440\u04CF\u0435.example/", web], // аррӏе
  ["https://xn--80ak6aa92e.com/", web],
  ["https://\u03BF\u03BD\u03B9.example/", web], // ονι
  ["https://paypa\u0131.example/", web], // ı
  ["https://\u0261oogle.example/", web], // ɡ
  ["https://shop.example\u2215a.evil.example/", web], // ∕
  ["https://xn--a.example/", web], // Node.js 20 can't parse it at all
  ["https://xn--\u0430.example/", web],
  ["https://shop.c\u0661m/", web], // ١
  ["https://\u0441\u0430\u0439\u0442s.example/", web], // сайтs
  ["https://\uFF45vil.example/", web], // ｅ
  ["https://%65vil.example/", web],
  ["https://0x7f.1/", web],
  ["https://2130706433/", web],
  // pages of this site
  ["/.//evil.example", ownPage],
  ["/services//evil.example", ownPage],
  ["/img-cache/../admin/", ownPage],
  ["/img-cache/%2e%2E/admin/", ownPage],
  ["/..", ownPage],
  // email
  ["mailto:", oneMailbox],
  ["mailto:?subject=a", oneMailbox],
  ["mailto:hello", oneMailbox],
  ["mailto:a@shop.com,b@evil.example", oneMailbox],
  ["mailto:a@shop.com%2Cb@evil.example", oneMailbox],
  ["mailto:a@shop.com;b@evil.example", oneMailbox],
  ["mailto:a@shop.com%3Fbcc=b@evil.example", oneMailbox],
  ["mailto:a@p\u0430ypal.example", oneMailbox],
  ["mailto:a@xn--80ak6aa92e.com", oneMailbox],
  ["mailto:%zz@shop.com", oneMailbox],
  ["mailto:a@shop.com?bcc=b@evil.example", oneMailbox],
  ["mailto:a@shop.com?subject=Hi&CC=b@evil.example", oneMailbox],
  ["MAILTO:a@shop.com?Bcc=b@evil.example", oneMailbox],
  ["mailto:a@shop.com?%62cc=b@evil.example", oneMailbox],
  ["mailto:a@shop.com?b%63%43=b@evil.example", oneMailbox],
  ["mailto:a@shop.com?%2562cc=b@evil.example", oneMailbox],
  ["mailto:a@shop.com?subject=Hi%26bcc=b@evil.example", oneMailbox],
  ["mailto:a@shop.com?subject=Hi%0D%0ABcc:b@evil.example", oneMailbox],
  ["mailto:a@shop.com?subject=Hi;cc=b@evil.example", oneMailbox],
  ["mailto:a@shop.com?to=b@evil.example", oneMailbox],
  ["mailto:a@shop.com?subject=Hi?bcc=b@evil.example", oneMailbox],
  ["mailto:a@shop.com?subject=Hi%0D%0AX-Header:1", oneMailbox],
  ["mailto:a@shop.com?attach=/etc/passwd", oneMailbox],
  ["mailto:a@shop.com?from=b@evil.example", oneMailbox],
  ["mailto:a@shop.com?subject=%zz", oneMailbox],
  ["mailto:a@shop.com?subject=a#b", oneMailbox],
  // phone
  ["tel:*21*5125550199#", oneNumber],
  ["tel:%2A%2306%23", oneNumber],
  ["tel:%2a%2306%23", oneNumber],
  ["tel:%252A%252306%2523", oneNumber],
  ["TEL:#31#5125550142", oneNumber],
  ["tel:+15125550142,%231", oneNumber],
  ["tel:\uFF0A\uFF03", oneNumber],
  ["sms:*123#", start],
  ["sms:%2A123?body=Hi", start],
  ["tel:", oneNumber],
  ["tel:12", oneNumber],
  ["tel:1-800-GROOMER", oneNumber],
  ["tel://5125550142", oneNumber],
  ["tel:5125550142?body=a", oneNumber],
  ["sms:5125550142,5125550143", start],
  ["sms:?body=Hi", start],
  ["sms:5125550142?to=5125550143", start],
  ["sms:5125550142;5125550143", start],
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
