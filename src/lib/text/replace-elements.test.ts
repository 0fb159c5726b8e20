import { textTree } from "../../../test/builders/text-tree";
import { withoutIds } from "./replace-elements";

test("removes ids, and links fragments to the text's own page", () => {
  const text = textTree(
    ["ul", null, ["li", { id: "a", title: "A" }]],
    ["a", { href: "#teeth" }, "T"],
    ["a", { href: "/faq/#cost" }, "C"],
  );
  expect(withoutIds(text, "/blog/x/")).toEqual(
    textTree(
      ["ul", null, ["li", { title: "A" }]],
      ["a", { href: "/blog/x/#teeth" }, "T"],
      ["a", { href: "/faq/#cost" }, "C"],
    ),
  );
});
