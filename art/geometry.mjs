/**
 * Points, curves and chance. A point is [x, y] or [x, y, fur]: `fur` scales the
 * tufts that grow there (1 when left out, 0 for a smooth edge).
 */

/** A repeatable source of numbers from 0 to 1, so that a redrawn picture stays the same picture. */
export function chance(seed) {
  let state = seed * 2654435761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const round = (value) => Math.round(value * 10) / 10;
export const unit = ([x, y]) => {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
};

/** Points from text in the manner of SVG: 'x y fur, x y, ...'. */
export const outline = (text) =>
  text.split(",").map((point) => point.trim().split(" ").map(Number));

/** Mirrors points left to right about x = 0. */
export const flip = (points) => points.map(([x, y, ...rest]) => [-x, y, ...rest]);

/** A closed outline from its right half, given from top to bottom. */
export const both = (half) => [...half, ...flip(half.filter(([x]) => x !== 0)).reverse()];

export const shift = (points, dx, dy) => points.map(([x, y, ...rest]) => [x + dx, y + dy, ...rest]);

/**
 * Turns a face drawn from the front: what lies near the middle slides by `by`
 * pixels, what lies at `halfWidth` stays, as on a ball.
 */
export const turn = (by, halfWidth) => (points) =>
  points.map(([x, y, ...rest]) => {
    const off = Math.min(1, Math.abs(x) / halfWidth);
    return [x + by * (1 - off * off), y, ...rest];
  });

/** Samples the smooth closed curve through the points: [x, y, fur] every few pixels. */
export function sample(points, closed = true, steps = 14) {
  const at = (i) => {
    const n = points.length;
    const [x, y, fur = 1] = points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))];
    return [x, y, fur];
  };
  const spline = (p, q, r, s, t) =>
    0.5 *
    (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3);
  const samples = [];
  const spans = closed ? points.length : points.length - 1;
  for (let i = 0; i < spans; i += 1) {
    const [p, q, r, s] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < steps; k += 1) {
      const t = k / steps;
      samples.push([
        spline(p[0], q[0], r[0], s[0], t),
        spline(p[1], q[1], r[1], s[1], t),
        q[2] + (r[2] - q[2]) * t,
      ]);
    }
  }
  if (!closed) samples.push(at(points.length - 1));
  return samples;
}

/** A walker along sampled points: total length, and the point and outward normal at a distance. */
export function walk(samples) {
  const loop = [...samples, samples[0]];
  const lengths = [0];
  let area = 0;
  for (let i = 1; i < loop.length; i += 1) {
    const [[ax, ay], [bx, by]] = [loop[i - 1], loop[i]];
    lengths.push(lengths[i - 1] + Math.hypot(bx - ax, by - ay));
    area += ax * by - bx * ay;
  }
  const total = lengths.at(-1);
  const outward = area > 0 ? 1 : -1;
  const at = (distance) => {
    const wanted = ((distance % total) + total) % total;
    let low = 0;
    let high = loop.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (lengths[middle] <= wanted) low = middle;
      else high = middle;
    }
    const t = (wanted - lengths[low]) / (lengths[high] - lengths[low] || 1);
    const [a, b] = [loop[low], loop[high]];
    const [tx, ty] = unit([b[0] - a[0], b[1] - a[1]]);
    const point = a.map((value, i) => value + (b[i] - value) * t);
    return { point, normal: [ty * outward, -tx * outward] };
  };
  return { total, at };
}

/** Whether a point lies inside a polygon. */
export function inside([x, y], polygon) {
  let within = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i, i += 1) {
    const [[ax, ay], [bx, by]] = [polygon[i], polygon[j]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

/** Path data of the smooth curve through the points. */
export function smooth(points, closed = true) {
  const n = points.length;
  const at = (i) => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))];
  let data = `M${round(at(0)[0])} ${round(at(0)[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i += 1) {
    const [p, q, r, s] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const numbers = [0, 1].map((k) => [q[k] + (r[k] - p[k]) / 6, r[k] - (s[k] - q[k]) / 6, r[k]]);
    data += `C${[0, 1, 2].map((c) => `${round(numbers[0][c])} ${round(numbers[1][c])}`).join(" ")}`;
  }
  return closed ? `${data}Z` : data;
}
