import type { TextTree } from "./text-tree";
import { withoutIds } from "./without-ids";

test.each<[string, TextTree, TextTree]>([
  ["a heading", ["h2", { id: "teeth" }, "Teeth"], ["h2", {}, "Teeth"]],
  [
    "a nested element",
    ["ul", null, ["li", { id: "a", title: "A" }]],
    ["ul", null, ["li", { title: "A" }]],
  ],
  ["a link to a heading", ["a", { href: "#teeth" }, "T"], ["a", { href: "/blog/x/#teeth" }, "T"]],
  ["another link", ["a", { href: "/faq/#cost" }, "T"], ["a", { href: "/faq/#cost" }, "T"]],
  ["a fact", ["Fact", { name: "phone" }], ["Fact", { name: "phone" }]],
  ["plain text", "Teeth", "Teeth"],
])("removes ids, and links fragments to the text's own page: %s", (_, written, shown) => {
  expect(withoutIds(written, "/blog/x/")).toEqual(shown);
});
