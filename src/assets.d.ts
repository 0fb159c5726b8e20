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
