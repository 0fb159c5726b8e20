import type { TextTree } from "./text-tree";
import { withoutIds } from "./without-ids";

test.each<[string, TextTree, TextTree]>([
  ["a heading", ["h2", { id: "teeth" }, "Teeth"], ["h2", {}, "Teeth"]],
  [
    "an element within others",
    ["ul", null, ["li", { id: "a", title: "A" }]],
    ["ul", null, ["li", { title: "A" }]],
  ],
  ["a link to a heading", ["a", { href: "#teeth" }, "T"], ["a", { href: "/blog/x/#teeth" }, "T"]],
  ["another link", ["a", { href: "/faq/#cost" }, "T"], ["a", { href: "/faq/#cost" }, "T"]],
  ["a fact", ["Fact", { name: "phone" }], ["Fact", { name: "phone" }]],
  ["words", "Teeth", "Teeth"],
])("%s", (_, written, shown) => {
  expect(withoutIds(written, "/blog/x/")).toEqual(shown);
});
