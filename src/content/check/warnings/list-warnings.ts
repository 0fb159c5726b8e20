import { formatDate } from "../../../lib/time/calendar";
import { partsOf } from "../../text/mdx-node";
import { allRecords, locate, type Position, type RawContent, recordFields } from "../content";
import { shorten, sortByLocation, type Warning, type WarningList } from "../errors";
import type { Project } from "../read-project";
import { leavesOf } from "../walk-fields";
import { launchWarnings } from "./launch-list";

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

/** Markdown that had no effect: `**`, `~~`, `](`, `[^`, `&nbsp;`, `#Title`, `[ ]`, rows of `|`. */
const sign =
  /(?<![*\p{L}\p{N}])\*\*(?![*\s])|(?<![*\s])\*\*(?![*\p{L}\p{N}])|~~|\]\(|\]\s\((?=\/|https?:)|\[\^|&(?:nbsp|amp|lt|gt|quot|#\d+);|^#{1,6}\p{Lu}\p{Ll}*(?![\p{L}\p{N}])|^\[[ xX]?\](?= )|^\|.+\|/mu;

/** Markdown signs that visitors read as typed. Reviews stay as clients wrote them. */
const visibleSigns = (content: RawContent): Warning[] =>
  allRecords(content).flatMap((record) => {
    if (record.collection === "reviews") return [];
    const texts = [
      ...leavesOf(record).map(({ path, value }): [Position, unknown] => [path, value]),
      ...(record.body ? partsOf(record.body.tree) : [])
        .filter(({ type }) => type === "text")
        .map(({ value, position }): [Position, unknown] => [position?.start.offset ?? 0, value]),
    ];
    return texts.flatMap(([position, text]) => {
      const shown = typeof text === "string" ? text.replace(/https?:\S+/g, "") : "";
      const found = sign.exec(shown);
      if (!found) return [];
      const around = shorten(shown.slice(Math.max(0, found.index - 20), found.index + 30).trim());
      return [{ ...locate(record, position), message: `“${around}”` }];
    });
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
