import type { Place } from "../place";

/** Something in the content that the owner should know; it never stops the build. */
export interface Warning extends Place {
  /** What there is to know, in a few words. */
  message: string;
  /** What to do about it. */
  fix?: string;
}

/** Warnings of one kind. */
export interface WarningList {
  heading: string;
  warnings: Warning[];
  /** Whether it is there to be worked through, and so never cut short. */
  isLaunchList?: true;
}
