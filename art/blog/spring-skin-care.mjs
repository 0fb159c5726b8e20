import { both } from "../geometry.mjs";
import { awayFrom, coat, curled, tufted } from "../fur.mjs";
import { hatch } from "../engraving.mjs";
import { group, line, nose, shape } from "../face.mjs";
import { coats, house } from "../palette.mjs";
import { bubble, patch } from "../props.mjs";
import { backdrop } from "./kit/backdrop.mjs";
import { smooth } from "./kit/coats.mjs";
import { lather } from "./kit/lather.mjs";
import { look } from "./kit/look.mjs";
import { outline, pair } from "./kit/outline.mjs";
import { paw } from "./kit/paw.mjs";

export const title = "A French bulldog in the bath, foam on the nose";

const { black, skin, gold } = coats;
const fawn = { deep: "#8A6A3C", dark: "#B8945C", base: "#DDBF8C", light: "#F0DDB6" };
const ear = outline(
  "90 -230 0, 120 -380 .3, 190 -520 .3, 270 -590 .2, 350 -570 .2, 400 -460 .3, 400 -320 .3, 350 -190 .2, 250 -150 0",
);
const earInside = outline(
  "180 -250, 200 -380, 246 -490, 296 -530, 342 -480, 352 -360, 320 -250, 250 -200",
);
const head = both(
  outline("0 -290, 150 -292, 280 -235, 350 -110, 385 60, 380 220, 300 350, 150 410, 0 424"),
);
const mask = both(
  outline("0 -60 .4, 90 -50 .6, 160 0 .8, 250 90 .8, 290 210, 260 330, 150 400, 0 410"),
);
const flews = both(
  outline("0 60 0, 90 60 0, 190 120 .2, 250 220 .3, 236 320 .3, 150 360 .3, 60 330 .2, 0 290 0"),
);
const body = outline("760 1300, 800 1130, 900 1010, 1160 960, 1420 1010, 1520 1130, 1560 1300");
const dollop = outline(
  "-120 40, -130 -20, -80 -70, -50 -130, 10 -190, 50 -140, 60 -90, 120 -60, 132 0, 110 50, 40 76, -50 74",
);

/** A copper tub on lion's feet. */
const tub = () => [
  shape(
    "M560 1490C520 1500 500 1560 520 1620H640L690 1500ZM1760 1490C1800 1500 1820 1560 1800 1620H1680L1630 1500Z",
    gold.dark,
  ),
  shape(
    "M330 1230H1990C1980 1420 1880 1530 1700 1540H620C440 1530 340 1420 330 1230Z",
    house.orange,
  ),
  shape(
    "M1990 1230C1980 1420 1880 1530 1700 1540H1440C1660 1500 1780 1400 1800 1230Z",
    house.orange41,
  ),
  line("M420 1320C440 1400 500 1450 580 1466M480 1310C500 1370 540 1410 600 1424", {
    stroke: house.midOrange,
    width: 14,
  }),
  shape(
    "M280 1180H2040Q2080 1180 2080 1216T2040 1252H280Q240 1252 240 1216T280 1180Z",
    house.midOrange,
  ),
  shape("M244 1226H2076Q2072 1252 2040 1252H280Q250 1250 244 1226Z", "#C4723B"),
];

/** A rubber duck 220 px wide, looking left. */
const duck = () => [
  shape(
    "M-120 30C-130 -30 -60 -20 -30 -10C0 -20 60 -20 110 -50C130 -10 130 70 60 90C0 100 -100 100 -120 30Z",
    gold.base,
  ),
  shape("M-96 70C-40 100 80 100 116 30C124 80 90 100 40 104C-20 108 -70 104 -96 70Z", gold.dark),
  `<circle cx="-60" cy="-70" r="66" fill="${gold.base}"/>`,
  shape("M-118 -78C-150 -76 -174 -64 -172 -50C-150 -34 -124 -40 -108 -52Z", house.orange),
  `<circle cx="-80" cy="-84" r="11" fill="${house.ink}"/>`,
  line("M20 10Q60 30 90 0", { stroke: gold.dark, width: 9 }),
];

export const draw = () => [
  backdrop(house.midGreen, {
    cx: 1160,
    cy: 760,
    rx: 620,
    fill: house.softGreen,
    line: house.green76,
    rim: house.lightGreen,
  }),
  coat(body, fawn, { seed: 3, comb: [0, 1], ...smooth }),
  group(
    { x: 1160, y: 730, rotate: -5, scale: 1.12 },
    pair(ear).map((side, i) => coat(side, fawn, { seed: 7 + i, comb: [0, -1], ...smooth })),
    pair(earInside).map((side, i) => [
      patch(side, skin.light),
      hatch(side.slice(0, 3), [side[7], [side[6][0] * 0.9, -330], [side[3][0], -400]], skin.base, {
        count: 8 + i,
        width: 8,
      }),
    ]),
    coat(head, fawn, { seed: 11, comb: awayFrom(0, 40, 0.3), ...smooth }),
    shape(tufted(mask, { tuft: 30, gap: 26, comb: awayFrom(0, 100, 0.1), seed: 13 }), "#4A3F38"),
    line("M-96 -120Q0 -80 96 -120M-70 -170Q0 -136 70 -170", { stroke: fawn.dark, width: 12 }),
    shape("M-90 330C-40 400 40 400 90 330V380C60 430 -60 430 -90 380Z", "#3A302B"),
    shape("M-56 330H56C66 380 50 420 0 424C-50 420 -66 380 -56 330Z", skin.base),
    line("M0 340V392", { stroke: skin.dark, width: 9 }),
    shape(tufted(flews, { tuft: 10, gap: 28, seed: 17 }), "#75665A"),
    hatch(outline("200 160, 240 230, 226 310"), outline("140 180, 170 240, 160 300"), "#3A302B", {
      count: 8,
    }),
    line("M-236 300Q-150 372 -60 332Q-20 310 0 270Q20 310 60 332Q150 372 236 300", {
      stroke: "#241C19",
      width: 12,
    }),
    look(-200, -20, 70, { side: -1, dx: 30, dy: 30 }),
    look(200, -20, 70, { side: 1, dx: -30, dy: 30 }),
    nose(0, 130, 92, { fill: black.deep }),
    line("M0 196V276", { stroke: "#241C19" }),
    group({ x: 4, y: 38, scale: 0.95 }, lather(dollop, { seed: 3, size: 66 })),
  ),
  tub(),
  lather(
    outline(
      "320 1200, 400 1110, 540 1080, 680 1110, 780 1190, 770 1290, 660 1270, 540 1340, 420 1300",
    ),
    { seed: 5, size: 100 },
  ),
  lather(
    outline(
      "1540 1200, 1640 1130, 1760 1090, 1900 1110, 2010 1190, 1960 1290, 1800 1280, 1710 1370, 1600 1300",
    ),
    { seed: 8, size: 100 },
  ),
  group({ x: 1720, y: 1040, scale: 1.05 }, duck()),
  shape(
    curled(outline("1590 1120, 1720 1100, 1850 1120, 1880 1180, 1720 1200, 1570 1180"), {
      size: 66,
      seed: 12,
    }),
    house.card,
  ),
  paw(880, 1226, fawn, { rotate: 6, scale: 1.1 }),
  paw(1450, 1228, fawn, { rotate: -5, scale: 1.1 }),
  bubble(430, 850, 70),
  bubble(560, 680, 32),
  bubble(1930, 640, 84),
  bubble(2060, 830, 40),
  bubble(1830, 480, 26),
];
