import { coats, house } from "../palette.mjs";
import { both, flip, outline, turn } from "../geometry.mjs";
import { awayFrom, coat, hairs, tufted } from "../fur.mjs";
import { hatch, medallion } from "../engraving.mjs";
import { eye, group, line, nose, shape } from "../face.mjs";
import { bubble, foam } from "../props.mjs";

export const title = "A corgi in the tub";

const { fawn, white, skin } = coats;
const face = turn(-50, 400);
const ear = outline(
  "60 -230 0.3, 120 -430 0.4, 215 -610 0.4, 290 -650 0.2, 365 -590 0.3, 405 -400 0.4, 375 -190 0.4, 280 -100",
);
const earInside = outline(
  "150 -260, 190 -430, 250 -550, 300 -585, 340 -540, 360 -390, 335 -230, 280 -160",
);
const head = both(
  outline(
    "0 -310 0.4, 140 -305 0.4, 255 -240 0.6, 340 -90 0.8, 400 80 1.6, 350 220 1.6, 220 320, 0 370",
  ),
);
const mask = face(
  both(
    outline(
      "0 -320 0.2, 44 -260 0.4, 34 -120 0.5, 60 0 0.5, 150 110 0.8, 290 150 1, 350 190 1.4, 290 290 1.4, 150 360 1, 0 390",
    ),
  ),
);
const muzzle = face(
  both(outline("0 10 0, 54 40 0, 92 120 0.3, 158 200 0.6, 160 285 0.6, 96 345 0.5, 0 362 0.4")),
);
const chest = outline("860 1300, 900 1100, 1000 980, 1200 930, 1400 980, 1520 1100, 1560 1300");
const paw = outline(
  "-95 120 0, -105 -20 0.3, -80 -100 0.4, 0 -130 0.4, 80 -100 0.4, 105 -20 0.3, 95 120 0",
);

const pawOver = (x, y, rotate) =>
  group(
    { x, y, rotate },
    shape(tufted(paw, { tuft: 16, gap: 24, seed: 5 }), white.base),
    hatch(outline("96 -40, 100 110"), outline("40 -60, 50 100"), white.dark, {
      count: 9,
      width: 8,
    }),
    line("M-34 50V112M34 50V112", { stroke: white.deep, width: 10 }),
  );

function tub() {
  const rivets = Array.from(
    { length: 11 },
    (_, i) => `<circle cx="${470 + i * 146}" cy="1330" r="11"/>`,
  ).join("");
  return [
    shape("M330 1240H2070L1960 1640H440Z", house.lightGreen),
    shape("M2070 1240L1960 1640H1620C1760 1520 1840 1380 1860 1240Z", house.softGreen),
    line(
      "M420 1400C800 1440 1600 1440 1980 1400M440 1452C800 1492 1600 1492 1964 1452M456 1504C800 1544 1600 1544 1948 1504",
      { stroke: house.midGreen, width: 5 },
    ),
    `<g fill="${house.midGreen}">${rivets}</g>`,
    shape(
      "M300 1200H2100Q2136 1200 2136 1236T2100 1272H300Q264 1272 264 1236T300 1200Z",
      house.card,
    ),
    shape("M300 1246H2136Q2130 1272 2100 1272H300Q270 1270 264 1240Z", house.softGreen),
  ];
}

export const draw = () => [
  shape("M0 0H2400V1600H0Z", house.midGreen),
  medallion({
    cx: 1200,
    cy: 760,
    rx: 620,
    fill: house.softGreen,
    line: house.green76,
    rim: house.lightGreen,
  }),
  coat(chest, white, { seed: 3, comb: [0, 1], tuft: 50, gap: 44, dark: { gap: 52, length: 100 } }),
  group(
    { x: 1220, y: 752, rotate: 6, scale: 1.02 },
    [ear, flip(ear)].map((side, i) => [
      coat(side, fawn, {
        seed: 7 + i,
        comb: [0, -1],
        tuft: 18,
        gap: 26,
        dark: { gap: 40, length: 50, where: () => 0.3 },
        light: { gap: 400 },
      }),
      shape(
        tufted(i ? flip(earInside) : earInside, { tuft: 34, gap: 26, comb: [0, -1], seed: 9 + i }),
        "#F1D9C6",
      ),
      hairs(i ? flip(earInside) : earInside, "#D9A98A", {
        gap: 40,
        length: 80,
        comb: [i ? 0.2 : -0.2, -1],
        where: (u, v) => 0.6 * v,
      }),
    ]),
    coat(head, fawn, {
      seed: 11,
      comb: awayFrom(-40, 60, 0.2),
      tuft: 46,
      gap: 36,
      dark: { gap: 44, length: 60 },
      light: { gap: 48, length: 60 },
    }),
    shape(tufted(mask, { tuft: 40, gap: 32, comb: awayFrom(-40, 40, 0.2), seed: 13 }), white.base),
    hairs(mask, white.dark, {
      comb: awayFrom(-40, 60, 0.3),
      gap: 42,
      length: 60,
      where: (u, v) => Math.max(0, u * 0.8 + v * 0.6 - 0.7),
    }),
    shape(tufted(muzzle, { tuft: 22, gap: 26, seed: 17 }), white.light),
    hatch(outline("110 130, 134 220, 124 290"), outline("30 160, 50 230, 40 290"), white.dark, {
      count: 9,
    }),
    eye(-190, -10, 52, { side: -1, wide: 0.88 }),
    eye(116, -10, 54, { side: 1 }),
    nose(-50, 158, 74),
    line("M-50 214V254M-50 254C-80 310 -150 304 -178 266M-50 254C-14 314 60 304 84 262"),
    shape(
      "M-98 292C-74 308 -30 308 -6 292C-2 350 -14 392 -52 394C-90 392 -104 350 -98 292Z",
      skin.base,
    ),
    line("M-52 304V352", { stroke: skin.dark, width: 8 }),
  ),
  tub(),
  foam(
    outline(
      "340 1220, 420 1130, 620 1100, 800 1150, 960 1210, 900 1280, 700 1260, 560 1330, 420 1290",
    ),
    { seed: 5, size: 110 },
  ),
  foam(
    outline(
      "1460 1220, 1580 1140, 1760 1090, 1940 1110, 2060 1200, 1980 1290, 1800 1270, 1700 1380, 1580 1300",
    ),
    { seed: 8, size: 110 },
  ),
  pawOver(1060, 1240, 6),
  pawOver(1350, 1246, -5),
  group(
    { x: 1210, y: 452, rotate: -2 },
    foam(outline("-170 20, -120 -80, 0 -140, 110 -90, 170 10, 90 50, -80 50"), {
      seed: 3,
      size: 80,
      bubbles: 8,
    }),
  ),
  bubble(420, 900, 64),
  bubble(560, 770, 30),
  bubble(1990, 860, 48),
  bubble(2090, 700, 78),
  bubble(1900, 690, 22),
];
