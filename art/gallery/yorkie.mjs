import { coats, house } from "../palette.mjs";
import { both, flip, outline, turn } from "../geometry.mjs";
import { awayFrom, coat, hairs, tufted } from "../fur.mjs";
import { medallion } from "../engraving.mjs";
import { eye, group, line, nose, shape } from "../face.mjs";
import { bow, tag } from "../props.mjs";

export const title = "A yorkie with a bow and a tag";

const { fawn, steel } = coats;
const tan = { ...fawn, base: "#D69148", dark: "#A9662A", light: "#EDBC80" };
const face = turn(40, 320);
const ear = outline(
  "110 -200 0.2, 190 -370 0.4, 310 -530 0.5, 350 -510 0.5, 375 -340 0.8, 350 -160 1, 260 -90",
);
const earInside = outline("190 -230, 240 -360, 315 -470, 338 -340, 318 -210, 260 -150");
const head = both(
  outline(
    "0 -290 0.4, 120 -280 0.4, 220 -210 0.6, 275 -70 0.8, 300 90 1.2, 300 260 1.6, 220 400 1.8, 0 460",
  ),
);
const moustache = face(
  outline(
    "0 40 0, 70 30 0.2, 140 90 0.5, 230 230 1.2, 260 420 1.8, 190 560 2, 90 480 1.6, 20 240 0.6",
  ),
);
const otherMoustache = face(
  flip(
    outline(
      "0 40 0, 70 30 0.2, 140 90 0.5, 230 230 1.2, 260 420 1.8, 190 560 2, 90 480 1.6, 20 240 0.6",
    ),
  ),
);
const plume = outline(
  "-14 -270, -50 -330, -110 -340 1.2, -150 -270 1.6, -170 -370 1.2, -110 -450 0.8, 0 -475 0.8, 110 -450 0.8, 176 -370 1.2, 150 -270 1.6, 110 -330 1.2, 50 -330, 14 -270",
);
const cape = outline(
  "460 1700, 520 1350, 700 1100, 900 960, 1500 960, 1700 1100, 1880 1350, 1940 1700",
);
const bib = outline("960 1700, 960 1300, 1010 1080, 1200 1000, 1390 1080, 1440 1300, 1440 1700");

export const draw = () => [
  shape("M0 0H2400V1600H0Z", house.softGreen),
  medallion({
    cx: 1200,
    cy: 800,
    rx: 580,
    ry: 670,
    fill: house.lightGreen,
    line: house.green86,
    rim: house.midGreen,
  }),
  coat(cape, steel, {
    seed: 3,
    comb: awayFrom(1200, 500, 1.2),
    tuft: 70,
    gap: 46,
    dark: { gap: 46, length: 190, width: 9, where: (u) => 0.25 + 0.5 * u },
    light: { gap: 46, length: 180, width: 8, where: (u) => 0.6 - 0.45 * u },
  }),
  coat(bib, tan, {
    seed: 5,
    comb: [0, 1],
    tuft: 70,
    gap: 40,
    dark: { gap: 44, length: 150, where: () => 0.45 },
    light: { gap: 54, length: 130, where: () => 0.35 },
  }),
  group(
    { x: 1200, y: 740, rotate: -6, scale: 1.2 },
    [ear, flip(ear)].map((side, i) => [
      coat(
        side,
        { ...tan, base: "#C07C38" },
        {
          seed: 7 + i,
          comb: [i ? -0.3 : 0.3, -0.8],
          tuft: 36,
          gap: 28,
          dark: { gap: 36, length: 50, where: () => 0.4 },
          light: { gap: 400 },
        },
      ),
      shape(
        tufted(i ? flip(earInside) : earInside, { tuft: 30, gap: 24, comb: [0, -1], seed: 9 + i }),
        "#F0CDB0",
      ),
      hairs(i ? flip(earInside) : earInside, "#D39B70", {
        gap: 36,
        length: 80,
        comb: [i ? -0.35 : 0.35, -1],
        where: (u, v) => 0.3 + 0.5 * v,
      }),
    ]),
    coat(head, tan, {
      seed: 11,
      comb: awayFrom(40, 20, 0.9),
      tuft: 54,
      gap: 34,
      dark: { gap: 40, length: 80 },
      light: { gap: 44, length: 80, where: (u) => 0.5 - 0.4 * u },
    }),
    [moustache, otherMoustache].map((side, i) =>
      coat(
        side,
        { ...tan, base: tan.light, light: "#F8DDB4" },
        {
          seed: 15 + i,
          comb: awayFrom(40, -60, 1),
          tuft: 60,
          gap: 30,
          dark: { gap: 36, length: 120, where: () => 0.45 },
          light: { gap: 44, length: 100, where: () => 0.4 },
        },
      ),
    ),
    coat(plume, tan, {
      seed: 21,
      comb: awayFrom(0, -320, 0.5),
      tuft: 60,
      gap: 32,
      dark: { comb: awayFrom(0, -270, 0.2), gap: 36, length: 80, where: () => 0.5 },
      light: { comb: awayFrom(0, -270, 0.2), gap: 40, length: 80, where: () => 0.5 },
    }),
    eye(-100, -28, 54, { side: -1 }),
    eye(172, -28, 54, { side: 1, wide: 0.9 }),
    nose(40, 66, 56),
    line("M40 108V140M40 140C10 176 -40 170 -58 150M40 140C70 176 118 168 132 148"),
    group(
      { x: 4, y: -282, rotate: 4, scale: 0.58 },
      bow({ fill: house.blue, dark: house.blue33, light: house.softBlue }),
    ),
  ),
  group(
    { x: 1226, y: 1460, scale: 1.25 },
    tag({ fill: house.card, dark: house.blue, light: house.softBlue }),
  ),
];
