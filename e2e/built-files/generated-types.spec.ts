import { readFileSync } from "node:fs";
import { expect, test } from "../support/fixtures";

const file = "src/gatsby-types.d.ts";

test("the committed query types are those that the build generates", () => {
  const generated = readFileSync(`test-results/project/${file}`, "utf8");
  expect(readFileSync(file, "utf8") === generated, "out of date: run `npm run codegen`").toBe(true);
});
