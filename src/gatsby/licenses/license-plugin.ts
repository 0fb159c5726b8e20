import { createRequire } from "node:module";
import path from "node:path";
import LicensePlugin from "webpack-license-plugin";
import { name as ownName } from "../../../package.json";
import { licenseText, needsDecision } from "./license-text";

/**
 * Packages that webpack doesn't see: Gatsby copies its code beside ours, the fonts are cut, and of the
 * icons only those of the shop's own networks are taken.
 */
const copiedPackages = [
  "gatsby",
  "@fontsource-variable/figtree",
  "@fontsource-variable/fraunces",
  "@iconify-json/tabler",
];

/** Part of the compilation, but not of what comes out of it; an earlier build's cache hides it. */
const buildTools = [ownName, "css-loader"];

const { resolve } = createRequire(path.resolve("package.json"));

/**
 * Lists the licences of all packages that visitors are sent anything of, in `public/licenses.txt`
 * and, for programs, `public/licenses.json`. A build with a licence that needs a person's decision
 * stops.
 */
export const licensePlugin = () =>
  new LicensePlugin({
    outputFilename: "licenses.json",
    additionalFiles: { "licenses.txt": licenseText },
    excludedPackageTest: (name: string) => buildTools.includes(name),
    includePackages: () =>
      copiedPackages.map((name) => path.dirname(resolve(`${name}/package.json`))),
    unacceptableLicenseTest: needsDecision,
  });
