import { noticeTopics, type Notice } from "./notice";
import { paint, type Painter } from "./paint";
import { plural, shorten } from "./words";

/** Letters of a list of lines or fields; the rest is left out of a summary. */
const maxListShown = 48;

/** Lines of a topic; the rest is counted. */
const maxPlacesShown = 6;

/** Consecutive lines as a range: 3, 4, 5, 9 → 3-5, 9. */
export function showLines(lines: number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const line of [...new Set(lines)].sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && range[1] === line - 1) range[1] = line;
    else ranges.push([line, line]);
  }
  return ranges
    .map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`))
    .join(", ");
}

/** Where notices are counted together: a data file, or all files of one kind in a folder of `content`. */
const placeOf = ({ file }: Notice): string =>
  file.startsWith("content/") ? file.split("/", 2).join("/") : file;

/** A list cut behind one of its entries. */
const cut = (list: string): string => shorten(list, maxListShown).replace(/, [^,]*…$/, ", …");

/** Which fields hold placeholders says which they are; of samples it says nothing. */
function fieldsOf(notices: Notice[]): string {
  const named = notices.filter(({ topic }) => topic === "placeholder");
  const fields = [...new Set(named.flatMap(({ field }) => field ?? []))];
  return fields.length > 0 ? ` · ${cut(fields.join(", "))}` : "";
}

function linesOf(notices: Notice[], place: string): string {
  const lines = notices.flatMap(({ file, line }) => (file === place && line ? [line] : []));
  const shown = cut(showLines(lines));
  return lines.length > 0 ? ` (line${lines.length === 1 ? "" : "s"} ${shown})` : "";
}

const summariseOne = ({ file, line, brief }: Notice): string =>
  `  ${line ? `${file}:${line}` : file}: ${brief}`;

function summarise(notices: Notice[]): string[] {
  const places = [...new Set(notices.map(placeOf))];
  const lines = notices.every(({ brief }) => brief !== undefined)
    ? notices.map(summariseOne)
    : places.map((place) => {
        const here = notices.filter((notice) => placeOf(notice) === place);
        return `  ${place}: ${here.length}${linesOf(here, place)}${fieldsOf(here)}`;
      });
  const more = lines.length - maxPlacesShown;
  return more > 0 ? [...lines.slice(0, maxPlacesShown), `  and ${more} more`] : lines;
}

const detail = ({ file, line, record, field, message }: Notice): string => {
  const place = [line ? `${file}:${line}` : file, record, field].filter(Boolean).join(" · ");
  return `  ${place}: ${message}`;
};

function byTopic(
  notices: Notice[],
  painter: Painter,
  write: (ofTopic: Notice[]) => string[],
): string[] {
  const topics = Object.keys(noticeTopics) as Notice["topic"][];
  return topics.flatMap((topic) => {
    const ofTopic = notices.filter((notice) => notice.topic === topic);
    return ofTopic.length === 0
      ? []
      : [
          [painter.strong(`${noticeTopics[topic]} (${ofTopic.length})`), ...write(ofTopic)].join(
            "\n",
          ),
        ];
  });
}

/** Counts notices by topic and file, in a few lines. */
const formatNoticeSummary = (notices: Notice[], { colour = false } = {}): string =>
  byTopic(notices, paint(colour), summarise).join("\n");

/** So many can be read one by one. */
const few = 3;

/** How notices are written. */
export interface NoticeOptions {
  colour?: boolean;
  /** Each of them with all there is to say, however many. */
  all?: boolean;
}

/** Writes notices for a terminal: many as a summary that fits its window, few in detail. */
export function formatNotices(
  notices: Notice[],
  { colour = false, all = false }: NoticeOptions = {},
): string {
  if (notices.length === 0) return "";
  const inDetail = all || notices.length <= few;
  const details = byTopic(notices, paint(colour), (ofTopic) => ofTopic.map(detail));
  const total = `${plural(notices.length, "warning")}, none of which stops a build.`;
  return inDetail
    ? [...details, total].join("\n\n")
    : `${formatNoticeSummary(notices, { colour })}\n\n${total} In detail: npm run check -- --all`;
}
