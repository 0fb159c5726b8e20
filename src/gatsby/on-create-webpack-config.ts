import { createRequire } from "node:module";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { readFileSync } from "node:fs";
import LicensePlugin from "webpack-license-plugin";
import { name as ownName } from "../../package.json";

const switchNames = [
  "GATSBY_MIXPANEL_TOKEN",
  "GATSBY_MIXPANEL_PEOPLE",
  "GATSBY_MIXPANEL_GROUP",
  "GATSBY_MIXPANEL_AUTOCAPTURE",
  "GATSBY_MIXPANEL_RECORD_PERCENT",
];

const { resolve } = createRequire(path.resolve("package.json"));

// Fewer scripts per page: the runtime is part of the app, and pages share no chunks below 50 kB.
// With Gatsby's own settings, hydration ends 8 % later (tools/bench/RESULTS.md).
// No source maps, which would reveal local paths.
const browserOptions = {
  devtool: false,
  // Emotion imports this package for a function that the site doesn't use.
  module: { rules: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
  optimization: {
    runtimeChunk: false,
    splitChunks: { minSize: 50_000, cacheGroups: { commons: false } },
  },
} as const;

/** Unset switches become "", so that webpack drops their code. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  plugins,
}) => {
  const unset = switchNames.filter((name) => !process.env[name]);
  // Gatsby types its plugins as functions only.
  const define = plugins.define as (values: Record<string, string>) => object;
  const switchesOff = define(
    Object.fromEntries(unset.map((name) => [`process.env.${name}`, JSON.stringify("")])),
  );
  actions.setWebpackConfig(
    stage === "build-javascript"
      ? { ...browserOptions, plugins: [switchesOff, licensePlugin()] }
      : { resolve: { symlinks: false }, plugins: [switchesOff] },
  );
};

const recorderPackages = [
  "@mixpanel/rrweb",
  "@mixpanel/rrweb-snapshot",
  "@mixpanel/rrweb-plugin-console-record",
];

/** Packages that webpack doesn't see, because Gatsby or the build copies their code. */
const copiedPackages = [
  "gatsby",
  "@fontsource-variable/figtree",
  "@fontsource-variable/fraunces",
  "@iconify-json/tabler",
  ...(process.env.GATSBY_MIXPANEL_TOKEN ? ["mixpanel-browser"] : []),
  ...(process.env.GATSBY_MIXPANEL_RECORD_PERCENT ? recorderPackages : []),
];

const buildTools = [ownName, "css-loader"];

const acceptedLicenses =
  "MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 OFL-1.1 CC0-1.0 Unlicense".split(" ");

/** Not by `resolve` of each package, because some don't export their `package.json`. */
const packagesFolder = path.resolve(resolve("gatsby/package.json"), "../..");

/** The package doesn't contain its license: a file as published by its authors. */
const tablerLicense = () => readFileSync("src/gatsby/files/tabler-license.txt", "utf8");

/** Lists the licenses of what visitors load. The build stops at a license that a person must review. */
const licensePlugin = () =>
  new LicensePlugin({
    outputFilename: "licenses.json",
    additionalFiles: {
      "licenses.txt": (packages) =>
        [
          "This site is made with the work of others, on these terms.\n",
          ...packages.map(({ name, version, license, repository, licenseText }) => {
            const text = name === "@iconify-json/tabler" ? tablerLicense() : licenseText;
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
    includePackages: () => copiedPackages.map((name) => path.join(packagesFolder, name)),
    unacceptableLicenseTest: (license) => !acceptedLicenses.includes(license),
  });
