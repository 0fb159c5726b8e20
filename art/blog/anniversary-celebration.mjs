import { both, turn } from "../geometry.mjs";
import { awayFrom, coat, curled, hairs, tufted } from "../fur.mjs";
import { hatch } from "../engraving.mjs";
import { eye, group, line, nose, shape } from "../face.mjs";
import { coats, house } from "../palette.mjs";
import { diamonds, patch } from "../props.mjs";
import { backdrop } from "./kit/backdrop.mjs";
import { outline, pair } from "./kit/outline.mjs";
import { paw } from "./kit/paw.mjs";

export const title = "A Bernese mountain dog with a party hat and a birthday cake";

const { black, red, white, skin, gold } = coats;
const face = turn(60, 400);
const ear = outline(
  "190 -260 .2, 300 -260 .5, 410 -140 .8, 450 40 1.2, 420 170 1.6, 340 180 1.4, 290 60, 240 -80 .4",
);
const head = both(
  outline(
    "0 -345 .5, 150 -335 .5, 270 -255 .6, 330 -110 .8, 350 60 1.2, 315 220 1.6, 220 330 1.5, 0 390",
  ),
);
const cheek = outline(
  "110 90 .5, 220 50 .6, 330 90 1.2, 330 200 1.5, 250 310 1.5, 160 300, 120 200 .5",
);
const brow = outline("80 -112, 112 -166, 172 -172, 206 -124, 150 -106");
const blaze = face(
  both(
    outline(
      "0 -344 .2, 46 -320 .3, 30 -200 .4, 30 -80 .4, 66 10 .4, 130 90 .6, 190 180 .7, 196 270 .6, 124 338 .2, 0 324 0",
    ),
  ),
);
const jaw = face(both(outline("0 300 0, 130 310 0, 156 410 .6, 96 500, 0 520")));
const mouth = face(both(outline("0 300, 128 310, 118 400, 64 456, 0 466")));
const tongue = face(both(outline("0 356, 66 352, 82 430, 74 520, 40 566, 0 574")));
const body = outline(
  "380 1700, 400 1440, 500 1240, 700 1100, 1140 1100, 1320 1200, 1430 1400, 1470 1700",
);
const bib = outline("660 1700, 680 1430, 760 1220, 920 1120, 1080 1220, 1150 1430, 1160 1700");

/** A paper hat 420 px high, standing on its own middle. */
const hat = () => [
  shape("M-170 30Q0 90 170 30L14 -400Q0 -420 -14 -400Z", house.green),
  shape("M170 30Q120 52 70 60L4 -410Q10 -412 14 -400Z", house.green30),
  shape("M-170 30Q0 90 170 30L146 -36Q0 20 -146 -36Z", house.orange),
  line("M-116 -120Q0 -72 116 -120M-84 -208Q0 -172 84 -208", { stroke: house.softGreen, width: 12 }),
  diamonds(
    [
      [-60, -70],
      [0, -58],
      [62, -70],
      [-40, -160],
      [42, -160],
      [0, -250],
      [0, -154],
    ],
    house.lightOrange,
    17,
  ),
  shape(
    curled(outline("-60 -410, -30 -465, 30 -465, 60 -410, 30 -355, -30 -355"), {
      size: 44,
      seed: 4,
    }),
    gold.base,
  ),
];

const candle = (x, top, colour) => [
  shape(`M${x - 17} ${top}H${x + 17}V${top + 190}H${x - 17}Z`, house.card),
  line(
    `M${x - 13} ${top + 40}L${x + 13} ${top + 16}M${x - 13} ${top + 84}L${x + 13} ${top + 60}M${x - 13} ${top + 128}L${x + 13} ${top + 104}M${x - 13} ${top + 168}L${x + 13} ${top + 148}`,
    { stroke: colour, width: 12 },
  ),
  line(`M${x} ${top}V${top - 18}`, { width: 6 }),
  shape(
    `M${x} ${top - 112}C${x + 44} ${top - 56} ${x + 36} ${top - 10} ${x} ${top - 8}C${x - 36} ${top - 10} ${x - 44} ${top - 56} ${x} ${top - 112}Z`,
    house.midOrange,
  ),
  shape(
    `M${x} ${top - 70}C${x + 22} ${top - 40} ${x + 18} ${top - 14} ${x} ${top - 12}C${x - 18} ${top - 14} ${x - 22} ${top - 40} ${x} ${top - 70}Z`,
    gold.light,
  ),
];

/** Icing from `left` to `right` that runs down in drips. */
function icing(left, right, top, fill) {
  const width = (right - left) / 8;
  const drop = (i) =>
    `q0 ${60 + ((i * 47) % 70)} ${-width / 2} ${60 + ((i * 47) % 70)}t${-width / 2} ${-60 - ((i * 47) % 70)}`;
  return shape(
    `M${left} ${top + 40}Q${left} ${top} ${left + 60} ${top}H${right - 60}Q${right} ${top} ${right} ${top + 40}V${top + 50}${Array.from({ length: 8 }, (_, i) => drop(i)).join("")}Z`,
    fill,
  );
}

const bone = (x, y) =>
  shape(
    `M${x - 50} ${y - 14}C${x - 90} ${y - 60} ${x - 120} ${y - 10} ${x - 88} ${y}C${x - 120} ${y + 10} ${x - 90} ${y + 60} ${x - 50} ${y + 14}H${x + 50}C${x + 90} ${y + 60} ${x + 120} ${y + 10} ${x + 88} ${y}C${x + 120} ${y - 10} ${x + 90} ${y - 60} ${x + 50} ${y - 14}Z`,
    house.card,
  );

