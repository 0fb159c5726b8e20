declare module "*.woff2" {
  /** The URL of the file. */
  const url: string;
  export default url;
}

declare module "*.css";

/** The library's helpers; `info` reads the URL, the referrer and the browser. */
declare module "mixpanel-browser/src/utils" {
  export const _: {
    info: { searchInfo: (referrer: string) => object };
  };
}

declare module "mixpanel-browser/src/recorder/rrweb-entrypoint" {
  interface RecordOptions {
    /** Receives each part of a recording. */
    emit: (event: unknown) => void;
  }

  /** @returns stops the recording */
  export function record(options: RecordOptions): () => void;
}

declare module "mixpanel-browser/src/recorder/recorder" {
  import type { record } from "mixpanel-browser/src/recorder/rrweb-entrypoint";

  export class MixpanelRecorder {
    constructor(library: unknown, recordVisit: typeof record);
  }
}

declare module "@gatsbyjs/reach-router" {
  /** The router's own history. It doesn't contain entries that others add with `pushState`. */
  export const globalHistory: {
    readonly location: { readonly pathname: string };
    /** Calls back as soon as the URL has changed, before the page changes. */
    listen: (onChange: () => void) => void;
    navigate: (path: string, options?: { replace?: boolean }) => Promise<void>;
  };
}

/** Gatsby's own module that fetches pages' resources. */
declare module "gatsby-loader" {
  import type { LoaderResponse } from "./startup/inline/prefetched-data";

  export class BaseLoader {
    /** Requests a URL, only once for concurrent callers. */
    memoizedGet: (this: BaseLoader, address: string) => Promise<LoaderResponse>;
  }
}
