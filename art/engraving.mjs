import { round, sample, smooth } from "./geometry.mjs";

/** A closed wavy line round an ellipse. */
function wave(cx, cy, rx, ry, amplitude, waves, phase) {
  const points = [];
  const steps = waves * 6;
  for (let i = 0; i < steps; i += 1) {
    const angle = (i / steps) * Math.PI * 2;
    const swing = amplitude * Math.sin(waves * angle + phase);
    points.push([cx + (rx + swing) * Math.cos(angle), cy + (ry + swing) * Math.sin(angle)]);
  }
  return smooth(points);
}

/** A guilloche band: `lines` interlaced waves round an ellipse. */
export function guilloche({
  cx,
  cy,
  rx,
  ry = rx,
  amplitude = 34,
  waves = 36,
  lines = 4,
  stroke,
  width = 3.5,
}) {
  const bands = Array.from({ length: lines }, (_, i) =>
    wave(cx, cy, rx, ry, amplitude, waves, (i / lines) * Math.PI * 2),
  );
  return `<path fill="none" stroke="${stroke}" stroke-width="${width}" d="${bands.join("")}"/>`;
}

/** A lathe-work rose: wavy rings that open out one after another round a tinted disc. */
export function rosette({ cx, cy, r, fill, line, petals = 16, rings = 10, width = 4 }) {
  const ring = (i) =>
    wave(
      cx,
      cy,
      r * (0.5 + 0.046 * i),
      r * (0.5 + 0.046 * i),
      r * (0.025 + 0.007 * i),
      petals,
      i % 2 ? Math.PI : 0,
    );
  return [
    `<path fill="${fill}" d="${wave(cx, cy, r, r, r * 0.075, petals, 0)}"/>`,
    `<g fill="none" stroke="${line}"><path stroke-width="${width}" d="${Array.from({ length: rings }, (_, i) => ring(i)).join("")}"/>`,
    `<path stroke-width="${width * 2}" d="${wave(cx, cy, r, r, r * 0.075, petals, 0)}"/></g>`,
  ].join("\n");
}

/** A glory of tapered rays from a centre out to the picture's edge. */
export function rays({ cx, cy, from, to, count = 120, width = 13, fill }) {
  const at = (radius, angle) =>
    `${round(cx + radius * Math.cos(angle))} ${round(cy + radius * Math.sin(angle))}`;
  const ray = (i) => {
    const angle = (i / count) * Math.PI * 2;
    const half = width / 2 / to;
    return `M${at(from + (i % 2) * 70, angle)}L${at(to, angle - half)}L${at(to, angle + half)}Z`;
  };
  return `<path fill="${fill}" d="${Array.from({ length: count }, (_, i) => ray(i)).join("")}"/>`;
}

/** Wavy parallel lines over a box, to be clipped by its user. */
export function ripples({
  x,
  y,
  width,
  height,
  gap = 22,
  swing = 7,
  length = 240,
  stroke,
  weight = 4,
}) {
  let data = "";
  for (let row = y; row < y + height; row += gap) {
    data += `M${x} ${row}q${length / 4} ${-swing} ${length / 2} 0`;
    for (let done = length / 2; done < width; done += length / 2) data += `t${length / 2} 0`;
  }
  return `<path fill="none" stroke="${stroke}" stroke-width="${weight}" d="${data}"/>`;
}

/** The banknote's portrait window: a tinted ellipse with engraved lines and a guilloche rim. */
export function medallion({ cx, cy, rx, ry = rx, fill, line, rim = line, waves = 40, gap = 22 }) {
  const oval = (grow, extra) =>
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx + grow}" ry="${ry + grow}" ${extra}/>`;
  return [
    `<clipPath id="window">${oval(0, "")}</clipPath>`,
    oval(0, `fill="${fill}"`),
    `<g clip-path="url(#window)">${ripples({ x: cx - rx - 60, y: cy - ry, width: rx * 2 + 120, height: ry * 2, gap, stroke: line })}</g>`,
    oval(0, `fill="none" stroke="${rim}" stroke-width="9"`),
    guilloche({ cx, cy, rx: rx + 52, ry: ry + 52, amplitude: 30, waves, stroke: rim }),
    oval(104, `fill="none" stroke="${rim}" stroke-width="5"`),
  ].join("\n");
}

/**
 * The engraver's shadow: tapered strokes that start on the curve `from` (thick)
 * and run out to a point on the curve `to`, `bow` pixels off the straight line.
 */
export function hatch(from, to, fill, { count = 14, width = 9, bow = 12 } = {}) {
  const pick = (points, t) => {
    const samples = sample(points, false);
    return samples[Math.round(t * (samples.length - 1))];
  };
  let data = "";
  for (let i = 0; i < count; i += 1) {
    const t = count === 1 ? 0.5 : i / (count - 1);
    const [[ax, ay], [bx, by]] = [pick(from, t), pick(to, t)];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
    const [mx, my] = [(ax + bx) / 2 + nx * bow, (ay + by) / 2 + ny * bow];
    const half = width / 2;
    const at = (x, y) => `${round(x)} ${round(y)}`;
    data += `M${at(ax + nx * half, ay + ny * half)}Q${at(mx + nx * half, my + ny * half)} ${at(bx, by)}Q${at(mx - nx * half, my - ny * half)} ${at(ax - nx * half, ay - ny * half)}Z`;
  }
  return `<path fill="${fill}" d="${data}"/>`;
}

/** Hatching under a chin, `halfWidth` to either side of x, from y down. */
export const underChin = (x, y, halfWidth, depth, fill, options = {}) =>
  hatch(
    [
      [x - halfWidth, y - 90],
      [x - halfWidth * 0.5, y - 10],
      [x, y],
      [x + halfWidth * 0.5, y - 10],
      [x + halfWidth, y - 90],
    ],
    [
      [x - halfWidth * 0.9, y + depth * 0.3],
      [x - halfWidth * 0.45, y + depth * 0.9],
      [x, y + depth],
      [x + halfWidth * 0.45, y + depth * 0.85],
      [x + halfWidth * 0.9, y + depth * 0.3],
    ],
    fill,
    { count: 24, width: 9, bow: 4, ...options },
  );
