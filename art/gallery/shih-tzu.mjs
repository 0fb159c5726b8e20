import { coats, house } from "../palette.mjs";
import { both, flip, outline } from "../geometry.mjs";
import { awayFrom, coat } from "../fur.mjs";
import { rosette, underChin } from "../engraving.mjs";
import { eye, group, nose, shape } from "../face.mjs";
import { bow } from "../props.mjs";

export const title = "A shih tzu with a bow in the topknot";

const { white } = coats;
const gold = { ...coats.fawn, base: "#CFA065", dark: "#A67438", light: "#E6C592" };
const outward = awayFrom(0, 20, 1.1);
const ear = outline(
  "200 -250, 320 -250, 430 -120, 490 80, 520 320 1.5, 470 500 2, 340 520 2, 280 300",
);
const head = both(
  outline("0 -350 0.5, 150 -335 0.5, 280 -240 0.7, 345 -70, 350 120, 320 300, 200 420, 0 450"),
);
const patchOfEye = outline("60 -160, 150 -260, 270 -220, 340 -70, 340 90, 250 150, 150 100, 80 0");
const blaze = both(outline("0 -340 0.2, 60 -320 0.3, 50 -180 0.6, 44 -40 0.4, 60 60 0, 0 100 0"));
const moustache = outline(
  "0 50 0, 80 30 0.2, 180 90 0.6, 290 230 1.4, 330 400 2, 240 490 2, 110 400 1.4, 20 220 0.4",
);
const beard = both(outline("0 150, 120 220, 190 380 1.5, 120 530 1.8, 0 570 1.8"));
const plume = outline(
  "-14 -330, -60 -390, -150 -420, -240 -350 1.6, -256 -460 1.4, -180 -550 1, -60 -590 0.8, 70 -595 0.8, 190 -540 1, 250 -440 1.4, 214 -340 1.6, 140 -410, 60 -390, 18 -330",
);
const chest = outline(
  "620 1700, 660 1420, 780 1200, 1000 1060, 1400 1060, 1620 1200, 1740 1420, 1790 1700",
);

export const draw = () => [
  shape("M0 0H2400V1600H0Z", house.softBlue),
  rosette({ cx: 1200, cy: 830, r: 700, fill: house.lightBlue, line: house.midBlue, petals: 20 }),
  coat(
    chest,
    { ...white, base: "#E4DCC8", dark: "#B9B39C" },
    {
      seed: 3,
      comb: [0, 1],
      tuft: 90,
      gap: 50,
      dark: { gap: 56, length: 150, width: 9, where: (u) => 0.2 + 0.4 * u },
    },
  ),
  underChin(1150, 1330, 330, 170, "#9C9782"),
  group(
    { x: 1200, y: 770, rotate: 5, scale: 1.12 },
    [ear, flip(ear)].map((side, i) =>
      coat(side, gold, {
        seed: 7 + i,
        comb: [i ? -0.25 : 0.25, 1],
        tuft: 70,
        gap: 40,
        dark: { gap: 44, length: 130, width: 9, where: () => 0.5 },
        light: { gap: 54, length: 110, where: () => 0.4 },
      }),
    ),
    coat(head, white, {
      seed: 11,
      comb: outward,
      tuft: 50,
      gap: 36,
      light: { gap: 400 },
      dark: { gap: 400 },
    }),
    [patchOfEye, flip(patchOfEye)].map((side, i) =>
      coat(side, gold, {
        seed: 13 + i,
        comb: awayFrom(0, 0, 0.6),
        tuft: 44,
        gap: 30,
        dark: { gap: 40, length: 70, where: () => 0.4 },
        light: { gap: 44, length: 60, where: () => 0.4 },
      }),
    ),
    coat(blaze, white, {
      seed: 15,
      comb: [0, -1],
      tuft: 40,
      gap: 26,
      dark: { gap: 34, length: 60, where: () => 0.35 },
    }),
    coat(plume, gold, {
      seed: 17,
      comb: awayFrom(0, -420, 0.5),
      tuft: 60,
      gap: 36,
      dark: { comb: awayFrom(0, -340, 0.2), gap: 40, length: 110, width: 9, where: () => 0.5 },
      light: { comb: awayFrom(0, -340, 0.2), gap: 44, length: 100, where: () => 0.5 },
    }),
    eye(-160, 6, 72, { side: -1 }),
    eye(160, 6, 72, { side: 1 }),
    coat(beard, white, {
      seed: 19,
      comb: [0, 1],
      tuft: 60,
      gap: 34,
      dark: { gap: 40, length: 90, where: () => 0.5 },
    }),
    [moustache, flip(moustache)].map((side, i) =>
      coat(
        side,
        { ...white, base: white.light },
        {
          seed: 23 + i,
          comb: awayFrom(0, 0, 0.9),
          tuft: 60,
          gap: 34,
          dark: { gap: 38, length: 120, where: () => 0.45 },
          light: { gap: 400 },
        },
      ),
    ),
    nose(0, 62, 66),
    group({ x: 0, y: -345, scale: 0.62 }, bow()),
  ),
];
