import { createRequire } from "node:module";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { keepAllButBundles } from "./clean-public";
import { hashStyles } from "./hash-styles";
import { licensePlugin } from "./licenses/license-plugin";

/** The settings of the environment that decide what code a page is made of. */
const switches = [
  "GATSBY_MIXPANEL_TOKEN",
  "GATSBY_MIXPANEL_PEOPLE",
  "GATSBY_MIXPANEL_GROUP",
  "GATSBY_MIXPANEL_AUTOCAPTURE",
  "GATSBY_MIXPANEL_RECORD_PERCENT",
];

/**
 * From how many bytes of source on what a few pages share becomes a file of its own. With Gatsby's
 * 20,000 the home page has two such files more, which compress worse apart: 125.1 kB of scripts in
 * brotli instead of 123.7.
 */
const smallestChunk = 50_000;

/** The parts of webpack's configuration that are changed in place. */
interface WebpackConfig {
  output: object;
  optimization: { splitChunks: object };
}

const { resolve } = createRequire(path.resolve("package.json"));

/**
 * Names for Gatsby's own modules, the site's module that replaces one of them, and nothing in the place of
 * its plugin for scripts in workers, of which the site has none: 1.5 kB on every page.
 */
const aliases = {
  "gatsby-app$": path.resolve(".cache/production-app"),
  "gatsby-loader$": path.resolve(".cache/loader"),
  [path.resolve(".cache/prefetch.js")]: path.resolve("src/app/prefetch"),
  [resolve("gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: false,
};

/**
 * Gives switches that nobody set an empty text. Gatsby itself only writes those into the code that
 * are set; the others webpack couldn't tell to be off, and would keep the code behind them.
 *
 * Lets the built site's scripts start part by part (src/app/app.ts).
 *
 * Has pages written anew when a style sheet changes: they hold it, but Gatsby judges by their code.
 *
 * Leaves files where Gatsby looks for them: the preview's folder is made of links.
 *
 * Takes the scripts and styles of the build before out of `public/`, which would grow for ever.
 *
 * Lists the licences of what ships, and publishes no source maps: they name folders of the machine
 * that builds.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  plugins,
  getConfig,
}) => {
  const unset = switches.filter((name) => !process.env[name]);
  const values = unset.map((name) => [`process.env.${name}`, JSON.stringify("")]);
  // Gatsby's types know no more of it than that it can be called.
  const define = plugins.define as (values: Record<string, string>) => object;
  const switchesOff = define(Object.fromEntries(values) as Record<string, string>);
  actions.setWebpackConfig(
    stage === "build-javascript"
      ? {
          devtool: false,
          resolve: { alias: aliases },
          plugins: [switchesOff, licensePlugin()],
        }
      : {
          ...(stage === "build-html" && { output: { hashSalt: hashStyles("src") } }),
          resolve: { symlinks: false },
          plugins: [switchesOff],
        },
  );
  if (stage !== "build-javascript") return;
  // Gatsby takes an entry, what is said of the output and the size of chunks in no other way.
  const config = (getConfig as () => WebpackConfig)();
  actions.replaceWebpackConfig({
    ...config,
    entry: { app: path.resolve("src/app/app.ts") },
    output: { ...config.output, clean: { keep: keepAllButBundles } },
    optimization: {
      ...config.optimization,
      splitChunks: { ...config.optimization.splitChunks, minSize: smallestChunk },
    },
  });
};
