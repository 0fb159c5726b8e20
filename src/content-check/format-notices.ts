import { noticeTopics, type Notice } from "./notice";
import { paint, type Painter } from "./paint";
import { plural, shorten } from "./words";

const maxLinesShown = 100;

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

function summarise(notices: Notice[]): string[] {
  const places = [...new Set(notices.map(placeOf))];
  return places.map((place) => {
    const here = notices.filter((notice) => placeOf(notice) === place);
    const lines = here.flatMap(({ file, line }) => (file === place && line ? [line] : []));
    const where =
      lines.length > 0
        ? `, line${lines.length === 1 ? "" : "s"} ${shorten(showLines(lines), maxLinesShown)}`
        : "";
    return `  ${place}: ${here.length}${where}`;
  });
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
export const formatNoticeSummary = (notices: Notice[], { colour = false } = {}): string =>
  byTopic(notices, paint(colour), summarise).join("\n");

/** So many can be read one by one; before more of them stands how many of which kind are where. */
const few = 10;

/** Writes notices for a terminal, each of them once if they are few. */
export function formatNotices(notices: Notice[], { colour = false } = {}): string {
  if (notices.length === 0) return "";
  const painter = paint(colour);
  const details = byTopic(notices, painter, (ofTopic) => ofTopic.map(detail));
  const total = `${plural(notices.length, "notice")}, none of which stops a build.`;
  return [
    painter.file("Notices"),
    ...(notices.length > few
      ? [formatNoticeSummary(notices, { colour }), painter.file("In detail")]
      : []),
    ...details,
    total,
  ].join("\n\n");
}
