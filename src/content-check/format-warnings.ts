import { paint } from "./format-errors";
import { warningTopics, type Warning } from "./warning";
import { plural, shorten } from "./wording";

/** Lines of a topic; the rest is counted. The launch list is always whole: it is there to be worked through. */
const mostLines = 6;

/** What there is to know or to do: where, what stands there, what to do. */
function writeOne({ file, line, record, field, message, fix }: Warning): string {
  const place = [line ? `${file}:${line}` : file, record, field].filter(Boolean).join(" · ");
  return `  ${place}: ${message}${fix ? `; ${fix}` : ""}`;
}

/** The folder of a post or page, whose files are counted together; otherwise the file. */
const folderOf = ({ file }: Warning): string =>
  file.startsWith("content/") ? file.split("/", 2).join("/") : file;

/** Several records or fields that need the same done. */
function writeGroup(group: readonly Warning[]): string[] {
  const [first] = group;
  if (!first?.kind || group.length === 1) return group.map(writeOne);
  const fields = [...new Set(group.flatMap(({ field }) => field?.split(", ") ?? []))];
  const records = new Set(group.map(({ file, record }) => `${file} ${record}`));
  const count = first.kind === "field" ? fields.length : records.size;
  const what = [plural(count, first.kind), fields.join(", ")].filter(Boolean).join(" · ");
  const same = group.every(({ message }) => message === first.message);
  const message = same ? first.message : `${shorten(first.message)} and others`;
  return [`  ${folderOf(first)}: ${what}: ${message}; ${first.fix ?? ""}`];
}

const groupOf = (warning: Warning): string =>
  JSON.stringify(warning.kind ? [folderOf(warning), warning.fix] : writeOne(warning));

function writeTopic(topic: Warning["topic"], warnings: readonly Warning[]): string[] {
  const groups = [...new Set(warnings.map(groupOf))];
  const lines = groups.flatMap((group) =>
    writeGroup(warnings.filter((warning) => groupOf(warning) === group)),
  );
  const more = lines.length - mostLines;
  return topic === "launch" || more <= 0
    ? lines
    : [...lines.slice(0, mostLines), `  and ${more} more`];
}

/** How warnings are written. */
interface WarningOptions {
  colour?: boolean;
  /** A line for each of them, however many. */
  all?: boolean;
}

/** Writes warnings for a terminal, by topic: those that need the same done in one line, if not all are asked for. */
export function formatWarnings(
  warnings: readonly Warning[],
  { colour = false, all = false }: WarningOptions = {},
): string {
  if (warnings.length === 0) return "";
  const topics = (Object.keys(warningTopics) as Warning["topic"][]).flatMap((topic) => {
    const ofTopic = warnings.filter((warning) => warning.topic === topic);
    const title = paint(colour).strong(`${warningTopics[topic]} (${ofTopic.length})`);
    const lines = all ? ofTopic.map(writeOne) : writeTopic(topic, ofTopic);
    return lines.length > 0 ? [[title, ...lines].join("\n")] : [];
  });
  const total = `${plural(warnings.length, "warning")}, none of which stops a build.`;
  return [...topics, all ? total : `${total} Each on its own: npm run check -- --all`].join("\n\n");
}
