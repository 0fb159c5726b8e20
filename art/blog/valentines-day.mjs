import { both } from "../geometry.mjs";
import { awayFrom, coat, hairs, tufted } from "../fur.mjs";
import { hatch } from "../engraving.mjs";
import { group, line, nose, shape } from "../face.mjs";
import { coats, house } from "../palette.mjs";
import { patch } from "../props.mjs";
import { backdrop } from "./kit/backdrop.mjs";
import { smooth } from "./kit/coats.mjs";
import { look } from "./kit/look.mjs";
import { outline, pair } from "./kit/outline.mjs";

export const title = "A basset hound with a rose";

const { red, white, skin } = coats;
const tan = { ...red, base: "#C27A42", dark: red.dark, light: red.light };
const head = both(
  outline("0 -370, 120 -362, 210 -300, 252 -160, 268 0, 290 150, 280 300, 200 400, 0 430"),
);
const ear = outline(
  "150 -250 0, 240 -290 .3, 350 -200 .5, 420 -20 .6, 470 220 .8, 490 420 .9, 440 560 1, 350 580 1, 290 480 .8, 262 260 .5, 230 40 .2",
);
const blaze = both(
  outline(
    "0 -376 .2, 54 -350 .4, 36 -220 .6, 44 -90 .5, 110 10 .5, 190 120 .7, 240 240 .5, 200 330, 0 340",
  ),
);
const flews = both(
  outline(
    "0 -20 0, 70 10 .1, 130 100 .2, 214 190 .3, 268 300 .4, 262 400 .4, 176 446 .4, 80 410 .3, 0 352 0",
  ),
);
const jaw = both(outline("0 330 0, 130 350 0, 156 450 .5, 90 530 .8, 0 548 .8"));
const body = outline(
  "520 1700, 600 1400, 780 1200, 1000 1120, 1400 1120, 1620 1200, 1800 1400, 1880 1700",
);
const bib = outline("860 1700, 880 1450, 980 1260, 1200 1180, 1420 1260, 1520 1450, 1540 1700");

const leaf = (x, y, rotate, scale = 1) =>
  group(
    { x, y, rotate, scale },
    shape("M0 0C30 -70 120 -90 190 -40C150 30 60 50 0 0Z", house.green),
    line("M10 -4C70 -30 120 -40 170 -40M70 -28L96 -58M96 -34L100 -4", {
      stroke: house.softGreen,
      width: 6,
    }),
  );

/** A rose about 300 px across, seen from the side, its stem leaving at the left. */
const bloom = () => [
  shape("M-150 30C-110 -30 -60 -40 -20 -20L-40 70C-90 80 -130 70 -150 30Z", house.green),
  shape(
    "M-90 -60C-110 -150 0 -200 70 -160C150 -190 230 -110 200 -20C230 80 150 170 60 140C-20 180 -120 120 -100 30C-124 0 -116 -40 -90 -60Z",
    skin.dark,
  ),
  shape(
    "M60 140C-20 180 -120 120 -100 30C-60 90 20 90 70 60C130 110 190 60 200 -20C230 80 150 170 60 140Z",
    "#8A3A38",
  ),
  shape("M-30 -70C-20 -140 90 -150 120 -90C160 -60 150 20 90 40C30 60 -40 20 -30 -70Z", "#8A3A38"),
  shape("M10 -60C20 -110 90 -110 104 -66C120 -20 80 16 44 8C10 0 0 -30 10 -60Z", skin.deep),
  line(
    "M-60 -80C-50 -130 0 -160 50 -150M140 -140C180 -120 190 -70 180 -30M-70 40C-40 80 0 86 40 76M34 -40C50 -70 80 -64 84 -40C84 -20 60 -14 52 -30",
    { stroke: skin.base, width: 9 },
  ),
];

