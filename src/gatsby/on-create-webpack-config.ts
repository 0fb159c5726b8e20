import { createRequire } from "node:module";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { licensePlugin } from "./files/license-plugin";

const switches = [
  "GATSBY_MIXPANEL_TOKEN",
  "GATSBY_MIXPANEL_PEOPLE",
  "GATSBY_MIXPANEL_GROUP",
  "GATSBY_MIXPANEL_AUTOCAPTURE",
  "GATSBY_MIXPANEL_RECORD_PERCENT",
];

const { resolve } = createRequire(path.resolve("package.json"));

/**
 * Unused code of packages, 5 kB of `/`: Gatsby's scripts in workers, Emotion's `withTheme`, and the
 * carousel's own thumbnails and animations (photo-carousel.tsx replaces both).
 * `false` leaves a module out.
 */
const unusedModules = {
  [resolve("gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: false,
  "hoist-non-react-statics$": false,
  [resolve("react-responsive-carousel/lib/js/components/Thumbs.js")]: false,
  [resolve("react-responsive-carousel/lib/js/components/Carousel/animations.js")]: false,
} as const;

/**
 * Fewer scripts per page: webpack's runtime is part of the app, and pages share no chunks below 50 kB
 * (in bytes of source). No source maps, which would reveal local paths.
 */
const browserOptions = {
  devtool: false,
  resolve: { alias: unusedModules },
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
  const unset = switches.filter((name) => !process.env[name]);
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
