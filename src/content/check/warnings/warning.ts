import type { Place } from "../place";

/** Information about the content for the owner; it never stops the build. */
export interface Warning extends Place {
  /** The warning in a few words. */
  message: string;
  /** What to do about it. */
  fix?: string;
}

/** Warnings of one kind. */
export interface WarningList {
  heading: string;
  warnings: Warning[];
  /** Whether the owner works through the list; such a list is never shortened. */
  isLaunchList?: true;
}
