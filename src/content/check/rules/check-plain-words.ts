import { type ContentRecord, errorAt } from "../content";
import { type ContentError, shorten } from "../errors";
import { leavesOf } from "../walk-fields";

/** A link or bold words in Markdown, which only posts and pages of `content` show as such. */
const markdown =
  /\[[^[\]\n]+\]\((?:\/|#|https?:|www\.|mailto:|tel:|sms:)[^()\n]*\)|(?<![*\p{L}\p{N}])\*\*(?=[^\s*])[^*\n]*[^\s*]\*\*(?!\*)/u;

/** Errors of Markdown in fields, whose signs visitors would read. Reviews stay as clients wrote them. */
export const checkPlainWords = (record: ContentRecord): ContentError[] =>
  record.collection === "reviews"
    ? []
    : leavesOf(record).flatMap(({ path, value, field }) => {
        const [found] = (field && typeof value === "string" && markdown.exec(value)) || [];
        if (found === undefined) return [];
        const expected = "plain words, because visitors would read these signs as typed";
        const fix = `write ${shorten(/[^[\]*]+/.exec(found)?.[0] ?? "")}`;
        return [errorAt(record, path, { found: `“${shorten(found)}”`, expected, fix })];
      });
