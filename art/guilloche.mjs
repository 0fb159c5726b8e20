import { readPalette } from "./palette.mjs";

const turn = 2 * Math.PI;

const range = (count) => Array.from({ length: count }, (_, index) => index);
const short = (value) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, "$1.");
const list = (values) => values.map(short).join(" ").replaceAll(" -", "-");

/** Cubic path through `point(t)`, t from 0 to 1: exact at the joints in place and direction. */
function trace(point, segments) {
  const step = 1 / segments;
  const slope = (t) => [0, 1].map((i) => (point(t + 1e-5)[i] - point(t - 1e-5)[i]) / 2e-5);
  let pen = point(0).map((v) => Math.round(v * 10) / 10);
  let path = `M${list(pen)}c`;
  for (const k of range(segments)) {
    const [t0, t1] = [k * step, (k + 1) * step];
    const [start, end, out, into] = [point(t0), point(t1), slope(t0), slope(t1)];
    const corners = [0, 1, 2].flatMap((corner) =>
      [0, 1].map((i) => {
        if (corner === 0) return start[i] + (out[i] * step) / 3;
        return corner === 1 ? end[i] - (into[i] * step) / 3 : end[i];
      }),
    );
    const body = list(corners.map((v, i) => v - pen[i % 2]));
    path += (k && !body.startsWith("-") ? " " : "") + body;
    pen = pen.map((v, i) => v + Math.round((end[i] - v) * 10) / 10);
  }
  return path;
}

const ornament =
  ([width, height], line, body) =>
  (stroke) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<g fill="none" stroke="${stroke}" stroke-width="${line.width}" opacity="${line.opacity}">${body}</g></svg>\n`;

/** The same curve `copies` times; `place(k)` gives the attribute that moves the k-th copy. */
const repeat = (id, path, copies, place) =>
  `<path id="${id}" d="${path}"/>` +
  range(copies - 1)
    .map((k) => `<use href="#${id}" ${place(k + 1)}/>`)
    .join("");

/** Waves between two mirrored edges `reach(x)` from the middle; the strands divide one wave evenly. */
function chain({ width, middle, wave, reach, strands }) {
  return range(strands)
    .map((k) =>
      trace(
        (t) => [
          t * width,
          middle + reach(t * width) * Math.sin(turn * ((t * width) / wave + k / strands)),
        ],
        (width / wave) * 4,
      ),
    )
    .join("");
}

/** Ring of `lobes` waves round a centre, repeated at each of `turns`, given as shares of a lobe. */
function ring(id, { centre, radius, height, lobes, turns }) {
  const point = (t) => {
    const r = radius + height * Math.cos(lobes * turn * t);
    return [centre + r * Math.sin(turn * t), centre - r * Math.cos(turn * t)];
  };
  const at = centre ? ` ${centre} ${centre}` : "";
  const place = (k) => `transform="rotate(${((turns[k] * 360) / lobes).toFixed(2)}${at})"`;
  return repeat(id, trace(point, lobes * 4) + "z", turns.length, place);
}

const evenly = (count) => range(count).map((k) => k / count);
/** Two ribbons of `count` close lines that cross halfway along each lobe. */
const ribbons = (count, gap) => range(count).flatMap((k) => [k * gap, k * gap + 0.5]);

const band = { width: 240, middle: 24, strands: 6 };
const noteBand = ornament(
  [240, 48],
  { width: 0.7, opacity: 0.45 },
  `<path d="${chain({ ...band, wave: 60, reach: (x) => 13 + 9 * Math.cos((turn * x) / 120) })}"/>` +
    `<path d="${chain({ ...band, wave: 60, reach: (x) => 13 - 9 * Math.cos((turn * x) / 120) })}"/>`,
);

// Each line stands `pitch` lower and further right than the last; whole waves fit the tile both ways.
const tile = 160;
const pitch = 8;
const wave = trace((t) => [tile * (2 * t - 1), 12 * Math.sin(turn * 2 * t)], 8);
const rows = range(tile / pitch + 4).map((k) => (k - 2) * pitch);
const field = ornament(
  [tile, tile],
  { width: 0.6, opacity: 0.14 },
  `<defs><path id="w" d="${wave}"/></defs><g id="f">` +
    rows.map((y) => `<use href="#w" x="${(y + tile) % tile}" y="${y}"/>`).join("") +
    `</g><use href="#f" transform="matrix(-1 0 0 1 ${tile} 0)"/>`,
);

const rosette = { centre: 200 };
const rose = ornament(
  [400, 400],
  { width: 0.7, opacity: 0.3 },
  ring("a", { ...rosette, radius: 180, height: 17, lobes: 20, turns: evenly(6) }) +
    ring("b", { ...rosette, radius: 140, height: 20, lobes: 12, turns: ribbons(6, 0.055) }) +
    ring("c", { ...rosette, radius: 81, height: 36, lobes: 8, turns: evenly(10) }),
);

const corner = { centre: 0 };
const noteCorner = ornament(
  [120, 120],
  { width: 0.7, opacity: 0.32 },
  ring("a", { ...corner, radius: 96, height: 14, lobes: 16, turns: ribbons(4, 0.07) }) +
    ring("b", { ...corner, radius: 58, height: 22, lobes: 12, turns: evenly(6) }),
);

const ornaments = {
  "guilloche-band": noteBand,
  "guilloche-field": field,
  rosette: rose,
  "note-corner": noteCorner,
};

/**
 * The guilloche ornaments, drawn from sine curves. Each comes twice, the second named -light for dark
 * sections. A file holds a few curves and repeats them with <use>: the large rosette needs under 6 kB.
 *
 * @returns files by their path
 */
export const drawOrnaments = ({ green, card } = readPalette()) =>
  Object.fromEntries(
    Object.entries(ornaments).flatMap(([name, draw]) => [
      [`static/ornaments/${name}.svg`, draw(green)],
      [`static/ornaments/${name}-light.svg`, draw(card)],
    ]),
  );
