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

/** Whether the visitor has asked for less data. */
export const savesData = (): boolean => navigator.connection?.saveData === true;

/** Whether nothing should be loaded that nobody has asked for: data is saved, or up to 3G is all there is. */
export const isThrifty = (): boolean =>
  savesData() || /2g|3g/.test(navigator.connection?.effectiveType ?? "");
