import { both, chance, flip, turn } from "../geometry.mjs";
import { awayFrom, coat, hairs, tufted } from "../fur.mjs";
import { hatch } from "../engraving.mjs";
import { group, line, nose, shape } from "../face.mjs";
import { coats, house } from "../palette.mjs";
import { brush } from "../props.mjs";
import { backdrop } from "./kit/backdrop.mjs";
import { look } from "./kit/look.mjs";
import { outline, pair } from "./kit/outline.mjs";

export const title = "A husky and the husky that came out of the brush";

const { grey, white, silver } = coats;
const cap = { ...grey, base: "#56605E", dark: grey.deep, light: grey.light };
const loose = { base: "#ADB4AE", dark: silver.deep, light: silver.base };
const pale = { base: white.base, dark: "#D6D2C2", light: white.light };
const ear = outline("80 -270, 150 -440, 235 -590, 305 -470, 350 -300, 330 -150, 200 -180");
const earInside = outline("165 -290, 205 -420, 243 -510, 285 -420, 300 -290, 260 -210");
const head = both(
  outline(
    "0 -310 .7, 130 -310 .6, 250 -260 .8, 335 -120, 385 50 1.5, 400 200 2, 310 330 1.6, 160 400, 0 430",
  ),
);
const maskHalf = both(
  outline(
    "0 -190, 26 -110, 36 -20, 80 50, 170 85, 265 40, 300 -30, 345 60, 385 200 1.6, 300 335 1.6, 160 410, 0 440",
  ),
);
const brow = outline("70 -85, 110 -140, 185 -140, 215 -85, 150 -98");
const muzzleHalf = both(
  outline("0 20 0, 55 40 0, 95 120 .3, 168 210 .8, 172 300 .8, 100 365 .6, 0 385 .5"),
);
const body = outline(
  "-560 1100, -500 700, -390 500, -200 390, 200 390, 390 500, 500 700, 560 1100",
);
const bib = outline("-350 1100, -310 720, -220 500, 0 430, 220 500, 310 720, 350 1100");
const heap = outline(
  "1180 1700, 1200 1560, 1300 1500, 1450 1470, 1700 1440, 1950 1470, 2120 1510, 2220 1570, 2240 1700",
);
const blueEye = { iris: "#5E8CCB", glow: "#A9CBEF" };

/** The husky itself, looking sideways at the other one. */
function husky() {
  const face = turn(70, 420);
  const [mask, muzzle] = [face(maskHalf), face(muzzleHalf)];
  return [
    coat(body, cap, {
      seed: 3,
      comb: awayFrom(0, 100, 0.9),
      tuft: 60,
      gap: 50,
      dark: { gap: 60, length: 100 },
      light: { gap: 66, length: 100 },
    }),
    coat(bib, white, {
      seed: 5,
      comb: [0, 1],
      tuft: 60,
      gap: 50,
      dark: { gap: 60, length: 100, width: 8 },
    }),
    group(
      { rotate: 4 },
      pair(ear).map((side, i) => [
        coat(side, cap, {
          seed: 7 + i,
          comb: [0, -1],
          tuft: 20,
          gap: 30,
          dark: { gap: 40, length: 44 },
          light: { gap: 400 },
        }),
        shape(
          tufted(i ? flip(earInside) : earInside, {
            tuft: 36,
            gap: 28,
            comb: [0, -1],
            seed: 9 + i,
          }),
          "#D9C9BD",
        ),
      ]),
      coat(head, cap, {
        seed: 11,
        comb: awayFrom(30, 100, 0.2),
        tuft: 50,
        gap: 40,
        dark: { gap: 44, length: 60, width: 8, where: (u, v) => (v < 0.5 ? 0.3 + 0.4 * u : 0) },
        light: { gap: 60, length: 56, where: (u, v) => (v < 0.4 ? 0.3 : 0) },
      }),
      shape(tufted(mask, { tuft: 44, gap: 36, comb: awayFrom(30, 60, 0.3), seed: 13 }), white.base),
      hairs(mask, white.dark, {
        comb: awayFrom(30, 60, 0.4),
        gap: 44,
        length: 66,
        where: (u, v) => Math.max(0, v * 0.9 + Math.abs(u - 0.45) * 0.8 - 0.7),
      }),
      [face(brow), face(flip(brow)).map(([x, y, f]) => [x, y - 22, f])].map((side, i) =>
        shape(tufted(side, { tuft: 18, gap: 20, comb: [i ? -1 : 1, -0.6], seed: 15 }), white.base),
      ),
      shape(tufted(muzzle, { tuft: 24, gap: 26, seed: 17 }), white.light),
      hatch(
        outline("205 130, 245 220, 240 310"),
        outline("140 150, 160 230, 150 300"),
        white.dark,
        { count: 9 },
      ),
      look(-98, -14, 52, { side: -1, dx: 34, tilt: -6, ...blueEye }),
      look(220, -14, 52, { side: 1, dx: 34, wide: 0.9, tilt: -6, ...blueEye }),
      nose(68, 168, 78),
      line("M68 226V280M68 280C46 306 0 312 -40 300M68 280C92 306 130 304 164 288"),
    ),
  ];
}