const rose = () => [
  line("M-430 -4C-200 30 150 20 380 -30", { stroke: house.green, width: 24 }),
  line("M-430 -8C-200 24 150 14 380 -36", { stroke: house.midGreen, width: 6 }),
  leaf(-350, -10, -150, 0.9),
  leaf(-330, 12, 130, 0.8),
  leaf(300, 0, 70, 0.7),
  group({ x: 500, y: -40, rotate: -12 }, bloom()),
];

const petal = (x, y, rotate, scale) =>
  group(
    { x, y, rotate, scale },
    shape("M-70 20C-70 -40 0 -80 40 -50C60 -40 84 -40 92 -20C90 40 0 80 -70 20Z", skin.dark),
    line("M-40 14C-20 -20 20 -30 56 -22", { stroke: skin.base, width: 9 }),
  );

export const draw = () => [
  backdrop(skin.light, {
    cx: 1200,
    cy: 800,
    rx: 600,
    ry: 650,
    fill: house.lightOrange,
    line: "#EEC9B2",
    rim: "#C97A70",
  }),
  coat(body, tan, { seed: 3, comb: [0, 1], ...smooth }),
  coat(bib, white, { seed: 5, comb: [0, 1], tuft: 40, gap: 36, dark: { gap: 54, length: 80 } }),
  group(
    { x: 1180, y: 680, rotate: 5, scale: 1.2 },
    coat(head, tan, { seed: 11, comb: awayFrom(0, 40, 0.4), ...smooth }),
    shape(tufted(blaze, { tuft: 30, gap: 26, comb: awayFrom(0, 20, 0.2), seed: 13 }), white.base),
    hairs(blaze, white.dark, {
      comb: awayFrom(0, 40, 0.4),
      gap: 44,
      length: 50,
      where: (u, v) => 0.4 * u * v,
    }),
    pair(ear).map((side, i) =>
      coat(
        side,
        { ...tan, base: red.base, dark: red.deep, light: tan.light },
        {
          seed: 7 + i,
          comb: [i ? -0.15 : 0.15, 1],
          ...smooth,
          tuft: 26,
          dark: { gap: 50, length: 80 },
          light: { gap: 60, length: 70 },
        },
      ),
    ),
    line(
      "M-150 -210Q-110 -250 -70 -214M150 -210Q110 -250 70 -214M-190 -150Q-150 -190 -96 -160M190 -150Q150 -190 96 -160",
      { stroke: red.dark, width: 11 },
    ),
    shape(tufted(jaw, { tuft: 26, gap: 26, seed: 15 }), white.dark),
    group({ y: 400 }, rose()),
    shape(tufted(flews, { tuft: 14, gap: 28, seed: 17 }), white.light),
    hatch(outline("190 190, 246 300, 240 400"), outline("120 220, 160 310, 150 390"), white.dark, {
      count: 11,
    }),
    patch(outline("-222 8, -156 44, -94 14, -112 54, -156 72, -202 54"), skin.base),
    patch(outline("222 8, 156 44, 94 14, 112 54, 156 72, 202 54"), skin.base),
    look(-156, -26, 62, { side: -1, dy: -6, tilt: 14, lid: tan.base }),
    look(156, -26, 62, { side: 1, dy: -6, tilt: 14, lid: tan.base }),
    nose(0, 150, 102),
    line("M0 226V356M0 356Q-80 416 -176 448M0 356Q80 416 176 448", { width: 12 }),
    shape(
      "M-150 290a9 9 0 1 0 .1 0ZM-110 330a9 9 0 1 0 .1 0ZM-180 350a9 9 0 1 0 .1 0ZM110 330a9 9 0 1 0 .1 0ZM150 290a9 9 0 1 0 .1 0ZM180 350a9 9 0 1 0 .1 0Z",
      white.deep,
    ),
  ),
  petal(2080, 700, -30, 0.9),
  petal(2010, 1440, 20, 1.1),
  petal(330, 900, 50, 0.9),
];
