import { both, flip, turn } from "../geometry.mjs";
import { awayFrom, coat, curls } from "../fur.mjs";
import { ripples } from "../engraving.mjs";
import { eye, group, line, nose, shape } from "../face.mjs";
import { coats, house } from "../palette.mjs";
import { backdrop } from "./kit/backdrop.mjs";
import { smooth } from "./kit/coats.mjs";
import { outline, pair } from "./kit/outline.mjs";
import { paw } from "./kit/paw.mjs";

export const title = "Three dogs at the window of a car";

const { apricot, red, white, sand, skin, black } = coats;

const tongue = (x, y, w, h) => [
  shape(
    `M${x - w} ${y}C${x - w / 2} ${y + 16} ${x + w / 2} ${y + 16} ${x + w} ${y}C${x + w * 1.15} ${y + h * 0.6} ${x + w * 0.8} ${y + h} ${x} ${y + h}C${x - w * 0.8} ${y + h} ${x - w * 1.15} ${y + h * 0.6} ${x - w} ${y}Z`,
    skin.base,
  ),
  line(`M${x} ${y + 18}V${y + h * 0.6}`, { stroke: skin.dark, width: 8 }),
];

/** A creek-loving doodle. */
function doodle() {
  const face = turn(60, 420);
  const cream = { ...apricot, base: apricot.light, dark: apricot.base, light: "#F8DFB8" };
  const ear = { ...apricot, base: apricot.dark, dark: apricot.deep, light: apricot.base };
  return [
    curls(outline("-330 700, -330 480, -220 340, 0 300, 220 340, 330 480, 330 700"), apricot, {
      seed: 4,
      size: 100,
    }),
    pair(outline("250 -250, 370 -230, 470 -90, 520 110, 490 290, 400 350, 310 270, 270 60")).map(
      (side, i) => curls(side, ear, { seed: 7 + i, size: 80 }),
    ),
    curls(
      both(
        outline("0 -420, 170 -405, 310 -320, 385 -170, 390 20, 350 200, 250 330, 120 400, 0 420"),
      ),
      apricot,
      { seed: 12, size: 95 },
    ),
    curls(face(both(outline("0 50, 110 70, 200 150, 230 260, 190 370, 90 430, 0 440"))), cream, {
      seed: 15,
      size: 70,
    }),
    eye(-100, -20, 60, { side: -1 }),
    eye(206, -20, 58, { side: 1, wide: 0.88 }),
    nose(62, 150, 86),
    tongue(62, 300, 50, 130),
    line("M62 212V262M62 262C20 330 -70 320 -96 272M62 262C100 320 170 320 196 280", { width: 13 }),
  ];
}

/** A scruffy white terrier with a black patch. */
function terrier() {
  const face = turn(-20, 380);
  const scruff = { ...white, dark: "#CDC6B0" };
  const dark = { ...black, light: "#56625F" };
  const ear = outline(
    "110 -250 0, 200 -370 .5, 300 -380 .8, 390 -290 1, 410 -160 1.3, 350 -90 1.3, 290 -170 .8, 230 -180 .6",
  );
  return [
    coat(outline("-280 700, -270 480, -180 340, 0 300, 180 340, 270 480, 280 700"), scruff, {
      seed: 3,
      comb: [0, 1],
      tuft: 80,
      gap: 44,
      dark: { gap: 52, length: 100 },
    }),
    coat(
      both(
        outline(
          "0 -320, 140 -312, 245 -240, 300 -90 1.2, 315 90 1.5, 290 240 1.6, 190 350 1.6, 0 390",
        ),
      ),
      scruff,
      {
        seed: 11,
        comb: awayFrom(-20, 40, 0.3),
        tuft: 80,
        gap: 34,
        stiff: 0.6,
        dark: { gap: 42, length: 70 },
      },
    ),
    coat(outline("40 -190, 150 -240, 260 -160, 280 10, 210 90, 100 70, 50 -50"), dark, {
      seed: 13,
      comb: awayFrom(-20, 40, 0.2),
      tuft: 50,
      gap: 26,
      dark: { gap: 400 },
      light: { gap: 50, length: 50, where: () => 0.3 },
    }),
    pair(ear).map((side, i) =>
      coat(side, i ? { ...sand, base: "#E0C79A" } : dark, {
        seed: 8 + i,
        comb: [i ? -0.4 : 0.4, 1],
        tuft: 46,
        gap: 28,
        dark: { gap: 40, length: 56, where: () => 0.4 },
        light: { gap: 50, length: 50, where: () => 0.3 },
      }),
    ),
    eye(-150, -20, 54, { side: -1 }),
    eye(120, -20, 54, { side: 1 }),
    tongue(-20, 290, 46, 120),
    coat(
      face(
        both(
          outline(
            "0 0 .3, 60 20 .6, 110 110 1, 210 200 1.5, 240 310 1.8, 140 300 .4, 60 280 0, 0 250 0",
          ),
        ),
      ),
      { ...scruff, base: white.light },
      {
        seed: 17,
        comb: awayFrom(-20, 40, 0.6),
        tuft: 64,
        gap: 30,
        stiff: 0.6,
        dark: { gap: 40, length: 70, where: () => 0.3 },
        light: { gap: 400 },
      },
    ),
    nose(-20, 130, 78),
    line("M-20 190V236M-20 236C-54 296 -120 290 -150 250M-20 236C14 296 84 290 110 250"),
  ];
}

