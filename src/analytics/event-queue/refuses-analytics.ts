/** What a browser says about its visitor's wishes. Browsers know one, both or neither. */
export interface Wishes {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Whether the visitor asks not to be followed: Global Privacy Control, or Do Not Track. */
export function refusesAnalytics({ globalPrivacyControl, doNotTrack }: Wishes): boolean {
  return globalPrivacyControl === true || doNotTrack === "1" || doNotTrack === "yes";
}
