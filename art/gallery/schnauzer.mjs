import { coats, house } from "../palette.mjs";
import { both, flip, outline, turn } from "../geometry.mjs";
import { awayFrom, coat, hairs } from "../fur.mjs";
import { guilloche, rays, underChin } from "../engraving.mjs";
import { eye, group, line, nose, shape } from "../face.mjs";
import { comb } from "../props.mjs";

export const title = "A schnauzer with a comb in his beard";

const { grey, silver } = coats;
const face = turn(60, 340);
const ear = outline(
  "110 -300 0, 210 -410 0, 300 -420 0.2, 390 -330 0.5, 400 -180 1, 360 -90 1, 290 -180 0.6, 220 -250 0",
);
const skull = both(
  outline(
    "0 -350 0.4, 140 -345 0.4, 235 -290 0.4, 280 -140 0.4, 285 40 0.5, 250 220, 150 330, 0 350",
  ),
);
const eyebrow = outline(
  "24 -100 0.3, 64 -160 0.3, 150 -190 0.5, 236 -160 0.8, 290 -80 1.2, 262 -30 1.8, 190 -84 0.7, 100 -86 0.5",
);
const beard = face(
  both(
    outline(
      "0 70 0.3, 90 60 0.4, 190 110 0.8, 275 210 1.2, 305 380 1.6, 250 510 1.8, 120 560 1.8, 0 575 1.8",
    ),
  ),
);
const moustache = face(
  outline(
    "0 110 0, 70 110 0.3, 180 190 0.8, 255 330 1.4, 235 430 1.6, 130 400 1.2, 40 300 0.8, 0 260 0.4",
  ),
);
const bridge = face(both(outline("0 -120 0, 36 -90 0, 50 0 0.2, 80 90 0.2, 60 160 0, 0 180 0")));
const chest = outline(
  "640 1700, 690 1400, 830 1160, 1000 1040, 1400 1040, 1580 1160, 1720 1400, 1760 1700",
);

export const draw = () => [
  shape("M0 0H2400V1600H0Z", house.softOrange),
  rays({ cx: 1200, cy: 720, from: 760, to: 1700, count: 84, fill: "#E3AB7F" }),
  `<circle cx="1200" cy="720" r="690" fill="${house.lightOrange}"/>`,
  guilloche({ cx: 1200, cy: 720, rx: 742, amplitude: 34, waves: 44, stroke: house.midOrange }),
  guilloche({ cx: 1200, cy: 720, rx: 640, amplitude: 26, waves: 60, lines: 2, stroke: "#E9C6A2" }),
  coat(chest, grey, {
    seed: 3,
    comb: [0.1, 1],
    tuft: 40,
    gap: 40,
    dark: { gap: 44, length: 80 },
    light: { gap: 56, length: 70, where: (u) => 0.5 - 0.4 * u },
  }),
  underChin(1220, 1270, 330, 150, grey.deep),
  group(
    { x: 1170, y: 640, rotate: -4, scale: 1.14 },
    coat(skull, grey, {
      seed: 11,
      comb: awayFrom(60, 120, 0.2),
      tuft: 30,
      gap: 30,
      dark: { gap: 34, length: 44, where: (u) => u * 0.8 - 0.1 },
      light: { gap: 40, length: 40, where: (u) => 0.7 - 0.9 * u },
    }),
    [ear, flip(ear)].map((side, i) =>
      coat(
        side,
        { ...grey, base: grey.dark, dark: grey.deep, light: grey.base },
        {
          seed: 7 + i,
          comb: [i ? -0.3 : 0.3, 1],
          tuft: 26,
          gap: 26,
          dark: { gap: 36, length: 46 },
          light: { gap: 40, length: 44 },
        },
      ),
    ),
    coat(beard, silver, {
      seed: 13,
      comb: awayFrom(60, -80, 1.4),
      tuft: 70,
      gap: 38,
      dark: { gap: 42, length: 120, width: 9, where: (u, v) => 0.2 + 0.7 * u * v },
      light: { gap: 46, length: 110, where: () => 0.5 },
    }),
    coat(
      bridge,
      { ...grey, base: grey.light, dark: grey.base, light: silver.base },
      {
        comb: [0, -1],
        tuft: 20,
        gap: 24,
        dark: { gap: 30, length: 40 },
        light: { gap: 30, length: 36 },
      },
    ),
    [moustache, face(flip(moustache.map(([x, y, f]) => [x - 60, y, f])))].map((side, i) =>
      coat(
        side,
        { ...silver, base: silver.light },
        {
          seed: 17 + i,
          comb: awayFrom(60, 60, 0.9),
          tuft: 60,
          gap: 32,
          dark: { gap: 40, length: 90, where: () => 0.5 },
          light: { gap: 400 },
        },
      ),
    ),
    eye(-96, 0, 52, { side: -1, tilt: -4 }),
    eye(204, 0, 52, { side: 1, wide: 0.9, tilt: -4 }),
    [
      eyebrow.map(([x, y, f]) => [x + 44, y, f]),
      flip(eyebrow).map(([x, y, f]) => [x + 70, y, f]),
    ].map((side, i) =>
      coat(
        side,
        { ...silver, base: silver.light },
        {
          seed: 21 + i,
          comb: i ? [-0.8, 0.9] : [0.8, 0.9],
          tuft: 60,
          gap: 26,
          dark: { gap: 32, length: 70, where: () => 0.5 },
          light: { gap: 400 },
        },
      ),
    ),
    line("M60 176V214M60 214C30 250 -20 246 -44 226M60 214C90 250 140 246 164 226", { width: 11 }),
    nose(60, 116, 84),
  ),
  group(
    { x: 1300, y: 1130, rotate: -24, scale: 0.95 },
    comb({ steel: house.orange, spine: house.midOrange, teeth: house.orange41 }),
  ),
  hairs(outline("1080 1140, 1250 1080, 1500 1010, 1560 1160, 1400 1300, 1180 1340"), silver.light, {
    comb: [-0.1, 1],
    gap: 48,
    length: 170,
    width: 12,
    where: () => 0.75,
    seed: 60,
  }),
];
