import { createRequire } from "node:module";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { keepAllButBundles } from "./files/clean-public";
import { hashStyles } from "./webpack/hash-styles";
import { licensePlugin } from "./files/license-plugin";

/** Environment variables that change the code of pages. */
const switches = [
  "GATSBY_MIXPANEL_TOKEN",
  "GATSBY_MIXPANEL_PEOPLE",
  "GATSBY_MIXPANEL_GROUP",
  "GATSBY_MIXPANEL_AUTOCAPTURE",
  "GATSBY_MIXPANEL_RECORD_PERCENT",
];

/**
 * Minimum source size, in bytes, of a chunk that a few pages share. With Gatsby's 20,000 the home
 * page has two more files, which compress worse: 125.1 kB of scripts in brotli instead of 123.7.
 */
const smallestChunk = 50_000;

/** The webpack options that are changed in place. */
interface WebpackConfig {
  output: object;
  optimization: { splitChunks: object };
}

/** No comments in scripts and no comment files: `licenses.txt` lists the licenses. `ecma` is Gatsby's value. */
const minifyOptions = {
  extractComments: false,
  terserOptions: { output: { ecma: 5, comments: false } },
};

const { resolve } = createRequire(path.resolve("package.json"));

/**
 * Aliases for Gatsby's modules, and replacements. `false` drops unused code: Gatsby's plugin for
 * scripts in workers (1.5 kB on every page), the dependencies of Emotion's `withTheme` (0.8 kB),
 * and the carousel's thumbnails and animations (src/components/home/library-settings.ts replaces both).
 */
const aliases = {
  "gatsby-loader$": path.resolve(".cache/loader"),
  [path.resolve(".cache/prefetch.js")]: path.resolve("src/startup/client/prefetch"),
  [path.resolve(".cache/head/head-export-handler-for-browser.js")]: path.resolve(
    "src/startup/client/no-head-api",
  ),
  "prop-types$": path.resolve("src/startup/client/no-prop-types"),
  [resolve("gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: false,
  "hoist-non-react-statics$": false,
  [resolve("react-responsive-carousel/lib/js/components/Thumbs.js")]: false,
  [resolve("react-responsive-carousel/lib/js/components/Carousel/animations.js")]: false,
};

/** The modules with which the scripts start, in order. */
const entry = ["src/startup/client/prefetched-loader", ".cache/production-app"].map((file) =>
  path.resolve(file),
);

/** Browser functions that the site replaces. */
const provided = Object.fromEntries(
  ["decodeURI", "decodeURIComponent"].map((name) => [
    name,
    [path.resolve("src/browser/decode-uri"), name],
  ]),
);

/**
 * All stages: unset switches become "", so that webpack drops their code; symlinks stay, for the
 * preview. Pages: style changes change the hash, so Gatsby rewrites them. Browser: Gatsby's loader is
 * patched first, old bundles are deleted, no source maps reveal local paths, and short hashes save
 * bytes in each page.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  plugins,
  getConfig,
}) => {
  const unset = switches.filter((name) => !process.env[name]);
  const values = unset.map((name) => [`process.env.${name}`, JSON.stringify("")]);
  // Gatsby types its plugins as functions only.
  const create = (name: string, options?: object) =>
    (plugins[name] as (options?: object) => object)(options);
  const switchesOff = create("define", Object.fromEntries(values) as Record<string, string>);
  actions.setWebpackConfig(
    stage === "build-javascript"
      ? {
          devtool: false,
          resolve: { alias: aliases },
          plugins: [switchesOff, create("provide", provided), licensePlugin()],
        }
      : {
          ...(stage === "build-html" && { output: { hashSalt: hashStyles("src") } }),
          resolve: { symlinks: false },
          plugins: [switchesOff],
        },
  );
  if (stage !== "build-javascript") return;
  // setWebpackConfig can't replace the entry, the output, the chunk size or the minifiers.
  const config = (getConfig as () => WebpackConfig)();
  actions.replaceWebpackConfig({
    ...config,
    entry: { app: entry },
    output: { ...config.output, clean: { keep: keepAllButBundles }, hashDigestLength: 10 },
    optimization: {
      ...config.optimization,
      splitChunks: { ...config.optimization.splitChunks, minSize: smallestChunk },
      minimizer: [create("minifyJs", minifyOptions), create("minifyCss")],
    },
  });
};
