import { coats, house } from "../palette.mjs";
import { outline } from "../geometry.mjs";
import { coat } from "../fur.mjs";
import { hatch, medallion } from "../engraving.mjs";
import { eye, group, line, shape } from "../face.mjs";
import { brush, patch, tag } from "../props.mjs";

export const title = "A dachshund, all of it, on the grooming table";

const { red } = coats;
const far = { ...red, base: red.dark, dark: red.deep, light: red.dark };
const body = outline(
  "400 900, 470 800, 620 760, 900 770, 1200 780, 1420 740, 1540 640, 1600 500, 1660 400, 1740 340, 1830 325, 1910 352, 1980 404, 2090 436, 2190 462, 2226 496, 2220 540, 2160 568, 2040 590, 1930 622, 1860 690, 1830 800, 1830 920, 1800 1020, 1720 1080, 1560 1100, 1200 1080, 900 1050, 700 1070, 520 1090, 420 1030",
).map(([x, y]) => [x, y, 0.5]);
const tail = outline(
  "430 860 0, 330 800 0.3, 230 690 0.5, 170 560 0.5, 196 552 0.5, 290 660 0.5, 400 740 0.4, 500 790 0",
);
const ear = outline(
  "1720 390 0, 1800 430 0.3, 1850 560 0.6, 1830 700 0.8, 1740 770 1, 1650 720 0.8, 1630 580 0.6, 1660 450 0.3",
);
const leg = (x, paw = 70) =>
  [
    [x - 90, 960],
    [x - 80, 1100],
    [x - 60, 1230],
    [x - 50, 1285],
    [x + 40, 1292],
    [x + 60 + paw, 1290],
    [x + 70 + paw, 1255],
    [x + 80, 1220],
    [x + 90, 1100],
    [x + 110, 960],
  ].map(([px, py]) => [px, py, 0.3]);
const smoothCoat = {
  tuft: 7,
  gap: 44,
  dark: { gap: 44, length: 60, width: 6 },
  light: { gap: 52, length: 60, width: 6 },
};
const towel = outline(
  "760 742, 900 736, 1160 744, 1290 740, 1310 900, 1300 1140, 1200 1160, 1060 1150, 900 1160, 770 1146, 752 960",
);

export const draw = () => [
  shape("M0 0H2400V1600H0Z", house.lightOrange),
  medallion({
    cx: 1200,
    cy: 800,
    rx: 980,
    ry: 620,
    fill: house.paper,
    line: "#EBDDC2",
    rim: house.midOrange,
    waves: 56,
  }),
  shape("M0 1290H2400V1600H0Z", house.green),
  shape("M0 1290H2400V1330H0Z", house.green44),
  coat(leg(1640, 60), far, { seed: 21, ...smoothCoat }),
  coat(leg(690, 60), far, { seed: 22, ...smoothCoat }),
  coat(tail, red, { seed: 3, comb: [-0.5, -1], ...smoothCoat }),
  coat(body, red, {
    seed: 5,
    comb: [-1, 0.35],
    ...smoothCoat,
    dark: { ...smoothCoat.dark, where: (_u, v) => Math.max(0, v * 1.3 - 0.6) },
    light: { ...smoothCoat.light, where: (u, v) => (v > 0.5 && v < 0.65 ? 0.4 : 0) },
  }),
  coat(leg(1510), red, { seed: 23, ...smoothCoat }),
  coat(leg(540), red, { seed: 24, ...smoothCoat }),
  hatch(
    outline("1930 622, 2040 590, 2160 568"),
    outline("1900 560, 2030 540, 2140 530"),
    red.dark,
    { count: 18 },
  ),
  patch(outline("2176 452, 2222 460, 2246 490, 2236 526, 2200 530, 2174 500"), house.ink),
  line("M2196 546C2120 566 2040 560 1980 540Q1958 530 1952 510", { width: 10 }),
  eye(1896, 448, 50, { side: 1, wide: 0.85, tilt: 4 }),
  patch(
    outline("1560 640, 1640 740, 1760 800, 1836 810, 1832 870, 1740 862, 1600 790, 1526 680"),
    house.blue,
  ),
  group({ x: 1800, y: 960 }, tag()),
  coat(ear, far, {
    seed: 31,
    comb: [-0.1, 1],
    tuft: 26,
    gap: 34,
    dark: { gap: 44, length: 80 },
    light: { gap: 60, length: 60 },
  }),
  hatch(
    outline("1720 1082, 1560 1100, 1320 1090"),
    outline("1700 1000, 1560 1020, 1320 1020"),
    red.dark,
    { count: 20, width: 8 },
  ),
  hatch(outline("420 960, 440 1040, 470 1120"), outline("520 960, 530 1030, 540 1100"), red.dark, {
    count: 11,
    width: 8,
  }),
  line([1510, 540, 1640, 690].map((x) => `M${x + 66} 1262v26M${x + 98} 1262v24`).join(""), {
    stroke: red.deep,
    width: 7,
  }),
  patch(towel, house.lightBlue),
  hatch(outline("756 820, 760 1130"), outline("860 830, 850 1120"), house.softBlue, {
    count: 14,
    width: 10,
    bow: -14,
  }),
  hatch(outline("1000 742, 1110 746"), outline("960 900, 1120 920"), house.softBlue, {
    count: 5,
    width: 10,
  }),
  line(Array.from({ length: 19 }, (_, i) => `M${780 + i * 28} 1150v34`).join(""), {
    stroke: house.lightBlue,
    width: 10,
  }),
  line("M756 1040Q1030 1060 1304 1036M758 1080Q1030 1100 1302 1076", {
    stroke: house.blue,
    width: 14,
  }),
  hatch(outline("1302 780, 1304 1130"), outline("1180 800, 1200 1120"), house.softBlue, {
    count: 12,
    width: 10,
  }),
  group({ x: 2010, y: 1214, rotate: 0, scale: 0.62 }, brush()),
];
