import type { ContentRecord } from "./content";
import { showPath, type FieldPath } from "./field-path";

/** The kinds of warnings, with the heading each is listed under: what visitors would see comes first. */
export const warningTopics = {
  launch: "Before it goes live: what isn't your own yet",
  small: "Pictures that will look blurred",
  ended: "Promotions and notices that have ended and are no longer shown",
  unfollowed: "A notice that the opening hours don't follow",
  unused: "Pictures that nothing shows",
} as const;

/** Something in the content that the owner should know; it never stops the build. */
export interface Warning {
  topic: keyof typeof warningTopics;
  /** Path from the project's folder, with slashes. */
  file: string;
  /** Counted from 1; absent where the whole file is meant. */
  line?: number;
  record?: string;
  field?: string;
  /** What there is to know, in a few words. */
  message: string;
  /** What to do about it. */
  fix?: string;
  /** What those are called that need the same done and may be counted together: `gallery photo`. */
  kind?: string;
}

/** A warning about a field of a record. */
export const warningAt = (
  topic: Warning["topic"],
  record: ContentRecord,
  path: FieldPath,
  message: string,
): Warning => ({
  topic,
  file: record.file,
  line: record.lineOf(path),
  record: record.label,
  ...(path.length > 0 && { field: showPath(path) }),
  message,
});
