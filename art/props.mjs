/** The tools and trimmings of the trade. Each is drawn about its own middle; place it with `group`. */
import { coats, house } from "./palette.mjs";
import { curled } from "./fur.mjs";
import { chance, smooth } from "./geometry.mjs";
import { line, shape } from "./face.mjs";

/** A bow 400 px wide, knot in the middle. */
export function bow({ fill = house.orange, dark = house.orange41, light = house.midOrange } = {}) {
  const loop = (s) => [
    shape(
      `M0 -18C${s * 60} -120 ${s * 190} -140 ${s * 205} -84C${s * 214} -40 ${s * 204} 40 ${s * 196} 84C${s * 180} 132 ${s * 60} 96 0 22Z`,
      fill,
    ),
    shape(
      `M${s * 20} 6C${s * 70} -16 ${s * 120} -14 ${s * 160} 8C${s * 120} 14 ${s * 70} 20 ${s * 20} 6Z`,
      dark,
    ),
    line(
      `M${s * 50} -58Q${s * 110} -98 ${s * 164} -92M${s * 60} -34Q${s * 112} -66 ${s * 176} -60`,
      { stroke: light, width: 7 },
    ),
    line(`M${s * 50} 52Q${s * 104} 84 ${s * 156} 84M${s * 62} 38Q${s * 116} 56 ${s * 172} 52`, {
      stroke: dark,
      width: 6,
    }),
  ];
  return [
    shape("M-20 10C-50 90 -90 130 -120 190L-62 168L-44 206C-20 140 0 70 6 20Z", dark),
    shape("M10 20C30 90 60 130 96 184L104 140L150 150C110 100 60 60 30 10Z", dark),
    loop(-1),
    loop(1),
    shape(
      "M-42 -40C-20 -56 22 -56 42 -40C54 -14 54 18 42 44C20 58 -22 58 -42 44C-54 18 -54 -14 -42 -40Z",
      fill,
    ),
    line("M-22 -36Q-30 0 -20 40M2 -42Q-4 0 4 46M24 -36Q30 0 24 38", { stroke: dark, width: 6 }),
  ];
}

/** Steel shears 520 px long, points up, finger rings below. */
export function scissors({
  steel = "#C3CCCB",
  edge = "#EEF2EE",
  ring = house.orange,
  back = "#8C9998",
} = {}) {
  return [
    shape("M-6 20C-40 -80 -70 -190 -74 -320C-44 -220 6 -110 26 6Z", back),
    shape("M6 20C40 -80 70 -190 74 -320C44 -220 -6 -110 -26 6Z", steel),
    shape("M60 -250C40 -170 16 -90 -4 -10L-16 -8C4 -100 36 -180 60 -250Z", edge),
    line("M-14 6C10 60 44 90 58 110M14 6C-10 60 -44 90 -58 110", { stroke: steel, width: 30 }),
    `<g fill="none" stroke="${ring}" stroke-width="26"><ellipse cx="-84" cy="160" rx="48" ry="62" transform="rotate(24 -84 160)"/><ellipse cx="84" cy="160" rx="48" ry="62" transform="rotate(-24 84 160)"/></g>`,
    line("M118 214q34 18 44 50", { stroke: ring, width: 18 }),
    `<circle r="17" cy="2" fill="${house.ink}"/><circle r="6" cx="-4" cy="-2" fill="${edge}"/>`,
  ];
}

/** A steel greyhound comb 560 px long, teeth down. */
export function comb({ steel = "#C3CCCB", spine = "#EEF2EE", teeth = "#7F8C8B" } = {}) {
  const tooth = (x) => `M${x} 10v${128}l5 14l5 -14v-128z`;
  const gap = (i) => -270 + (i < 18 ? i * 17 : 306 + (i - 18) * 24);
  const row = Array.from({ length: 28 }, (_, i) => tooth(gap(i))).join("");
  return [
    shape(row, teeth),
    shape("M-286 -34H286Q296 -34 296 -24V150H274V24H-274V150H-296V-24Q-296 -34 -286 -34Z", steel),
    shape("M-278 -26H278V-10H-278Z", spine),
  ];
}

