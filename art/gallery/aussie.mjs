import { coats, house } from "../palette.mjs";
import { both, flip, outline, turn } from "../geometry.mjs";
import { awayFrom, coat, hairs, tufted } from "../fur.mjs";
import { hatch, rosette, underChin } from "../engraving.mjs";
import { eye, group, line, nose, shape } from "../face.mjs";
import { brush } from "../props.mjs";

export const title = "An aussie who brings the brush";

const { merle, black, white, red } = coats;
const face = turn(60, 360);
const ear = outline(
  "120 -270 0, 200 -390 0.3, 310 -420 0.4, 410 -340 0.5, 460 -190 1, 420 -70 1.2, 340 -150 0.6, 270 -120 0.4",
);
const head = both(
  outline(
    "0 -330 0.5, 150 -320 0.5, 265 -240 0.6, 320 -80 0.8, 350 90 1.4, 310 250 1.6, 200 350 1.4, 0 390",
  ),
);
const blaze = face(
  both(
    outline(
      "0 -340 0.2, 60 -310 0.4, 36 -160 0.5, 34 -60 0.4, 70 40 0.5, 170 140 0.8, 200 260 1, 120 350, 0 380",
    ),
  ),
);
const copper = face(outline("110 70, 230 60, 320 110 1.4, 290 240 1.4, 200 280, 150 180"));
const muzzle = face(
  both(outline("0 -20 0, 50 10 0.2, 88 100 0.3, 160 180 0.6, 164 262 0.6, 100 300 0.3, 0 290 0")),
);
const jaw = face(both(outline("0 270 0, 110 280 0, 130 360 0.5, 70 420 1, 0 436 1")));
const back = outline(
  "520 1700, 570 1350, 740 1120, 980 1000, 1420 1000, 1660 1120, 1830 1350, 1880 1700",
);
const ruff = outline("780 1700, 800 1360, 900 1120, 1190 1040, 1480 1120, 1580 1360, 1620 1700");
const spots = [
  outline("-300 -200, -200 -300, -90 -280, -110 -170, -190 -90, -290 -70"),
  outline("150 -300, 240 -250, 260 -160, 190 -150, 140 -220"),
  outline("250 -60, 320 -40, 340 60, 280 40"),
  outline("-330 60, -270 20, -240 90, -300 150"),
];
const bodySpots = [
  outline("610 1300, 690 1230, 740 1290, 690 1370, 620 1370"),
  outline("560 1500, 650 1460, 720 1540, 640 1620, 560 1600"),
  outline("1660 1180, 1730 1230, 1720 1310, 1650 1290"),
  outline("1700 1420, 1790 1440, 1820 1540, 1720 1560"),
];

export const draw = () => [
  shape("M0 0H2400V1600H0Z", house.deepLimestone),
  rosette({
    cx: 1190,
    cy: 790,
    r: 690,
    fill: house.limestone,
    line: "#A8966F",
    petals: 14,
    rings: 8,
  }),
  coat(back, merle, {
    seed: 3,
    comb: awayFrom(1200, 700, 0.9),
    tuft: 70,
    gap: 52,
    dark: { gap: 56, length: 110, where: () => 0.4 },
    light: { gap: 60, length: 100, where: () => 0.3 },
  }),
  bodySpots.map((spot, i) => shape(tufted(spot, { tuft: 60, gap: 34, seed: 30 + i }), black.base)),
  coat(ruff, white, {
    seed: 5,
    comb: awayFrom(1200, 700, 1),
    tuft: 80,
    gap: 52,
    dark: { gap: 54, length: 130, width: 9 },
  }),
  underChin(1260, 1190, 320, 130, "#B3AF9D", { count: 20 }),
  group(
    { x: 1190, y: 660, rotate: -5, scale: 1.16 },
    coat(head, merle, {
      seed: 11,
      comb: awayFrom(50, 40, 0.3),
      tuft: 50,
      gap: 38,
      dark: { gap: 40, length: 60, where: () => 0.5 },
      light: { gap: 44, length: 56, where: () => 0.35 },
    }),
    spots.map((spot, i) =>
      coat(face(spot), black, {
        seed: 40 + i,
        comb: awayFrom(50, 40, 0.3),
        tuft: 36,
        gap: 24,
        dark: { gap: 400 },
        light: { gap: 50, length: 40, where: () => 0.3 },
      }),
    ),
    [copper, face(flip(copper.map(([x, y, f]) => [x - 50, y, f])))].map((side, i) =>
      coat(side, red, {
        seed: 50 + i,
        comb: awayFrom(50, 40, 0.4),
        tuft: 40,
        gap: 28,
        dark: { gap: 40, length: 50 },
        light: { gap: 44, length: 50, where: () => 0.3 },
      }),
    ),
    [ear, flip(ear)].map((side, i) =>
      coat(side, i ? black : { ...merle, base: merle.dark, dark: merle.deep, light: merle.base }, {
        seed: 7 + i,
        comb: [i ? -0.5 : 0.5, 1],
        tuft: 40,
        gap: 30,
        dark: { gap: 40, length: 60, where: () => 0.4 },
        light: { gap: 48, length: 60, where: () => 0.35 },
      }),
    ),
    shape(tufted(blaze, { tuft: 36, gap: 28, comb: awayFrom(50, 40, 0.2), seed: 13 }), white.base),
    hairs(blaze, white.dark, {
      comb: awayFrom(50, 40, 0.3),
      gap: 44,
      length: 50,
      where: (u, v) => Math.max(0, u * v - 0.2),
    }),
    shape(tufted(jaw, { tuft: 34, gap: 26, seed: 19 }), white.base),
    group({ x: 80, y: 306, rotate: -4, scale: 0.92 }, brush()),
    shape(tufted(muzzle, { tuft: 16, gap: 26, seed: 17 }), white.light),
    hatch(outline("200 130, 222 210, 214 270"), outline("130 150, 150 220, 140 264"), white.dark, {
      count: 8,
    }),
    eye(-96, -28, 54, { side: -1, iris: "#5E8CCB", glow: "#A9CBEF" }),
    eye(216, -28, 54, { side: 1, wide: 0.9, iris: "#6A3A14" }),
    nose(60, 140, 80),
    line("M60 200V246M60 246C20 300 -60 296 -98 262M60 246C96 300 176 292 214 258"),
  ),
];
