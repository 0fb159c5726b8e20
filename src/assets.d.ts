declare module "*.woff2" {
  /** The address at which the file is served. */
  const url: string;
  export default url;
}

declare module "*.css";

/** Makes itself known to the provider's library; exports nothing. */
declare module "mixpanel-browser/src/recorder";

declare module "@gatsbyjs/reach-router" {
  /** Where Gatsby's router is; it doesn't know of entries that others add to the history. */
  export const globalHistory: { readonly location: { readonly pathname: string } };
}

/** Gatsby's own entry of the built site's scripts; see src/gatsby/on-create-webpack-config.ts. */
declare module "gatsby-app";

/** Gatsby's own module that fetches what pages are made of. */
declare module "gatsby-loader" {
  import type { Answer } from "./inline/prefetched-data";

  export class BaseLoader {
    /** Asks for an address, once for all who want it at the same time. */
    memoizedGet: (this: BaseLoader, address: string) => Promise<Answer>;
  }
}
