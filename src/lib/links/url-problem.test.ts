import { findUrlProblem } from "./url-problem";

const withoutName = /without a name before @/;
const withoutSpaces = /without spaces, quotes/;
const oneAlphabet = /letters of one alphabet/;
const wholeAddress = /a whole web address/;
const asShown = /as browsers show it/;
const oneRecipient = /one address only/;
const oneMailbox = /one email address after mailto:/;
const nothingElse = /only \?subject=… and &body=… after the email address/;
const noCommand = /without \* and #/;
const oneNumber = /one phone number after/;
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
  ["https:evil.example", start],
  ["https:/evil.example", start],
  ["http:evil.example", start],
  ["https:///evil.example", wholeAddress],
  ["https://", wholeAddress],
  ["https://?a", wholeAddress],
  ["https://:443/", wholeAddress],
  ["https://a%40b.example/", wholeAddress],
  // user names
  ["https://shop@evil.example/", withoutName],
  ["http://shop@evil.example", withoutName],
  ["HTTPS://shop:word@evil.example/", withoutName],
  ["https://www.shop.com@evil.example", withoutName],
  ["https://www.shop.com%2Fbook@evil.example/", withoutName],
  ["https://@evil.example/", withoutName],
  ["https://:@evil.example/", withoutName],
  ["https://a@b@evil.example?c", withoutName],
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
  [" https://shop.com/", /before or after/],
  ["https://shop.com/\n", /before or after/],
  ["\u00A0/services/", /before or after/],
  // host names
  ["https://p\u0430ypal.example/", oneAlphabet], // а
  ["https://xn--pypal-4ve.example/", oneAlphabet],
  ["https://shop.\u0440aypal.example/", oneAlphabet], // р
  ["https://goog\u03BFle.example", oneAlphabet], // ο
  ["https://\u0430\u0440\u0440\u04CF\u0435.example/", oneAlphabet], // аррӏе
  ["https://xn--80ak6aa92e.com/", oneAlphabet],
  ["https://\u03BF\u03BD\u03B9.example/", oneAlphabet], // ονι
  ["https://paypa\u0131.example/", oneAlphabet], // ı
  ["https://\u0261oogle.example/", oneAlphabet], // ɡ
  ["https://shop.example\u2215a.evil.example/", oneAlphabet], // ∕
  ["https://xn--a.example/", /alphabet|whole web address/], // Node.js 20 can't parse it at all
  ["https://xn--\u0430.example/", wholeAddress],
  ["https://shop.c\u0661m/", wholeAddress], // ١
  ["https://\u0441\u0430\u0439\u0442s.example/", oneAlphabet], // сайтs
  ["https://\uFF45vil.example/", asShown], // ｅ
  ["https://%65vil.example/", asShown],
  ["https://0x7f.1/", asShown],
  ["https://2130706433/", asShown],
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
  ["mailto:a@shop.com?bcc=b@evil.example", oneRecipient],
  ["mailto:a@shop.com?subject=Hi&CC=b@evil.example", oneRecipient],
  ["MAILTO:a@shop.com?Bcc=b@evil.example", oneRecipient],
  ["mailto:a@shop.com?%62cc=b@evil.example", oneRecipient],
  ["mailto:a@shop.com?b%63%43=b@evil.example", oneRecipient],
  ["mailto:a@shop.com?%2562cc=b@evil.example", oneRecipient],
  ["mailto:a@shop.com?subject=Hi%26bcc=b@evil.example", oneRecipient],
  ["mailto:a@shop.com?subject=Hi%0D%0ABcc:b@evil.example", oneRecipient],
  ["mailto:a@shop.com?subject=Hi;cc=b@evil.example", oneRecipient],
  ["mailto:a@shop.com?to=b@evil.example", oneRecipient],
  ["mailto:a@shop.com?subject=Hi?bcc=b@evil.example", oneRecipient],
  ["mailto:a@shop.com?subject=Hi%0D%0AX-Header:1", nothingElse],
  ["mailto:a@shop.com?attach=/etc/passwd", nothingElse],
  ["mailto:a@shop.com?from=b@evil.example", nothingElse],
  ["mailto:a@shop.com?subject=%zz", nothingElse],
  ["mailto:a@shop.com?subject=a#b", nothingElse],
  // phone
  ["tel:*21*5125550199#", noCommand],
  ["tel:%2A%2306%23", noCommand],
  ["tel:%2a%2306%23", noCommand],
  ["tel:%252A%252306%2523", noCommand],
  ["TEL:#31#5125550142", noCommand],
  ["tel:+15125550142,%231", noCommand],
  ["tel:\uFF0A\uFF03", noCommand],
  ["sms:*123#", noCommand],
  ["sms:%2A123?body=Hi", noCommand],
  ["tel:", oneNumber],
  ["tel:12", oneNumber],
  ["tel:1-800-GROOMER", oneNumber],
  ["tel://5125550142", oneNumber],
  ["tel:5125550142?body=a", oneNumber],
  ["sms:5125550142,5125550143", oneNumber],
  ["sms:?body=Hi", oneNumber],
  ["sms:5125550142?to=5125550143", oneNumber],
  ["sms:5125550142;5125550143", oneNumber],
])("%j is refused", (url, expected) => {
  expect(findUrlProblem(url)?.expected).toMatch(expected);
});

test.each([
  "https://www.shop.com",
  "https://www.shop.com/",
  "http://www.shop.com/a?b=c@d&e=100%25#f@g",
  "https://shop.com:8443/book?with=a@b.example",
  "https://my_shop.booking.example/@shop",
  "HTTPS://WWW.Shop.com/",
  "https://shop.com/caf\u00E9",
  "https://b\u00FCcher.example/",
  "https://B\u00DCCHER.example/",
  "https://xn--bcher-kva.example/",
  "https://stra\u00DFe.example/",
  "https://\u043F\u0440\u0438\u043C\u0435\u0440.example/", // пример
  "https://xn--e1afmkfd.example/",
  "https://www.\u03B5\u03BB\u03BB\u03AC\u03B4\u03B1.example/", // ελλάδα
  "https://\u65E5\u672C\u306E\u30B5\u30ED\u30F3.example/", // 日本のサロン
  "https://dog\u72D7.example/",
  "https://\uD55C\uAD6D.example/", // 한국
  "https://\u05DB\u05DC\u05D1.example/", // כלב
  "https://\u0441\u043E\u0440.xn--p1ai/", // сор.рф
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
  "sms:+15125550142",
  "sms:+15125550142?body=Hi%20there",
  "sms:+15125550142?&body=Hi%20%231",
  "sms:+15125550142&body=Hi",
])("%j is safe", (url) => {
  expect(findUrlProblem(url)).toBeUndefined();
});
