import { coats, house } from "../palette.mjs";
import { both, flip, outline, turn } from "../geometry.mjs";
import { awayFrom, coat, tufted } from "../fur.mjs";
import { medallion, underChin } from "../engraving.mjs";
import { eye, group, line, nose, shape } from "../face.mjs";
import { bubble, foam } from "../props.mjs";

export const title = "A terrier mix in a foam mohawk";

const { sand, red, white } = coats;
const wire = { ...sand, base: "#E0C79A", dark: "#B4935C", light: "#F3E2BF" };
const brown = { ...red, base: "#A9683A", dark: "#7A431F", light: "#CC925F" };
const face = turn(-60, 340);
const upEar = outline("100 -230 0.3, 160 -400 0.8, 270 -560 1, 325 -430 1, 335 -260 1.2, 270 -130");
const upEarInside = outline("180 -260, 215 -370, 265 -460, 290 -360, 290 -250, 250 -190");
const foldedEar = flip(
  outline(
    "110 -250 0, 200 -370 0.5, 300 -390 0.8, 400 -300 1, 430 -160 1.4, 370 -80 1.4, 300 -170 0.8, 240 -180 0.6",
  ),
);
const head = both(
  outline("0 -310, 140 -305, 245 -230, 290 -90 1.2, 310 80 1.5, 295 230 1.6, 200 340 1.6, 0 380"),
);
const eyePatch = face(
  outline("-60 -210, -190 -230, -280 -130, -290 20, -220 90, -110 60, -50 -60"),
);
const beard = face(
  both(outline("0 0 0.3, 60 20 0.6, 110 110 1, 220 200 1.5, 260 340 2, 160 450 2, 0 480 1.8")),
);
const brow = outline("40 -104 0.3, 90 -150 0.6, 180 -156 0.9, 230 -110 1.2, 150 -100 0.5");
const chest = outline(
  "640 1700, 700 1380, 840 1150, 1020 1040, 1400 1040, 1580 1150, 1720 1380, 1780 1700",
);
const mohawk = outline(
  "-130 -240, -160 -320, -110 -400, -50 -480, 30 -580, 90 -500, 110 -410, 140 -330, 100 -250, 0 -210",
);

export const draw = () => [
  shape("M0 0H2400V1600H0Z", house.midBlue),
  medallion({
    cx: 1220,
    cy: 800,
    rx: 640,
    fill: house.softBlue,
    line: house.blue76,
    rim: house.lightBlue,
  }),
  coat(chest, wire, {
    seed: 3,
    comb: [0.2, 1],
    tuft: 90,
    gap: 46,
    stiff: 0.6,
    dark: { gap: 52, length: 110, where: (u) => 0.2 + 0.4 * u },
    light: { gap: 56, length: 100, where: () => 0.35 },
  }),
  underChin(1170, 1300, 330, 140, wire.dark),
  group(
    { x: 1230, y: 760, rotate: 10, scale: 1.12 },
    coat(upEar, brown, {
      seed: 7,
      comb: [0.3, -1],
      tuft: 40,
      gap: 26,
      dark: { gap: 34, length: 50, where: () => 0.5 },
      light: { gap: 50, length: 40 },
    }),
    shape(tufted(upEarInside, { tuft: 36, gap: 24, comb: [0, -1], seed: 9 }), "#E9C3A4"),
    coat(head, wire, {
      seed: 11,
      comb: awayFrom(-50, 40, 0.3),
      tuft: 80,
      gap: 34,
      stiff: 0.6,
      dark: { gap: 40, length: 70 },
      light: { gap: 40, length: 66, where: () => 0.4 },
    }),
    coat(eyePatch, brown, {
      seed: 13,
      comb: awayFrom(-50, 40, 0.3),
      tuft: 50,
      gap: 26,
      dark: { gap: 36, length: 56, where: () => 0.4 },
      light: { gap: 44, length: 50, where: () => 0.35 },
    }),
    coat(foldedEar, brown, {
      seed: 8,
      comb: [-0.4, 1],
      tuft: 50,
      gap: 28,
      dark: { gap: 36, length: 60, where: () => 0.5 },
      light: { gap: 46, length: 50, where: () => 0.3 },
    }),
    coat(
      beard,
      { ...white, dark: wire.base },
      {
        seed: 17,
        comb: awayFrom(-60, 40, 0.6),
        tuft: 70,
        gap: 30,
        stiff: 0.6,
        dark: { gap: 38, length: 84, where: () => 0.45 },
        light: { gap: 44, length: 80, where: () => 0.4 },
      },
    ),
    coat(
      brow.map(([x, y, f]) => [x - 30, y, f]),
      wire,
      {
        seed: 19,
        comb: [0.8, 0.5],
        tuft: 56,
        gap: 24,
        dark: { gap: 30, length: 40, where: () => 0.4 },
      },
    ),
    coat(
      flip(brow).map(([x, y, f]) => [x - 60, y, f]),
      brown,
      {
        seed: 20,
        comb: [-0.8, 0.5],
        tuft: 56,
        gap: 24,
        dark: { gap: 30, length: 40, where: () => 0.4 },
      },
    ),
    eye(-182, -20, 58, { side: -1, wide: 0.88 }),
    eye(92, -20, 60, { side: 1 }),
    nose(-62, 130, 82),
    line("M-62 190V236M-62 236C-92 290 -160 284 -186 250M-62 236C-26 296 50 290 76 246"),
    foam(mohawk, { seed: 4, size: 95, bubbles: 10 }),
  ),
  bubble(480, 520, 70),
  bubble(620, 330, 34),
  bubble(1950, 420, 54),
  bubble(2070, 620, 90),
  bubble(400, 780, 26),
];
