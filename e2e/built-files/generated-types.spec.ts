import { readFileSync } from "node:fs";
import { builtSite } from "../../test/builds/sites.mjs";
import { expect, test } from "../support/fixtures";

const file = "src/gatsby-types.d.ts";

test("the committed query types are those that the build generates", () => {
  const generated = readFileSync(`${builtSite.project}/${file}`, "utf8");
  expect(readFileSync(file, "utf8") === generated, "out of date: run `npm run codegen`").toBe(true);
});
