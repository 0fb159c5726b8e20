import { coats, house } from "../palette.mjs";
import { both, outline, turn } from "../geometry.mjs";
import { curled, curls, crescents } from "../fur.mjs";
import { medallion, underChin } from "../engraving.mjs";
import { eye, group, line, nose, shape } from "../face.mjs";
import { diamonds, patch } from "../props.mjs";

export const title = "A doodle with a fresh bandana";

const { apricot } = coats;
const face = turn(-70, 420);
const cream = { ...apricot, base: apricot.light, dark: apricot.base, light: "#F8DFB8" };

const chest = outline(
  "640 1700, 640 1440, 690 1260, 800 1150, 1000 1110, 1250 1100, 1560 1110, 1720 1200, 1800 1420, 1820 1700",
);
const ear = (s) => [
  [s * 250, -250],
  [s * 370, -230],
  [s * 470, -90],
  [s * 520, 110],
  [s * 490, 290],
  [s * 400, 350],
  [s * 310, 270],
  [s * 270, 60],
];
const head = both(
  outline("0 -420, 170 -405, 310 -320, 385 -170, 390 20, 350 200, 250 330, 120 400, 0 420"),
);
const muzzle = face(both(outline("0 50, 110 70, 200 150, 230 260, 190 370, 90 430, 0 440")));

function bandana() {
  return [
    patch(
      outline(
        "790 1190, 960 1250, 1240 1290, 1500 1240, 1650 1170, 1690 1240, 1500 1400, 1330 1570, 1240 1640, 1130 1570, 940 1400, 770 1270",
      ),
      house.green,
    ),
    line("M800 1226C960 1310 1120 1330 1240 1330C1380 1330 1540 1290 1664 1210", {
      stroke: house.softGreen,
      width: 7,
    }),
    line("M850 1290C1000 1440 1120 1560 1240 1602C1350 1550 1460 1420 1620 1270", {
      stroke: house.softGreen,
      width: 7,
    }),
    diamonds(
      outline(
        "1000 1370, 1120 1390, 1240 1400, 1360 1390, 1480 1350, 1090 1460, 1180 1480, 1300 1480, 1390 1450, 1240 1540",
      ),
      house.lightGreen,
    ),
  ];
}

export const draw = () => [
  shape("M0 0H2400V1600H0Z", house.lightGreen),
  medallion({
    cx: 1200,
    cy: 790,
    rx: 640,
    fill: house.softGreen,
    line: house.green75,
    rim: house.midGreen,
  }),
  curls(chest, apricot, { seed: 4, size: 110, dark: { gap: 88, where: (u) => 0.25 + 0.6 * u } }),
  group({ y: -50 }, bandana()),
  underChin(1200, 1120, 300, 90, apricot.deep, { count: 20, width: 9 }),
  curls(outline("690 1240, 750 1130, 860 1150, 890 1270, 840 1360, 730 1360"), apricot, {
    seed: 31,
    size: 70,
  }),
  curls(outline("1570 1160, 1650 1110, 1720 1180, 1730 1290, 1650 1330, 1580 1260"), apricot, {
    seed: 33,
    size: 70,
  }),
  group(
    { x: 1220, y: 680, rotate: 9, scale: 1.12 },
    curls(
      ear(1),
      { ...apricot, base: apricot.dark, dark: apricot.deep, light: apricot.base },
      { seed: 7, size: 80, dark: { gap: 64, where: () => 0.7 } },
    ),
    curls(
      ear(-1),
      { ...apricot, base: apricot.dark, dark: apricot.deep, light: apricot.base },
      { seed: 9, size: 80, dark: { gap: 64, where: () => 0.7 } },
    ),
    curls(head, apricot, {
      seed: 12,
      size: 95,
      dark: { gap: 78, where: (u, v) => 0.1 + 0.7 * u * (0.6 + v) },
      light: { gap: 78, where: (u, v) => 0.8 - u - 0.5 * v },
    }),
    curls(muzzle, cream, { seed: 15, size: 70 }),
    eye(-215, -20, 58, { side: -1, wide: 0.86 }),
    eye(105, -20, 60, { side: 1 }),
    nose(-72, 150, 84),
    line("M-72 212V262M-72 262C-110 320 -180 320 -206 280M-72 262C-30 330 60 320 84 272", {
      width: 13,
    }),
    shape(
      "M-120 300C-90 318 -50 318 -22 300C-16 360 -30 410 -72 412C-112 410 -128 360 -120 300Z",
      coats.skin.base,
    ),
    line("M-72 316V370", { stroke: coats.skin.dark, width: 8 }),
    shape(
      curled(
        outline(
          "-330 -250, -150 -330, 60 -340, 250 -270, 240 -140, 120 -110, 20 -140, -110 -95, -220 -130, -300 -90",
        ),
        { size: 80, seed: 20 },
      ),
      apricot.base,
    ),
    crescents(
      outline("-310 -260, -150 -330, 60 -340, 250 -270, 240 -140, -110 -95, -300 -110"),
      apricot.light,
      { size: 34, gap: 80, where: () => 0.6 },
    ),
  ),
];
