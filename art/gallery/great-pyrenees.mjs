import { coats, house } from "../palette.mjs";
import { both, flip, outline, turn } from "../geometry.mjs";
import { awayFrom, coat, tufted } from "../fur.mjs";
import { hatch, medallion, underChin } from "../engraving.mjs";
import { eye, group, line, nose, shape } from "../face.mjs";
import { brush } from "../props.mjs";

export const title = "A great pyrenees with a brush on the head";

const { white, sand } = coats;
const face = turn(-50, 420);
const ear = outline(
  "230 -240 0.3, 330 -220 0.4, 420 -90 0.6, 440 60 1.2, 380 140 1.4, 310 60, 260 -90 0.5",
);
const head = both(
  outline(
    "0 -350 0.5, 170 -335 0.5, 300 -250 0.6, 360 -90 0.8, 410 100 1.4, 430 280 1.8, 360 430 1.8, 210 520 1.6, 0 560 1.4",
  ),
);
const muzzle = face(
  both(
    outline("0 -60 0.2, 64 -20 0.3, 104 90 0.4, 172 190 0.7, 180 300 0.8, 116 370 0.6, 0 388 0.6"),
  ),
);
const chest = outline(
  "300 1700, 360 1400, 520 1150, 800 960, 1600 960, 1880 1150, 2040 1400, 2100 1700",
);

export const draw = () => [
  shape("M0 0H2400V1600H0Z", house.midOrange),
  medallion({
    cx: 1200,
    cy: 800,
    rx: 800,
    ry: 680,
    fill: house.softOrange,
    line: "#E3AB7F",
    rim: house.lightOrange,
    waves: 52,
  }),
  coat(
    chest,
    { ...white, base: "#E9E1CE", dark: "#BDB7A1" },
    {
      seed: 3,
      comb: awayFrom(1200, 700, 0.9),
      tuft: 90,
      gap: 62,
      dark: { gap: 64, length: 140, width: 10, where: (u) => 0.15 + 0.5 * u },
      light: { gap: 70, length: 120 },
    },
  ),
  underChin(1170, 1440, 470, 170, "#A39E8A", { count: 34 }),
  group(
    { x: 1210, y: 720, rotate: 3, scale: 1.26 },
    coat(head, white, {
      seed: 11,
      comb: awayFrom(-40, 20, 0.5),
      tuft: 60,
      gap: 42,
      dark: { gap: 44, length: 76, where: (u, v) => Math.max(0, u * 0.6 + v * 0.6 - 0.35) },
      light: { gap: 60, length: 60 },
    }),
    [ear, flip(ear)].map((side, i) =>
      coat(
        side,
        { ...white, base: "#E8DDC3", dark: sand.base, light: white.base },
        {
          seed: 7 + i,
          comb: [i ? -0.2 : 0.2, 1],
          tuft: 44,
          gap: 34,
          dark: { gap: 40, length: 70, where: () => 0.45 },
          light: { gap: 54, length: 60 },
        },
      ),
    ),
    shape(tufted(muzzle, { tuft: 26, gap: 28, seed: 17 }), white.light),
    hatch(outline("104 120, 142 220, 132 300"), outline("30 150, 60 230, 50 300"), white.dark, {
      count: 11,
    }),
    hatch(
      outline("-70 -50, -100 60, -130 130"),
      outline("-110 -60, -150 50, -176 110"),
      white.dark,
      { count: 9, width: 7 },
    ),
    eye(-184, -46, 50, { side: -1, wide: 0.9, tilt: 8 }),
    eye(100, -46, 52, { side: 1, tilt: 8 }),
    nose(-50, 130, 90),
    line("M-50 200V262M-50 262C-90 330 -190 322 -222 262M-50 262C-8 334 100 322 128 258", {
      width: 14,
    }),
    shape(
      "M-110 296C-80 316 -20 316 8 296C12 360 -2 420 -52 422C-100 420 -116 360 -110 296Z",
      coats.skin.base,
    ),
    line("M-52 310V374", { stroke: coats.skin.dark, width: 9 }),
  ),
  group({ x: 1240, y: 218, rotate: 7, scale: 0.92 }, brush({ wood: coats.steel, pad: house.blue })),
];