const cake = () => [
  shape("M1290 1404H2130L2110 1440Q2104 1452 2080 1452H1340Q1316 1452 1310 1440Z", house.lightBlue),
  shape("M1350 1130H2070V1404H1350Z", house.midOrange),
  hatch(outline("2070 1140, 2070 1400"), outline("1890 1150, 1890 1390"), coats.red.base, {
    count: 17,
    width: 11,
    bow: 5,
  }),
  icing(1336, 2084, 1110, house.card),
  bone(1710, 1310),
  shape("M1490 920H1930V1112H1490Z", house.midOrange),
  hatch(outline("1930 930, 1930 1100"), outline("1800 936, 1800 1094"), coats.red.base, {
    count: 11,
    width: 11,
    bow: 5,
  }),
  candle(1570, 740, house.blue),
  candle(1710, 716, house.orange),
  candle(1850, 740, house.green),
  icing(1476, 1944, 896, skin.light),
  [1400, 1440, 1980, 2020].map(
    (x, i) => `<circle cx="${x + (i % 2) * 4}" cy="1100" r="26" fill="${house.orange}"/>`,
  ),
];

/** Pennants on a string that hangs from (0, y) to (2400, y). */
function bunting(y, sag) {
  const at = (t) => [2400 * t, y + sag * 4 * t * (1 - t)];
  const fills = [house.green, house.midOrange, house.midBlue, house.orange];
  const flag = (i) => {
    const [[ax, ay], [bx, by]] = [at((i + 0.12) / 11), at((i + 0.88) / 11)];
    return shape(`M${ax} ${ay}L${bx} ${by}L${(ax + bx) / 2} ${(ay + by) / 2 + 150}Z`, fills[i % 4]);
  };
  return [
    Array.from({ length: 11 }, (_, i) => flag(i)),
    line(`M0 ${y}Q1200 ${y + sag * 2} 2400 ${y}`, { width: 8 }),
  ];
}

export const draw = () => [
  backdrop(house.lightOrange, {
    cx: 1180,
    cy: 850,
    rx: 640,
    fill: house.paper,
    line: "#EBDDC2",
    rim: house.midOrange,
  }),
  bunting(20, 60),
  coat(body, black, {
    seed: 3,
    comb: awayFrom(950, 700, 1),
    tuft: 70,
    gap: 50,
    dark: { gap: 60, length: 110 },
    light: { gap: 56, length: 100, where: (u) => 0.4 - 0.3 * u },
  }),
  coat(bib, white, {
    seed: 5,
    comb: [0, 1],
    tuft: 70,
    gap: 50,
    dark: { gap: 54, length: 120, width: 8 },
  }),
  group(
    { x: 900, y: 790, rotate: -7, scale: 1.02 },
    coat(head, black, {
      seed: 11,
      comb: awayFrom(50, 60, 0.4),
      tuft: 44,
      gap: 36,
      dark: { gap: 60, length: 60 },
      light: { gap: 46, length: 60, where: (u, v) => 0.55 - 0.5 * u - 0.3 * v },
    }),
    pair(cheek, 28).map((side, i) =>
      coat(face(side), red, {
        seed: 50 + i,
        comb: awayFrom(50, 20, 0.5),
        tuft: 44,
        gap: 30,
        dark: { gap: 42, length: 54 },
        light: { gap: 46, length: 50, where: () => 0.3 },
      }),
    ),
    pair(brow).map((side, i) =>
      shape(
        tufted(face(side), { tuft: 20, gap: 22, comb: [i ? -0.6 : 0.6, -1], seed: 15 }),
        red.base,
      ),
    ),
    pair(ear).map((side, i) =>
      coat(
        side,
        { ...black, base: black.dark, dark: black.deep, light: "#46534F" },
        {
          seed: 7 + i,
          comb: [i ? -0.2 : 0.2, 1],
          tuft: 46,
          gap: 34,
          dark: { gap: 60, length: 70 },
          light: { gap: 46, length: 70, where: () => 0.35 },
        },
      ),
    ),
    shape(tufted(jaw, { tuft: 36, gap: 30, seed: 5 }), white.base),
    patch(mouth, "#5A2023"),
    patch(tongue, skin.base),
    line("M62 376V484", { stroke: skin.dark, width: 8 }),
    shape(tufted(blaze, { tuft: 28, gap: 28, comb: awayFrom(50, 40, 0.2), seed: 17 }), white.light),
    hairs(blaze, white.dark, {
      comb: awayFrom(50, 40, 0.3),
      gap: 46,
      length: 50,
      where: (u, v) => (v < 0.5 ? 0.3 * u : 0),
    }),
    hatch(
      [
        [200, 150],
        [252, 220],
        [244, 290],
      ],
      [
        [140, 160],
        [170, 230],
        [164, 284],
      ],
      white.dark,
      { count: 9 },
    ),
    eye(-102, -30, 52, { side: -1 }),
    eye(218, -30, 52, { side: 1, wide: 0.9 }),
    nose(58, 140, 88),
    line("M58 206V284M58 284C20 350 -90 346 -128 284M58 284C96 350 196 340 228 280", { width: 13 }),
    group({ x: -20, y: -322, rotate: -6, scale: 0.84 }, hat()),
  ),
  shape("M0 1450H2400V1600H0Z", house.blue),
  shape("M0 1450H2400V1486H0Z", house.midBlue),
  paw(650, 1440, white, { rotate: 4 }),
  cake(),
  paw(1180, 1440, white, { rotate: -4, seed: 6 }),
];
