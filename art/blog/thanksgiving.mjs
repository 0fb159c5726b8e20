import { awayFrom, coat, tufted } from "../fur.mjs";
import { hatch } from "../engraving.mjs";
import { group, line, shape } from "../face.mjs";
import { coats, house } from "../palette.mjs";
import { patch } from "../props.mjs";
import { backdrop } from "./kit/backdrop.mjs";
import { smooth } from "./kit/coats.mjs";
import { look } from "./kit/look.mjs";
import { outline } from "./kit/outline.mjs";

export const title = "A labrador with a napkin, and the turkey";

const { black, red, silver, skin } = coats;
const lab = { ...black, base: "#2E3A3C", light: "#5C6A68" };
const head = outline(
  "-230 60, -232 -90, -150 -205, 0 -246, 120 -226, 196 -160, 262 -118, 390 -108, 500 -98, 560 -64, 580 0, 566 70, 530 124, 480 158, 470 190, 420 222, 330 226, 236 250, 140 310, -40 330, -180 240",
);
const ear = outline(
  "-130 -140 0, -30 -130 .3, 36 -20 .5, 50 120 .7, -10 220 .8, -100 220 .8, -170 110 .6, -190 -30 .3",
);
const body = outline(
  "-40 1700, 0 1500, 130 1290, 240 1120, 300 960, 420 860, 640 860, 760 960, 800 1120, 850 1280, 880 1480, 890 1700",
);
const napkin = outline(
  "470 1096, 600 1150, 760 1140, 850 1080, 890 1160, 900 1330, 880 1480, 790 1420, 640 1290, 500 1190",
);
const bird = outline(
  "1330 700, 1370 560, 1500 450, 1680 410, 1860 440, 2010 530, 2090 650, 2090 760, 2010 830, 1850 860, 1560 860, 1400 830",
);
const drumstick = outline(
  "1760 800, 1700 700, 1740 590, 1850 550, 1960 580, 2060 540, 2160 490, 2200 520, 2190 570, 2090 630, 2030 700, 1990 790, 1890 850",
);
const wing = outline(
  "1480 640, 1560 580, 1660 590, 1720 660, 1690 730, 1590 770, 1500 780, 1440 740",
);

/** A paper frill for the bone, its open end to the upper right. */
const frill = () =>
  shape(
    "M-50 44L-56 -40L-10 -60L-16 -120L10 -72L34 -130L46 -74L84 -116L76 -56L124 -84L88 -28L134 -34L84 10L40 34Z",
    house.card,
  );

const turkey = () => [
  coat(bird, red, {
    seed: 31,
    comb: [0.2, 1],
    tuft: 0,
    gap: 60,
    dark: { gap: 60, length: 60, where: (u, v) => 0.5 * u * v },
    light: { gap: 400 },
  }),
  patch(outline("1440 600, 1520 510, 1660 460, 1800 470, 1700 500, 1560 560, 1480 640"), red.light),
  patch(wing, red.dark),
  patch(
    wing.map(([x, y]) => [x - 6, y - 18]),
    "#C97838",
  ),
  line("M1500 690Q1570 720 1650 676M1520 736Q1580 750 1640 720", { stroke: red.dark, width: 10 }),
  hatch(
    outline("1400 830, 1560 860, 1850 860, 2010 830"),
    outline("1450 770, 1580 800, 1820 800, 1960 780"),
    red.dark,
    { count: 30, width: 11 },
  ),
  patch(
    drumstick.map(([x, y]) => [x + 6, y + 18]),
    red.dark,
  ),
  patch(drumstick, "#C97838"),
  patch(outline("1780 680, 1830 610, 1900 596, 1960 620, 1880 640, 1820 700"), red.light),
  hatch(
    outline("1990 790, 2030 700, 2090 630"),
    outline("1930 770, 1960 700, 2030 630"),
    red.dark,
    { count: 12, width: 10 },
  ),
  group({ x: 2176, y: 536, rotate: 20, scale: 0.9 }, frill()),
];

const leafy = (x, y, rotate, scale = 1) =>
  group(
    { x, y, rotate, scale },
    shape(
      "M0 0C10 -40 50 -46 60 -76C90 -60 110 -80 130 -100C150 -70 190 -70 200 -50C180 -30 190 -4 170 10C120 10 60 30 0 0Z",
      house.green,
    ),
    line("M20 -6C70 -20 120 -40 150 -60", { stroke: house.midGreen, width: 6 }),
  );

const orangeHalf = (x, y, r) => [
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${house.midOrange}"/><circle cx="${x}" cy="${y}" r="${r * 0.8}" fill="${house.lightOrange}"/><circle cx="${x}" cy="${y}" r="${r * 0.7}" fill="${house.midOrange}"/>`,
  line(
    `M${x - r * 0.7} ${y}H${x + r * 0.7}M${x - r * 0.35} ${y - r * 0.6}L${x + r * 0.35} ${y + r * 0.6}M${x + r * 0.35} ${y - r * 0.6}L${x - r * 0.35} ${y + r * 0.6}`,
    { stroke: house.lightOrange, width: 6 },
  ),
];

