import path from "node:path";
import { placeOf } from "./on-create-node";

test.each([
  ["content/blog/flea-alert/index.mdx", "blog/flea-alert/index"],
  ["content/pages/about.mdx", "pages/about"],
])("the place of %s is %s", (file, place) => {
  expect(placeOf(path.resolve(file))).toBe(place);
});