/** A dachshund whose ears fly in the wind. */
function dachshund() {
  const face = turn(-60, 340);
  const far = { ...red, base: red.dark, dark: red.deep, light: red.base };
  const wind = outline(
    "180 -230 0, 280 -310 .4, 420 -350 .6, 560 -330 .8, 640 -250 1, 600 -170 1, 470 -160 .8, 340 -110 .4, 240 -100 0",
  );
  const lee = flip(
    outline(
      "180 -240 0, 260 -250 .3, 330 -170 .5, 380 0 .8, 370 170 1, 300 210 1, 240 110 .6, 220 -60 .2",
    ),
  );
  return [
    coat(outline("-230 700, -220 460, -150 320, 0 280, 150 320, 220 460, 230 700"), red, {
      seed: 3,
      comb: [0, 1],
      ...smooth,
    }),
    coat(
      both(outline("0 -300, 120 -292, 215 -220, 255 -80, 262 60, 230 200, 150 310, 0 350")),
      red,
      { seed: 11, comb: awayFrom(-40, 40, 0.3), ...smooth },
    ),
    coat(wind, far, { seed: 8, comb: [1, 0.1], ...smooth, tuft: 26 }),
    coat(lee, far, { seed: 9, comb: [0.1, 1], ...smooth, tuft: 26 }),
    tongue(-56, 296, 46, 130),
    coat(
      face(
        both(outline("0 -30 0, 50 10 .2, 90 110 .3, 150 200 .5, 156 280 .5, 90 330 .3, 0 316 .2")),
      ),
      { ...red, base: red.light, dark: red.base, light: "#EDB98C" },
      { seed: 17, comb: [0, 1], ...smooth },
    ),
    eye(-170, -30, 54, { side: -1, wide: 0.9 }),
    eye(80, -30, 56, { side: 1 }),
    nose(-58, 138, 84),
    line("M-58 204V252M-58 252C-94 310 -160 306 -190 264M-58 252C-20 310 50 306 78 262"),
  ];
}

/** A wheel under its arch, cut off by the picture's edge. */
const wheel = (x) => [
  `<circle cx="${x}" cy="1640" r="300" fill="${house.orange41}"/><circle cx="${x}" cy="1650" r="258" fill="${house.ink}"/>`,
  `<circle cx="${x}" cy="1650" r="160" fill="#C3CCCB"/><circle cx="${x}" cy="1650" r="128" fill="${house.card}"/>`,
  `<circle cx="${x}" cy="1650" r="60" fill="#C3CCCB"/>`,
];

const body = [
  shape("M0 1130H2400V1600H0Z", house.orange),
  shape("M0 1130H2400V1172H0Z", house.midOrange),
  shape("M0 1530H2400V1600H0Z", house.orange41),
  line("M0 1440H2400", { stroke: house.card, width: 22 }),
  line("M560 1176V1470Q560 1500 590 1500H1810Q1840 1500 1840 1470V1176", {
    stroke: house.orange41,
    width: 10,
  }),
  shape(
    "M1560 1316H1770Q1792 1316 1792 1338T1770 1360H1560Q1538 1360 1538 1338T1560 1316Z",
    house.card,
  ),
  shape("M1542 1344H1790Q1784 1360 1770 1360H1560Q1546 1360 1542 1344Z", "#C3CCCB"),
  wheel(250),
  wheel(2150),
];

/** The roof and the dark window. */
const cabin = [
  shape("M120 1180L318 380Q366 160 580 150H1820Q2034 160 2082 380L2280 1180Z", house.orange),
  line("M352 360Q396 206 590 196H1810Q2004 206 2048 360", { stroke: house.midOrange, width: 26 }),
  `<clipPath id="pane"><path d="M290 1140L432 430Q456 310 590 304H1810Q1944 310 1968 430L2110 1140Z"/></clipPath>`,
  `<g clip-path="url(#pane)">${shape("M0 0H2400V1600H0Z", house.green)}${ripples({ x: 200, y: 300, width: 2000, height: 860, stroke: house.green44, gap: 26 })}</g>`,
  line("M290 1140L432 430Q456 310 590 304H1810Q1944 310 1968 430L2110 1140", {
    stroke: house.card,
    width: 22,
  }),
];

export const draw = () => [
  backdrop(house.lightGreen, {
    cx: 1200,
    cy: 800,
    rx: 1060,
    ry: 680,
    fill: house.softGreen,
    line: house.green75,
    rim: house.midGreen,
    waves: 60,
  }),
  cabin,
  group({ x: 1200, y: 770, rotate: 3, scale: 0.8 }, terrier()),
  group({ x: 610, y: 760, rotate: -7, scale: 0.76 }, doodle()),
  group({ x: 1790, y: 758, rotate: 6, scale: 0.84 }, dachshund()),
  body,
  paw(470, 1150, apricot, { rotate: 4, scale: 0.8 }),
  paw(740, 1150, apricot, { rotate: -4, scale: 0.8 }),
  paw(1190, 1150, white, { scale: 0.8 }),
  paw(1650, 1150, red, { rotate: 4, scale: 0.76 }),
  paw(1890, 1150, red, { rotate: -4, scale: 0.76 }),
];
