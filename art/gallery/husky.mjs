import { coats, house } from "../palette.mjs";
import { both, flip, outline, turn, unit } from "../geometry.mjs";
import { awayFrom, coat, hairs, tufted } from "../fur.mjs";
import { guilloche, hatch, ripples, underChin } from "../engraving.mjs";
import { eye, group, line, nose, shape } from "../face.mjs";
import { dryer } from "../props.mjs";

export const title = "A husky under the dryer";

const { grey, white } = coats;
const cap = { ...grey, base: "#56605E", dark: grey.deep, light: grey.light };
const face = turn(50, 420);
const blown = (x, y) =>
  unit([awayFrom(30, 60, 0.1)(x, y)[0] * 0.7 - 0.9, awayFrom(30, 60, 0.1)(x, y)[1] * 0.7]);
const ear = outline("80 -270, 150 -440, 235 -590, 305 -470, 350 -300, 330 -150, 200 -180");
const earInside = outline("165 -290, 205 -420, 243 -510, 285 -420, 300 -290, 260 -210");
const head = both(
  outline(
    "0 -310 0.7, 130 -310 0.6, 250 -260 0.8, 330 -120, 366 40 1.5, 370 150 1.6, 280 270 1, 140 340 0.6, 0 380 0.4",
  ),
);
const mask = face(
  both(
    outline(
      "0 -190, 26 -110, 36 -20, 80 50, 170 85, 265 40, 300 -20, 350 60 1.2, 400 200 2, 320 345 1.8, 170 420 1.2, 0 450",
    ),
  ),
);
const brow = outline("70 -85, 110 -140, 185 -140, 215 -85, 150 -98");
const muzzle = face(
  both(outline("0 20 0, 55 40 0, 95 120 0.3, 168 210 0.8, 172 300 0.8, 100 365 0.6, 0 385 0.5")),
);
const coatBack = outline(
  "560 1700, 620 1330, 780 1130, 1000 1030, 1400 1030, 1640 1150, 1780 1350, 1830 1700",
);
const bib = outline("780 1700, 820 1350, 920 1140, 1180 1080, 1440 1140, 1560 1350, 1620 1700");

export const draw = () => [
  shape("M0 0H2400V1600H0Z", house.blue),
  ripples({
    x: -40,
    y: 30,
    width: 2500,
    height: 1580,
    gap: 34,
    swing: 16,
    length: 400,
    stroke: house.blue48,
    weight: 5,
  }),
  `<ellipse cx="1180" cy="800" rx="690" ry="730" fill="${house.midBlue}"/>`,
  guilloche({
    cx: 1180,
    cy: 800,
    rx: 620,
    ry: 660,
    amplitude: 44,
    waves: 30,
    lines: 6,
    stroke: house.softBlue,
  }),
  coat(coatBack, cap, {
    seed: 3,
    comb: [-0.7, 1],
    tuft: 70,
    gap: 60,
    dark: { gap: 60, length: 110, width: 9 },
    light: { gap: 70, length: 110 },
  }),
  coat(bib, white, {
    seed: 5,
    comb: [-0.6, 1],
    tuft: 70,
    gap: 60,
    dark: { gap: 62, length: 110, width: 8 },
  }),
  underChin(1200, 1190, 330, 150, "#B3AF9D"),
  group(
    { x: 1180, y: 710, rotate: -5, scale: 1.1 },
    [ear, flip(ear)].map((side, i) => [
      coat(side, cap, {
        seed: 7 + i,
        comb: [-0.4, -1],
        tuft: 20,
        gap: 30,
        dark: { gap: 40, length: 44 },
        light: { gap: 60 },
      }),
      shape(
        tufted(i ? flip(earInside) : earInside, {
          tuft: 40,
          gap: 30,
          comb: [-0.5, -0.6],
          seed: 9 + i,
        }),
        "#D9C9BD",
      ),
    ]),
    coat(head, cap, {
      seed: 11,
      comb: blown,
      tuft: 60,
      gap: 42,
      dark: { gap: 44, length: 64, width: 8, where: (u, v) => (v < 0.5 ? 0.4 + 0.4 * u : 0) },
      light: { gap: 60, length: 60, where: (u, v) => (v < 0.4 ? 0.3 : 0) },
    }),
    shape(tufted(mask, { tuft: 50, gap: 36, comb: blown, seed: 13 }), white.base),
    [1, -1].map((s) =>
      shape(
        tufted(face(s > 0 ? brow : flip(brow)), { tuft: 18, gap: 20, comb: [s, -0.6], seed: 15 }),
        white.base,
      ),
    ),
    hairs(mask, white.dark, {
      comb: blown,
      gap: 44,
      length: 70,
      width: 7,
      where: (u, v) => Math.max(0, v * 0.9 + Math.abs(u - 0.45) * 0.8 - 0.7),
    }),
    shape(tufted(muzzle, { tuft: 26, gap: 26, comb: [0, 1], seed: 17 }), white.light),
    hatch(outline("185 130, 225 220, 220 310"), outline("120 150, 140 230, 130 300"), white.dark, {
      count: 9,
    }),
    eye(-112, -6, 52, { side: -1, iris: "#5E8CCB", glow: "#A9CBEF", tilt: -8 }),
    eye(200, -6, 52, { side: 1, iris: "#5E8CCB", glow: "#A9CBEF", wide: 0.9, tilt: -8 }),
    nose(48, 168, 78),
    line("M48 226V270M48 270C10 320 -60 316 -92 280M48 270C86 320 150 312 178 274"),
  ),
  group({ x: 2120, y: 640, rotate: -8, scale: 1.05 }, dryer()),
  line("M1700 560q-50 -24 -110 -6M1706 650q-70 -20 -130 6M1700 740q-50 -10 -96 14", {
    stroke: house.lightBlue,
    width: 10,
  }),
];
