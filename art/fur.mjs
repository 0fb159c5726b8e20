import { chance, inside, round, sample, unit, walk } from "./geometry.mjs";

/** Hair that grows away from a point and is pulled down by `droop` (0 stands, 2 hangs). */
export const awayFrom =
  (x, y, droop = 0.5) =>
  (px, py) => {
    const [dx, dy] = unit([px - x, py - y]);
    return unit([dx, dy + droop]);
  };

const flow = (comb) => (typeof comb === "function" ? comb : () => unit(comb));

/** Path data of an outline whose edge is drawn as combed tufts of length `tuft`, one every `gap` pixels. */
export function tufted(
  points,
  { tuft = 34, gap = 34, comb = [0, 1], stiff = 0.45, seed = 1 } = {},
) {
  const random = chance(seed);
  const { total, at } = walk(sample(points));
  const direction = flow(comb);
  const stops = [0];
  while (stops.at(-1) < total - gap) stops.push(stops.at(-1) + gap * (0.65 + 0.7 * random()));
  stops[stops.length - 1] = total;
  const [startX, startY] = at(0).point;
  let data = `M${round(startX)} ${round(startY)}`;
  for (let i = 1; i < stops.length; i += 1) {
    const { point: a } = at(stops[i - 1]);
    const { point: b } = at(i === stops.length - 1 ? 0 : stops[i]);
    const { point: m, normal } = at((stops[i - 1] + stops[i]) / 2);
    const hair = direction(m[0], m[1]);
    const lean = unit([0, 1].map((k) => normal[k] * stiff + hair[k] * (1 - stiff)));
    const lift = Math.max(0, lean[0] * normal[0] + lean[1] * normal[1]);
    const length = tuft * m[2] * (0.6 + 0.7 * random()) * (0.35 + 0.65 * lift);
    if (length < 4) {
      const bend = [0, 1].map((k) => 2 * m[k] - (a[k] + b[k]) / 2);
      data += `Q${bend.map(round).join(" ")} ${round(b[0])} ${round(b[1])}`;
      continue;
    }
    const tip = [0, 1].map((k) => m[k] + lean[k] * length);
    const belly = [0, 1].map((k) => a[k] + normal[k] * length * 0.45 + lean[k] * length * 0.25);
    const back = [0, 1].map((k) => b[k] + lean[k] * length * 0.4);
    data += `Q${belly.map(round).join(" ")} ${tip.map(round).join(" ")}Q${back.map(round).join(" ")} ${round(b[0])} ${round(b[1])}`;
  }
  return `${data}Z`;
}

/** Path data of an outline whose edge is drawn as round curls about `size` pixels wide (also foam and towelling). */
export function curled(points, { size = 70, seed = 1 } = {}) {
  const random = chance(seed);
  const { total, at } = walk(sample(points));
  const [startX, startY] = at(0).point;
  let data = `M${round(startX)} ${round(startY)}`;
  let previous = [startX, startY];
  const { point: p, normal } = at(1);
  const ahead = at(20).point;
  const sweep = (ahead[0] - p[0]) * normal[1] - (ahead[1] - p[1]) * normal[0] < 0 ? 1 : 0;
  for (let d = 0; d < total;) {
    d += size * (0.6 + 0.8 * random());
    const last = d > total - size * 0.5;
    const next = last ? [startX, startY] : at(d).point;
    const chord = Math.hypot(next[0] - previous[0], next[1] - previous[1]);
    const radius = Math.round(chord * (0.52 + 0.1 * random()));
    data += `A${radius} ${radius} 0 0 ${sweep} ${Math.round(next[0])} ${Math.round(next[1])}`;
    previous = next;
    if (last) break;
  }
  return `${data}Z`;
}

/** Evenly scattered points inside an outline, kept with the probability that `where` gives. */
function scatter(points, gap, where, random) {
  const polygon = sample(points, true, 6);
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)];
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const spots = [];
  for (let row = 0, y = top; y < bottom; y += gap, row += 1) {
    for (let x = left + (row % 2) * gap * 0.5; x < right; x += gap) {
      const spot = [x + (random() - 0.5) * gap * 0.9, y + (random() - 0.5) * gap * 0.9];
      const [u, v] = [(spot[0] - left) / (right - left), (spot[1] - top) / (bottom - top)];
      if (random() < where(u, v, ...spot) && inside(spot, polygon)) spots.push(spot);
    }
  }
  return spots;
}

