import {
  all,
  readErrors,
  replace,
  write,
  type BadInput,
} from "../../../../../test/content-check/check-files";

const terms = "content/pages/terms.mdx";
const post = "content/blog/teeth/index.mdx";
const withTerms = (text: string) => replace(terms, "Our terms.", text);
const inHeader = (address: string) => replace("data/navigation.json", '"/faq/"', `"${address}"`);
const pages =
  "/, /book/, /contact/, /devteam/, /error/, /faq/, /help/, /locations/, /qr-poster/, /reviews/, /sales/, /services/, /hom…";

/** The expected error of a link in the terms. */
const inTerms = (found: string, expected: string, fix?: string, line = 7) =>
  [`content/pages/terms.mdx:${line}`, found, expected, ...(fix ? [fix] : [])].join(" | ");
const noPage = (href: string, suggestion: string) =>
  inTerms(
    `the link ${href}, which leads to no page`,
    "a page of this site",
    `did you mean "${suggestion}"?`,
  );

const unseen = inTerms(
  "the link /blog/teeth/, to a post that visitors can't see yet",
  "a post that visitors can see",
  "leave the link out until then",
);

/** Makes the fixture's only post a draft, and removes the links to it. */
const asDraft = all(
  replace(post, "tags:", "draft: true\ntags:"),
  replace("data/chat-services.json", ',\n    "article": "teeth"', ""),
);

const cases: BadInput[] = [
  ["a mistyped page", withTerms("Our [prices](/servces/)."), noPage("/servces/", "/services/")],
  ["a page in capital letters", withTerms("Our [questions](/FAQ)."), noPage("/FAQ", "/faq/")],
  [
    "a link in a tag",
    withTerms('<a href="/servces/">Prices</a>'),
    noPage("/servces/", "/services/"),
  ],
  [
    "a missing file",
    all(write("static/price-list.pdf", "%PDF"), withTerms("Our [list](/pricelist.pdf).")),
    noPage("/pricelist.pdf", "/price-list.pdf"),
  ],
  [
    "a page that resembles no other",
    withTerms("Our [shop](/merchandise/)."),
    inTerms("the link /merchandise/, which leads to no page", `a page of this site: ${pages}`),
  ],
  ["a draft", all(withTerms("See [teeth](/blog/teeth/)."), asDraft), unseen],
  [
    "a scheduled post",
    all(
      withTerms("See [teeth](/blog/teeth/)."),
      replace(post, "2025-05-01", "2025-07-01"),
      replace(post, "2025-05-02", "2025-07-02"),
    ),
    unseen,
  ],
  [
    "a mistyped header link in capital letters",
    inHeader("FQA"),
    'data/navigation.json header (1st).href | "FQA" | a page of this site, like /locations/',
  ],
  [
    "a button with a mistyped word",
    replace("data/packages.json", '"booking"', '"boking"'),
    'data/packages.json href | "boking" | booking, a page of this site like /services/, or an address that starts with https://',
  ],
];

const valid: [name: string, href: string][] = [
  ["a page", "/services/"],
  ["a section of a page", "/services/#estimate"],
  ["the home page", "/"],
  ["a price list", "/to14/"],
  ["a post", "/blog/teeth/"],
  ["the posts with a tag", "/blog/tag/teeth/"],
  ["the feed", "/rss.xml"],
  ["a photo", "/img-cache/doodle-lg.webp"],
  ["an answer", "/faq/#cost"],
  ["a town", "/locations/#kyle"],
  ["a text's contents", "#contents"],
  ["the newsletter", "/blog/teeth/#newsletter"],
  ["a page with a query", "/contact/?about=bath"],
  ["a part of a page that isn't there", "/faq/#costs"],
  ["this site with its host name", "https://www.shaggy.com/services/#estimate"],
  ["another site", "https://www.shaggy.com.elsewhere.com/servces/"],
  ["a telephone", "tel:+15125550242"],
];

describe("checkLinks", () => {
  it.each(cases)("reports a link to %s with what to do", async (_, change, expected) => {
    expect(await readErrors(change)).toEqual([expected].flat());
  });

  it.each(valid)("accepts a link to %s", async (_, href) => {
    expect(await readErrors(withTerms(`See [this](${href}).`))).toEqual([]);
  });

  it("accepts a link from an unpublished post to another one", async () => {
    const change = all(asDraft, replace(post, "<Callout>", "[This](/blog/teeth/)\n\n<Callout>"));
    expect(await readErrors(change)).toEqual([]);
  });
});
