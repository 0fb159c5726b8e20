// @ts-check
/** Reads Chromium's trace of a visit, and draws it as an SVG. */

/**
 * @typedef {{ name: string, cat?: string, ph: string, ts: number, dur?: number, pid: number, tid: number, args?: any }} TraceEvent
 *   one of Chromium's; times in microseconds
 * @typedef {{ start: number, end: number }} Span in milliseconds from the start of the visit
 * @typedef {object} Trace
 * @property {Span[]} tasks what the main thread did without a pause
 * @property {(Span & { color: string })[]} parts what in a task is known, outer ones first
 * @property {Record<string, number>} spent milliseconds for each group, without those of parts inside it
 * @property {Record<string, number>} marks moments of the visit
 * @property {number} blocking sum of what tasks after the first paint took beyond 50 ms each
 * @property {number} longest the longest of these tasks
 */

/** What a main thread does, by the names of the trace's events. */
export const groups = [
  { name: "HTML", color: "#4c72b0", events: /^ParseHTML$/ },
  { name: "style", color: "#8c6bb1", events: /^(UpdateLayoutTree|ParseAuthorStyleSheet)$/ },
  { name: "layout", color: "#c44e52", events: /^Layout$/ },
  {
    name: "paint",
    color: "#55a868",
    events: /^(PrePaint|Paint|Layerize|Commit|UpdateLayer|Decode Image)$/,
  },
  {
    name: "scripts",
    color: "#dd9b3c",
    events:
      /^(EvaluateScript|FunctionCall|v8\.compile|RunMicrotasks|FireAnimationFrame|TimerFire)$/,
  },
];

/** A task that takes longer keeps a tap waiting for longer than it should (W3C's Long Tasks). */
const longTask = 50;

/** @param {TraceEvent[]} events @returns {Trace} */
export function readTrace(events) {
  const paint = events.findLast(({ name }) => name === "firstContentfulPaint");
  const navigation = events.find(
    ({ name, args }) =>
      name === "navigationStart" && args?.data?.navigationId === paint?.args?.data?.navigationId,
  );
  if (!paint || !navigation)
    throw new Error("Nothing was painted: is there an index.html in each folder?");
  const { pid: process, tid: thread } = paint;
  const started = navigation.ts;
  /** @param {TraceEvent} event */
  const span = ({ ts, dur = 0 }) => ({
    start: (ts - started) / 1000,
    end: (ts - started + dur) / 1000,
  });
  const onThread = events
    .filter(
      ({ ph, pid, tid, ts }) => ph === "X" && pid === process && tid === thread && ts >= started,
    )
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const tasks = onThread.filter(({ name }) => name === "RunTask").map(span);
  /** @type {Record<string, number>} */
  const spent = {};
  /** @type {(Span & { color: string, group: string })[]} */
  const open = [];
  const parts = onThread.flatMap((event) => {
    const group = groups.find(({ events: names }) => names.test(event.name));
    if (!group) return [];
    const part = { ...span(event), color: group.color, group: group.name };
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= part.start) open.pop();
    const around = open.at(-1);
    const length = part.end - part.start;
    if (around) spent[around.group] = (spent[around.group] ?? 0) - length;
    spent[group.name] = (spent[group.name] ?? 0) + length;
    open.push(part);
    return part;
  });
  const loaded = events.find(
    ({ name, args }) => name === "MarkLoad" && args?.data?.frame === paint.args?.frame,
  );
  const fcp = span(paint).start;
  const after = tasks
    .filter(({ end }) => end > fcp)
    .map(({ start, end }) => end - Math.max(start, fcp));
  return {
    tasks,
    parts,
    spent,
    marks: { FCP: fcp, ...(loaded && { load: span(loaded).start }) },
    blocking: after.reduce((sum, length) => sum + Math.max(0, length - longTask), 0),
    longest: Math.max(0, ...after),
  };
}

/** Sizes in the picture's units; a second is as wide as `second`. */
const second = 180;
const left = 110;
const strip = { height: 44, gap: 34, top: 46 };

/** @param {number} milliseconds */
const x = (milliseconds) => (left + (milliseconds / 1000) * second).toFixed(1);

/** @param {Span} span @param {number} y @param {number} height @param {string} color */
const bar = ({ start, end }, y, height, color) =>
  `<rect x="${x(start)}" y="${y}" width="${(((end - start) / 1000) * second).toFixed(1)}" height="${height}" fill="${color}"/>`;

/** @param {number} at @param {number} y @param {string} words */
const label = (at, y, words, anchor = "start") =>
  `<text x="${at}" y="${y}" text-anchor="${anchor}">${words}</text>`;

/** @param {({ name: string } & Trace)[]} traces */
export function drawTraces(traces) {
  const longest = Math.max(...traces.flatMap(({ tasks }) => tasks.map(({ end }) => end)));
  const seconds = Math.ceil(longest / 1000);
  const height = strip.top + traces.length * (strip.height + strip.gap);
  const width = left + seconds * second + 20;
  const legend = groups.map(
    ({ name, color }, index) =>
      `<rect x="${left + index * 110}" y="6" width="12" height="12" fill="${color}"/>${label(left + 18 + index * 110, 16, name)}`,
  );
  const scale = Array.from({ length: seconds + 1 }, (_, at) => {
    const place = Number(x(at * 1000));
    return `<path d="M${place} 34V${height}" stroke="#ddd"/>${label(place, 32, `${at} s`, "middle")}`;
  });
  const strips = traces.map(({ name, tasks, parts, marks }, index) => {
    const y = strip.top + index * (strip.height + strip.gap);
    const seen = (/** @type {Span} */ { start, end }) => end - start > 2;
    return [
      label(left - 10, y + 26, name, "end"),
      ...tasks.filter(seen).map((task) => bar(task, y, strip.height, "#bbb")),
      ...parts.filter(seen).map((part) => bar(part, y, strip.height, part.color)),
      ...tasks
        .filter(({ start, end }) => end - start > longTask)
        .map((task) => bar({ ...task, start: task.start + longTask }, y + strip.height, 5, "#b00")),
      ...Object.entries(marks).map(
        ([mark, at]) =>
          `<path d="M${x(at)} ${y - 4}v${strip.height + 12}" stroke="#000" stroke-dasharray="2 2"/>${label(Number(x(at)) + 3, y + strip.height + 18, mark)}`,
      ),
    ].join("\n");
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11">
<rect width="100%" height="100%" fill="#fff"/>
${[...legend, ...scale, ...strips].join("\n")}
</svg>
`;
}