/** Its double: the same dog in loose undercoat, everything a little slumped. */
function double() {
  const face = turn(-60, 420);
  const [mask, muzzle] = [face(maskHalf), face(muzzleHalf)];
  const whirl = (x, y) => {
    const angle = Math.sin(x / 90) + Math.cos(y / 70) * 1.4 + Math.atan2(y - 60, x);
    return [Math.cos(angle), Math.sin(angle)];
  };
  const fluffy = { tuft: 84, gap: 34, stiff: 0.7, comb: whirl };
  const strands = { gap: 40, length: 84, width: 7, comb: whirl, where: () => 0.55 };
  const knot = (x, y, w, h, seed) => {
    const points = Array.from({ length: 8 }, (_, i) => [
      x + w * Math.cos((i * Math.PI) / 4),
      y + h * Math.sin((i * Math.PI) / 4),
    ]);
    return coat(
      points,
      { base: grey.base, dark: grey.dark, light: silver.deep },
      {
        seed,
        comb: whirl,
        tuft: 44,
        gap: 20,
        stiff: 0.6,
        dark: { gap: 24, length: 36, where: () => 0.6 },
        light: { gap: 30, length: 30 },
      },
    );
  };
  return [
    coat(body, loose, {
      seed: 31,
      ...fluffy,
      tuft: 110,
      gap: 46,
      dark: { ...strands, length: 120 },
      light: strands,
    }),
    coat(bib, pale, { seed: 33, ...fluffy, tuft: 90, dark: strands, light: strands }),
    group(
      { rotate: -8 },
      pair(ear).map((side, i) =>
        coat(side, loose, {
          seed: 35 + i,
          ...fluffy,
          tuft: 50,
          gap: 30,
          dark: strands,
          light: strands,
        }),
      ),
      pair(earInside).map((side, i) =>
        coat(side, pale, { seed: 51 + i, ...fluffy, tuft: 30, gap: 26, dark: { gap: 400 } }),
      ),
      coat(head, loose, { seed: 37, ...fluffy, dark: strands, light: strands }),
      coat(mask, pale, {
        seed: 39,
        ...fluffy,
        tuft: 36,
        gap: 28,
        dark: { ...strands, where: () => 0.35 },
        light: strands,
      }),
      pair(brow).map((side, i) =>
        coat(face(side), pale, { seed: 41 + i, ...fluffy, tuft: 36, gap: 24, dark: { gap: 400 } }),
      ),
      coat(muzzle, pale, {
        seed: 43,
        ...fluffy,
        tuft: 40,
        gap: 28,
        dark: { ...strands, where: () => 0.3 },
        light: strands,
      }),
      knot(-205, -10, 44, 34, 45),
      knot(105, -10, 46, 34, 46),
      knot(-58, 164, 72, 48, 47),
      line("M-58 216Q-52 240 -60 262M-60 262Q-96 306 -150 284M-60 262Q-20 304 44 280", {
        stroke: grey.base,
        width: 11,
      }),
    ),
  ];
}

/** Loose hairs in the air. */
function floating() {
  const random = chance(12);
  const wisp = () => {
    const [x, y, turnBy] = [
      900 + 1450 * random(),
      60 + 1350 * random(),
      (random() - 0.5) * 120,
    ].map(Math.round);
    const bend = Math.round((random() - 0.5) * 90);
    return `M${x} ${y}q${40 + bend} ${turnBy / 2} ${30 + bend / 2} ${turnBy}`;
  };
  return line(Array.from({ length: 34 }, wisp).join(""), { stroke: house.lightBlue, width: 6 });
}

export const draw = () => [
  backdrop(house.blue, {
    cx: 1200,
    cy: 800,
    rx: 980,
    ry: 650,
    fill: house.midBlue,
    line: house.blue60,
    rim: house.softBlue,
    waves: 56,
  }),
  floating(),
  group({ x: 1690, y: 760, scale: 1.04 }, double()),
  group({ x: 730, y: 720, scale: 1.06 }, husky()),
  coat(heap, loose, {
    seed: 61,
    comb: awayFrom(1700, 1800, 0),
    tuft: 70,
    gap: 36,
    stiff: 0.7,
    dark: {
      gap: 44,
      length: 90,
      comb: (x, y) => [Math.cos(x / 60), Math.sin(y / 40 + x / 90)],
      where: () => 0.5,
    },
  }),
  group({ x: 1290, y: 1440, rotate: -12, scale: 0.72 }, brush()),
];
