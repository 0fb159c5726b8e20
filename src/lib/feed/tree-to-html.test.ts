import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { TextTree } from "../text/text-tree";
import { treeToHtml } from "./tree-to-html";

const picture: IGatsbyImageData = {
  layout: "constrained",
  width: 1600,
  height: 1066.7,
  images: {
    fallback: { src: "/a-sm.webp?v=1", srcSet: "/a-sm.webp?v=1 640w,\n/a-lg.webp?v=1 1600w" },
  },
};

const context = {
  pictures: { "a.jpg": picture },
  facts: { phone: "(512) 555-0142", sum: 'a < b & "c"' },
  bookingAddress: "https://booking.example/book?business=shop&x=1",
  pageAddress: "https://shop.example/blog/fleas/",
};

test.each<[string, TextTree, string]>([
  ["plain text", "Cut & <dry>", "Cut &amp; &lt;dry&gt;"],
  ["an element", ["p", null, "Dry ", ["em", null, "well"]], "<p>Dry <em>well</em></p>"],
  ["an element without an end", ["p", null, "a", ["br", null]], "<p>a<br></p>"],
  ["a fact", ["Fact", { name: "phone" }], "(512) 555-0142"],
  ["a fact with special characters", ["Fact", { name: "sum" }], "a &lt; b &amp; &quot;c&quot;"],
  [
    "a link within the site",
    ["a", { href: "/services/" }, "Prices"],
    '<a href="https://shop.example/services/">Prices</a>',
  ],
  [
    "a link to a heading",
    ["a", { href: "#ticks" }, "x"],
    '<a href="https://shop.example/blog/fleas/#ticks">x</a>',
  ],
  [
    "a link to another site",
    ["a", { href: "https://vets.example/?a=1&b=2" }, "x"],
    '<a href="https://vets.example/?a=1&amp;b=2">x</a>',
  ],
  [
    "an offer",
    ["Callout", { title: "Offer" }, ["p", null, "Now"]],
    "<blockquote><p><strong>Offer</strong></p><p>Now</p></blockquote>",
  ],
  [
    "a booking link",
    ["BookLink", null, "Book"],
    '<p><a href="https://booking.example/book?business=shop&amp;x=1">Book</a></p>',
  ],
  [
    "a picture",
    ["img", { src: "a.jpg", alt: "A & B", title: "Old & new" }],
    '<figure><img src="https://shop.example/a-lg.webp?v=1" alt="A &amp; B" width="1600" height="1067"><figcaption>Old &amp; new</figcaption></figure>',
  ],
  [
    "a pair of pictures",
    [
      "BeforeAfter",
      { before: "a.jpg", beforeAlt: "A", after: "a.jpg", afterAlt: "B", caption: "C" },
    ],
    '<figure><img src="https://shop.example/a-lg.webp?v=1" alt="A" width="1600" height="1067"><figcaption>Before</figcaption></figure>' +
      '<figure><img src="https://shop.example/a-lg.webp?v=1" alt="B" width="1600" height="1067"><figcaption>After</figcaption></figure><p>C</p>',
  ],
])("renders %s", (_, tree, html) => {
  expect(treeToHtml(tree, context)).toBe(html);
});
