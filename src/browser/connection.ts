interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

declare global {
  interface Navigator {
    /** Not in every browser. */
    connection?: Connection;
  }
}

/** Whether the visitor prefers less data. */
export const savesData = (): boolean => navigator.connection?.saveData === true;

/** Whether to avoid prefetching: the visitor saves data, or the connection is 3G or slower. */
export const shouldAvoidPrefetch = (): boolean =>
  savesData() || /2g|3g/.test(navigator.connection?.effectiveType ?? "");
