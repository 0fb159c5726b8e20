declare module "*.woff2" {
  /** The address at which the file is served. */
  const url: string;
  export default url;
}

declare module "*.css";

/** Makes itself known to the provider's library; exports nothing. */
declare module "mixpanel-browser/src/recorder";
