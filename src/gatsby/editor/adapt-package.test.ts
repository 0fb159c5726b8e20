import { readFileSync } from "node:fs";
import { patchPackage } from "./adapt-package";

const code = readFileSync("node_modules/@sveltia/cms/npm/index.js", "utf8");

test("every patch matches the package exactly once", () => {
  expect(() => patchPackage(code)).not.toThrow();
  expect(() => patchPackage(patchPackage(code))).toThrow("@sveltia/cms has changed");
});
