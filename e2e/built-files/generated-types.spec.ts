import { describeStaleTypes } from "../../scripts/generated-types.mjs";
import { expect, test } from "../support/fixtures";

test("types that a build has written as they were need nothing", () => {
  expect(describeStaleTypes("type A = {};\n", "type A = {};\n")).toBeUndefined();
  expect(describeStaleTypes("type A = {};\r\n", "type A = {};\n")).toBeUndefined();
});

test("types that were behind are named, with the command that mends them", () => {
  const advice = describeStaleTypes("type A = {};\n", "type A = { name: string };\n");
  expect(advice).toContain("src/gatsby-types.d.ts was behind");
  expect(advice).toContain("npm run codegen");
});
