import type { RawContent } from "../../content";
import type { Warning } from "../../warning";
import { disagreements } from "./disagreements";
import { passedPeriods } from "./passed-periods";
import { placeholders } from "./placeholders";
import { samples } from "./samples";

/**
 * All that the owner does before visitors come: examples that shipped with the site, what belongs to
 * nobody, promises whose time is over, and what two places tell differently.
 *
 * @param today a day like 2025-01-31
 */
export const launchList = (content: RawContent, today: string): Warning[] => [
  ...samples(content),
  ...placeholders(content),
  ...passedPeriods(content, today),
  ...disagreements(content),
];