/** Light falls from the upper left: shadow gathers to the right and below, shine to the left and above. */
export const shade = (u, v) => Math.max(0, 0.75 * u + 0.45 * v - 0.28);
export const shine = (u, v) => Math.max(0, 0.62 - 0.6 * u - 0.55 * v);

/** Engraved hairs: tapered strokes that follow the comb, in one path. */
export function hairs(
  points,
  fill,
  { gap = 46, length = 60, width = 7, comb = [0, 1], where = shade, seed = 2 } = {},
) {
  const random = chance(seed);
  const direction = flow(comb);
  const polygon = sample(points, true, 6);
  const strokes = scatter(points, gap, where, random).map(([x, y]) => {
    const [dx, dy] = direction(x, y);
    const reach = length * (0.6 + 0.7 * random());
    if (!inside([x + dx * reach * 0.85, y + dy * reach * 0.85], polygon)) return "";
    const sway = (random() - 0.5) * reach * 0.35;
    const [ex, ey] = [dx * reach, dy * reach];
    const [mx, my] = [ex / 2 - dy * sway, ey / 2 + dx * sway];
    const [wx, wy] = [-dy * width, dx * width];
    const n = Math.round;
    return `M${n(x)} ${n(y)}q${n(mx + wx)} ${n(my + wy)} ${n(ex)} ${n(ey)}q${n(mx - wx - ex)} ${n(my - wy - ey)} ${n(-ex)} ${n(-ey)}z`;
  });
  return `<path fill="${fill}" d="${strokes.join("")}"/>`;
}

/** Engraved curls: a crescent at the lower right of each curl, or at its upper left when `lit`; in one path. */
export function crescents(
  points,
  fill,
  { gap = 78, size = 30, width = 9, where = shade, lit = false, seed = 3 } = {},
) {
  const random = chance(seed);
  const polygon = sample(points, true, 6);
  const strokes = scatter(points, gap, where, random).map(([x, y]) => {
    const radius = Math.round(size * (0.75 + 0.6 * random()));
    if (
      ![-1, 1].every(
        (s) => inside([x + s * radius, y], polygon) && inside([x, y + s * radius], polygon),
      )
    )
      return "";
    const start = (lit ? Math.PI : 0) - 0.6 + (random() - 0.5) * 1.3;
    const span = 2 + random() * 0.9;
    const point = (angle) => [Math.cos(angle) * radius, Math.sin(angle) * radius].map(Math.round);
    const [ax, ay] = point(start);
    const [bx, by] = point(start + span);
    const inner = Math.round(radius + width * 1.4);
    return `M${Math.round(x + ax)} ${Math.round(y + ay)}a${radius} ${radius} 0 0 1 ${bx - ax} ${by - ay}a${inner} ${inner} 0 0 0 ${ax - bx} ${ay - by}z`;
  });
  return `<path fill="${fill}" d="${strokes.join("")}"/>`;
}

/** A lump of combed fur in three tones: tufted edge, shadow hairs, shining hairs. */
export function coat(
  points,
  tones,
  { seed = 1, edge = {}, dark = {}, light = {}, ...shared } = {},
) {
  return [
    `<path fill="${tones.base}" d="${tufted(points, { seed, ...shared, ...edge })}"/>`,
    hairs(points, tones.dark, { seed: seed + 1, comb: shared.comb, ...dark }),
    hairs(points, tones.light, { seed: seed + 2, comb: shared.comb, where: shine, ...light }),
  ].join("\n");
}

/** A lump of curly fur in three tones. */
export function curls(points, tones, { seed = 1, size = 80, dark = {}, light = {} } = {}) {
  return [
    `<path fill="${tones.base}" d="${curled(points, { seed, size })}"/>`,
    crescents(points, tones.dark, { seed: seed + 1, size: size * 0.4, gap: size, ...dark }),
    crescents(points, tones.light, {
      seed: seed + 2,
      size: size * 0.36,
      gap: size,
      where: shine,
      lit: true,
      ...light,
    }),
  ].join("\n");
}
