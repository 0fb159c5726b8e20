import { readFileSync } from "node:fs";
import { join } from "node:path";
import { project } from "../../test/sites/copied-site.mjs";
import { expect, test } from "../support/fixtures";

test("the committed query types are those that the build generates", () => {
  const [committed, written] = [".", project].map((folder) =>
    readFileSync(join(folder, "src/gatsby-types.d.ts"), "utf8").replaceAll("\r\n", "\n"),
  );
  expect(committed === written, "out of date: run `npm run codegen`").toBe(true);
});
