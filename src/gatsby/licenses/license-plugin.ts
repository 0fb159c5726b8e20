import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import LicensePlugin from "webpack-license-plugin";
import { name as ownName } from "../../../package.json";

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

/** Licences that their package doesn't carry, as its authors publish them: files in this folder. */
const missingTexts: Record<string, string> = { "@iconify-json/tabler": "tabler-license.txt" };

/** Part of the compilation, but not of what comes out of it; an earlier build's cache hides it. */
const buildTools = [ownName, "css-loader"];

/** Licences that ask for no more than to be named. */
const accepted =
  "MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 OFL-1.1 CC0-1.0 Unlicense".split(" ");

const { resolve } = createRequire(path.resolve("package.json"));

/**
 * Lists the licenses of all packages that visitors get code or fonts of, in `public/licenses.txt`. The
 * plugin also writes `licenses.json`, which isn't published (clean-public.ts). A build stops at a license
 * that a person has to decide on.
 */
export const licensePlugin = () =>
  new LicensePlugin({
    outputFilename: "licenses.json",
    additionalFiles: {
      "licenses.txt": (packages) =>
        [
          "This site is made with the work of others, on these terms.\n",
          ...packages.map(({ name, version, license, repository, licenseText }) => {
            const file = missingTexts[name];
            const text =
              licenseText ??
              (file && readFileSync(path.resolve("src/gatsby/licenses", file), "utf8"));
            const lines = [
              `${name} ${version}: ${license}`,
              repository,
              text && `\n${text.trim()}`,
            ];
            return `${"-".repeat(72)}\n${lines.filter(Boolean).join("\n")}\n`;
          }),
        ].join("\n"),
    },
    excludedPackageTest: (name) => buildTools.includes(name),
    includePackages: () =>
      copiedPackages.map((name) => path.dirname(resolve(`${name}/package.json`))),
    unacceptableLicenseTest: (license) => !accepted.includes(license),
  });
