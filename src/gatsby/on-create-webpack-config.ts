import type { GatsbyNode } from "gatsby";
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
 * Fewer scripts per page: webpack's runtime is part of the app, and pages share no chunks below 50 kB
 * (in bytes of source). No source maps, which would reveal local paths.
 */
const browserOptions = {
  devtool: false,
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
