import { partsOf } from "../../text/mdx-node";
import { allRecords, locate, type Position, type RawContent } from "../content";
import { shorten, type Warning } from "../errors";
import { leavesOf } from "../walk-fields";

/** Markdown that had no effect: `**`, `~~`, `](`, `[^`, `&nbsp;`, `#Title`, `[ ]`, rows of `|`. */
const sign =
  /(?<![*\p{L}\p{N}])\*\*(?![*\s])|(?<![*\s])\*\*(?![*\p{L}\p{N}])|~~|\]\(|\]\s\((?=\/|https?:)|\[\^|&(?:nbsp|amp|lt|gt|quot|#\d+);|^#{1,6}\p{Lu}\p{Ll}*(?![\p{L}\p{N}])|^\[[ xX]?\](?= )|^\|.+\|/mu;

/** Markdown signs that visitors read as typed. Reviews stay as clients wrote them. */
export const visibleSigns = (content: RawContent): Warning[] =>
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
