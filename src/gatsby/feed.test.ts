import type { IGatsbyImageData } from "gatsby-plugin-image";
import { type Part, textTree } from "../../test/builders/text-tree";
import { toFeedHtml } from "./feed";

const picture: IGatsbyImageData = {
  layout: "constrained",
  width: 1600,
  height: 1066.7,
  images: {
    fallback: { src: "/a-sm.webp?v=1", srcSet: "/a-sm.webp?v=1 640w,\n/a-lg.webp?v=1 1600w" },
  },
};

const context = {
  cover: { src: "/static/cover.jpg", alt: 'A "dog"' },
  pictures: { "a.jpg": picture },
  bookingUrl: "https://booking.example/book?business=shop",
  pageUrl: "https://shop.example/blog/fleas/",
};

const cover = '<p><img src="https://shop.example/static/cover.jpg" alt="A &#x22;dog&#x22;"></p>';

const figure = (alt: string, caption: string) =>
  `<figure><img src="https://shop.example/a-lg.webp?v=1" alt="${alt}" width="1600" height="1067"><figcaption>${caption}</figcaption></figure>`;

const pair = { before: "a.jpg", beforeAlt: "A", after: "a.jpg", afterAlt: "B", caption: "C" };

test.each<[string, Part, string]>([
  [
    "an element",
    ["p", null, "Cut & <dry> ", ["em", null, "well"]],
    "<p>Cut &#x26; &#x3C;dry> <em>well</em></p>",
  ],
  ["the phone number", ["a", { dataFact: "", href: "tel:+15125550100" }, "555-0100"], "555-0100"],
  ["a link", ["a", { href: "/services/" }, "x"], '<a href="https://shop.example/services/">x</a>'],
  [
    "an offer",
    ["Callout", { title: "Offer", offer: { id: "x" } }, ["p", null, "Now"]],
    "<blockquote><p><strong>Offer</strong></p><p>Now</p></blockquote>",
  ],
  [
    "a picture",
    ["img", { src: "a.jpg", alt: "A", title: "Old & new" }],
    figure("A", "Old &#x26; new"),
  ],
  ["a pair", ["BeforeAfter", pair], `${figure("A", "Before")}${figure("B", "After")}<p>C</p>`],
])("the feed shows %s below the cover", (_, part, html) => {
  expect(toFeedHtml(textTree(part), context)).toBe(cover + html);
});
