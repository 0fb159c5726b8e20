import path from "node:path";
import { contentPathOf } from "./on-create-node";

test.each([
  ["content/blog/flea-alert/index.mdx", "blog/flea-alert/index"],
  ["content/pages/about.mdx", "pages/about"],
])("the path of %s is %s", (file, contentPath) => {
  expect(contentPathOf(path.resolve(file))).toBe(contentPath);
});