/** A pin brush 620 px long, handle to the right, bristles down. */
export function brush({ wood = coats.fawn, pad = house.ink, pin = "#C3CCCB" } = {}) {
  const pins = Array.from({ length: 21 }, (_, i) => {
    const x = -276 + i * 16;
    return `M${x} 30L${x - 6 + i * 0.6} ${118 - Math.abs(i - 10)}`;
  }).join("");
  return [
    line(pins, { stroke: pin, width: 6 }),
    shape("M-300 26C-300 60 -260 66 -120 66C20 66 66 60 66 26Z", pad),
    shape(
      "M-312 30C-322 -30 -270 -56 -120 -56C-20 -56 40 -52 90 -36C150 -18 220 -50 290 -46C330 -40 330 26 290 30C220 36 150 34 90 32Z",
      wood.base,
    ),
    shape(
      "M-312 30C-314 8 -290 10 -120 10C20 10 200 14 316 4C312 22 304 29 290 30C220 36 150 34 90 32Z",
      wood.dark,
    ),
    line("M-270 -22C-200 -38 -60 -40 20 -32M130 -10C190 -18 240 -26 284 -24", {
      stroke: wood.light,
      width: 9,
    }),
    `<circle cx="290" cy="-10" r="10" fill="${wood.deep}"/>`,
  ];
}

/** A hand dryer 560 px long that blows to the left. */
export function dryer({
  fill = house.orange,
  dark = house.orange41,
  light = house.midOrange,
} = {}) {
  return [
    shape("M70 60L150 360Q156 396 192 390L236 380Q262 372 256 342L214 50Z", dark),
    shape("M110 170l90 -14l6 30l-88 16z", house.ink),
    shape("M-300 -86Q-316 -88 -316 -70V70Q-316 88 -300 86L-200 70V-70Z", house.ink),
    line("M-290 -50V50M-262 -54V54M-234 -56V56", { stroke: "#66706B", width: 8 }),
    shape(
      "M-204 -92C-60 -110 60 -140 170 -130C280 -116 330 -60 330 0C330 70 280 126 170 132C60 138 -60 110 -204 92Z",
      fill,
    ),
    shape(
      "M-204 92C-60 110 60 138 170 132C280 126 330 70 330 0C310 60 260 84 160 88C40 92 -80 70 -204 52Z",
      dark,
    ),
    line("M-150 -58C-40 -74 60 -96 150 -92", { stroke: light, width: 14 }),
    line("M236 -66V66M264 -54V54M292 -36V36", { stroke: dark, width: 10 }),
  ];
}

/** A brass tag with a paw, hanging from its ring; 130 px across. */
export function tag({
  fill = coats.gold.base,
  dark = coats.gold.deep,
  light = coats.gold.light,
} = {}) {
  const toes = [
    [-30, -6],
    [-11, -24],
    [12, -24],
    [31, -6],
  ];
  return [
    `<circle cy="-78" r="20" fill="none" stroke="${dark}" stroke-width="9"/>`,
    `<circle r="66" fill="${dark}"/><circle r="58" fill="${fill}"/><circle r="49" fill="none" stroke="${light}" stroke-width="4"/>`,
    `<g fill="${dark}">${toes.map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="8" ry="11"/>`).join("")}<path d="M0 -6C16 -6 30 14 26 26C20 36 8 28 0 28C-8 28 -20 36 -26 26C-30 14 -16 -6 0 -6Z"/></g>`,
  ];
}

/** A heap of foam inside an outline, with bubbles and shaded rims. */
export function foam(
  points,
  { size = 90, seed = 1, fill = house.card, shadow = house.softBlue, bubbles = 16 } = {},
) {
  const random = chance(seed);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const span = (values, t) => Math.min(...values) + (Math.max(...values) - Math.min(...values)) * t;
  const rings = Array.from({ length: bubbles }, () => {
    const [x, y, r] = [
      span(xs, 0.12 + 0.76 * random()),
      span(ys, 0.25 + 0.6 * random()),
      size * (0.14 + 0.3 * random()),
    ].map(Math.round);
    return `M${x - r} ${y}a${r} ${r} 0 0 0 ${Math.round(r * 1.7)} ${Math.round(r * 0.7)}`;
  });
  return [
    shape(curled(points, { size, seed }), fill),
    line(rings.join(""), { stroke: shadow, width: 7 }),
  ];
}

/** A floating soap bubble. */
export const bubble = (x, y, r, { stroke = house.card } = {}) =>
  `<g fill="none" stroke="${stroke}" stroke-linecap="round" transform="translate(${x} ${y})"><circle r="${r}" stroke-width="6"/><path stroke-width="9" d="M${-r * 0.6} ${-r * 0.1}A${r * 0.62} ${r * 0.62} 0 0 1 ${-r * 0.05} ${-r * 0.6}"/></g>`;

/** Small diamonds scattered on cloth: the pattern of the house bandana. */
export function diamonds(spots, fill, size = 15) {
  return shape(
    spots
      .map(
        ([x, y]) =>
          `M${x} ${y - size}l${size * 0.7} ${size}l${-size * 0.7} ${size}l${-size * 0.7} ${-size}z`,
      )
      .join(""),
    fill,
  );
}

/** A smooth flat patch through points. */
export const patch = (points, fill) => shape(smooth(points), fill);