/** A silver platter on a foot. */
const platter = () => [
  shape("M1640 900H1800L1830 1080Q1880 1150 1960 1160H1480Q1560 1150 1610 1080Z", silver.dark),
  shape("M1740 900H1800L1830 1080Q1880 1150 1960 1160H1760Z", silver.deep),
  shape("M1180 850H2260Q2240 920 2120 930H1320Q1200 920 1180 850Z", silver.base),
  shape("M1180 850H2260Q2254 876 2230 892H1210Q1186 876 1180 850Z", silver.light),
];

/** A table with a cloth whose hem falls in waves. */
const table = [
  shape("M1010 1240H2400V1600H1010Z", "#7A431F"),
  shape(`M940 1150H2400V1400${"q-73 70 -146 0".repeat(10)}Z`, house.green),
  shape("M960 1150H2400V1196H940V1170Q940 1150 960 1150Z", house.midGreen),
  line(
    [1086, 1232, 1378, 1524, 1670, 1816, 1962, 2108, 2254].map((x) => `M${x} 1250V1396`).join(""),
    {
      stroke: house.green44,
      width: 14,
    },
  ),
];

const steam = () =>
  line(
    "M1500 350C1450 290 1550 250 1500 180M1690 310C1640 250 1740 200 1690 120M1880 340C1830 280 1930 240 1880 170",
    { stroke: house.card, width: 18 },
  );

export const draw = () => [
  backdrop(house.deepLimestone, {
    cx: 1240,
    cy: 790,
    rx: 920,
    ry: 640,
    fill: house.limestone,
    line: "#D8CAAB",
    rim: "#8F7F5F",
    waves: 56,
  }),
  steam(),
  table,
  platter(),
  leafy(1210, 860, -10),
  leafy(2250, 850, 200, 0.9),
  turkey(),
  [
    [1330, 850],
    [1440, 866],
    [2030, 862],
  ].map(([x, y]) => orangeHalf(x, y, 62)),
  leafy(1480, 880, -16, 0.9),
  leafy(1840, 890, -20, 0.9),
  coat(body, lab, {
    seed: 3,
    comb: [-0.2, 1],
    ...smooth,
    light: { gap: 52, length: 70, where: (u) => 0.4 - 0.3 * u },
  }),
  group(
    { x: 590, y: 820, rotate: -24, scale: 1.1 },
    coat(head, lab, {
      seed: 11,
      comb: awayFrom(200, 20, 0.3),
      ...smooth,
      tuft: 7,
      light: { gap: 52, length: 50, where: (u, v) => (u < 0.6 ? 0.4 - 0.4 * v : 0) },
    }),
    patch(outline("500 -104, 560 -90, 602 -44, 600 16, 556 36, 514 -4, 488 -60"), black.deep),
    line("M520 -84Q560 -78 580 -44", { stroke: lab.light, width: 12 }),
    line("M556 40C540 90 500 128 440 146C360 166 290 168 240 142Q206 120 206 86", {
      stroke: black.deep,
      width: 13,
    }),
    shape("M462 140C486 210 476 300 424 304C374 300 352 220 364 164Z", skin.base),
    line("M418 178Q430 220 428 256", { stroke: skin.dark, width: 8 }),
    hatch(outline("130 306, 236 250, 330 226"), outline("90 230, 200 190, 290 190"), black.deep, {
      count: 12,
    }),
    look(120, -92, 52, { side: 1, dx: 26, dy: -18, wide: 0.9 }),
    line("M70 -170Q120 -196 170 -160", { stroke: lab.light, width: 11 }),
    coat(
      ear,
      { ...lab, base: black.dark, dark: black.deep, light: "#46534F" },
      {
        seed: 13,
        comb: [-0.2, 1],
        ...smooth,
        tuft: 24,
        light: { gap: 46, length: 60, where: () => 0.3 },
      },
    ),
  ),
  shape(tufted(napkin, { tuft: 0, gap: 60 }), house.card),
  line(
    "M530 1160Q640 1240 880 1230M600 1240Q720 1330 896 1330M720 1150Q730 1260 700 1330M830 1110Q850 1260 820 1430",
    { stroke: house.orange, width: 13 },
  ),
  shape(
    "M500 1090C430 1060 380 1080 340 1040C330 1100 360 1150 420 1150C380 1180 370 1210 380 1250C440 1230 500 1190 520 1140Z",
    house.card,
  ),
  shape("M470 1076C500 1060 540 1080 546 1110C540 1150 500 1160 474 1140Z", house.lightOrange),
];
