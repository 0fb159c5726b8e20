import { formatDate } from "../../../lib/time/calendar";
import { locate, type RawContent, recordFields } from "../content";
import { sortByLocation, type Warning, type WarningList } from "../errors";
import type { Project } from "../read-project";
import { launchWarnings } from "./launch-list";
import { visibleSigns } from "./visible-signs";

/**
 * Promotions and notices whose last day has passed.
 *
 * @param today a day like 2025-01-31
 */
const ended = ({ promotions, notices }: RawContent, today: string): Warning[] =>
  [...promotions.records, ...notices.records].flatMap((record) => {
    const field = record.collection === "notices" ? "until" : "validUntil";
    const [day] = /^\d{4}-\d{2}-\d{2}/.exec(String(recordFields(record)[field])) ?? [];
    if (day === undefined || day >= today) return [];
    return [{ ...locate(record, [field]), message: `ended on ${formatDate(day)}` }];
  });

/**
 * Lists what the owner should know but what never stops a build. Only `npm run check` calls it.
 *
 * @param hostUrl the address that the host publishes, if a host builds the site
 * @returns lists by file and line; no empty lists
 */
export function listWarnings({ content, today }: Project, hostUrl?: string): WarningList[] {
  const lists: WarningList[] = [
    {
      heading: "Before it goes live: what isn't your own yet",
      warnings: launchWarnings(content, hostUrl),
      isLaunchList: true,
    },
    {
      heading: "Promotions and notices that have ended and are no longer shown",
      warnings: sortByLocation(ended(content, today)),
    },
    {
      heading: "Signs that visitors read as typed",
      warnings: sortByLocation(visibleSigns(content)),
    },
  ];
  return lists.filter(({ warnings }) => warnings.length > 0);
}
