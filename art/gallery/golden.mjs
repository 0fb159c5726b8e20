import { coats, house } from "../palette.mjs";
import { both, flip, outline, turn } from "../geometry.mjs";
import { awayFrom, coat, curled, tufted } from "../fur.mjs";
import { hatch, medallion } from "../engraving.mjs";
import { eye, group, line, nose, shape } from "../face.mjs";
import { bubble, patch } from "../props.mjs";

export const title = "A golden retriever wrapped in a towel";

const { gold, skin } = coats;
const pale = { ...gold, base: gold.light, dark: gold.base, light: "#FBE6B8" };
const face = turn(70, 400);
const ear = outline(
  "210 -270 0.3, 330 -250 0.6, 430 -110, 460 60 1.2, 430 210 1.6, 350 230 1.6, 290 100, 260 -80 0.5",
);
const head = both(
  outline(
    "0 -345 0.5, 150 -335 0.5, 270 -260 0.6, 330 -110 0.8, 345 60 1.2, 310 220 1.6, 220 330 1.5, 0 390",
  ),
);
const cheeks = face(
  both(outline("0 -60 0.5, 60 0 0.6, 190 110 1, 300 160 1.4, 280 270 1.6, 190 350 1.4, 0 400")),
);
const muzzle = face(
  both(
    outline("0 -20 0.2, 70 20 0.3, 115 110 0.4, 190 190 0.7, 198 280 0.7, 120 345 0.3, 0 330 0"),
  ),
);
const jaw = face(both(outline("0 300 0, 130 310 0, 150 420 0.6, 90 510 1, 0 530 1")));
const towel = outline(
  "500 1700, 560 1380, 720 1150, 900 1020, 1120 960, 1400 980, 1620 1060, 1780 1240, 1860 1450, 1890 1700",
);
const lapel = outline(
  "1000 960, 860 1010, 820 1120, 960 1300, 1240 1520, 1420 1700, 1620 1700, 1440 1480, 1200 1250, 1080 1080",
);
const otherLapel = outline(
  "1440 980, 1560 1020, 1600 1120, 1480 1280, 1180 1480, 960 1700, 760 1700, 980 1450, 1240 1240, 1380 1080",
);

const towelling = (points, fill, seed) => shape(curled(points, { size: 26, seed }), fill);

export const draw = () => [
  shape("M0 0H2400V1600H0Z", house.limestone),
  medallion({
    cx: 1210,
    cy: 800,
    rx: 650,
    fill: house.paper,
    line: "#E4D8BC",
    rim: house.deepLimestone,
  }),
  towelling(towel, house.midGreen, 3),
  hatch(
    outline("1770 1230, 1850 1420, 1886 1600"),
    outline("1600 1270, 1670 1440, 1700 1600"),
    house.green44,
    { count: 20, width: 11 },
  ),
  hatch(
    outline("626 1280, 560 1420, 524 1600"),
    outline("740 1310, 690 1440, 660 1600"),
    house.green67,
    { count: 18, width: 9 },
  ),
  towelling(otherLapel, house.lightGreen, 5),
  line(
    "M1548 1050C1570 1120 1440 1240 1190 1440L930 1690M1516 1030C1530 1100 1410 1210 1150 1410L860 1690",
    { stroke: house.midGreen, width: 12 },
  ),
  towelling(lapel, house.lightGreen, 7),
  line(
    "M876 1046C846 1110 940 1240 1330 1530L1490 1690M916 1030C890 1090 980 1210 1380 1500L1560 1690",
    {
      stroke: house.midGreen,
      width: 12,
    },
  ),
  group(
    { x: 1190, y: 620, rotate: -7, scale: 1.14 },
    coat(head, gold, {
      seed: 11,
      comb: awayFrom(60, 60, 0.4),
      tuft: 46,
      gap: 38,
      dark: { gap: 48, length: 70 },
      light: { gap: 52, length: 70 },
    }),
    coat(cheeks, pale, {
      seed: 13,
      comb: awayFrom(70, 0, 0.5),
      tuft: 44,
      gap: 34,
      dark: { gap: 46, length: 66 },
      light: { gap: 60 },
    }),
    [ear, flip(ear)].map((side, i) =>
      coat(
        side,
        { ...gold, base: "#C4853A", dark: gold.deep, light: gold.light },
        {
          seed: 7 + i,
          comb: [i ? -0.2 : 0.2, 1],
          tuft: 46,
          gap: 36,
          dark: { gap: 46, length: 80 },
          light: { gap: 54, length: 70 },
        },
      ),
    ),
    shape(tufted(jaw, { tuft: 40, gap: 30, seed: 5 }), pale.base),
    patch(face(both(outline("0 300, 120 310, 110 400, 60 450, 0 460"))), "#5A2023"),
    patch(face(both(outline("0 350, 70 350, 84 430, 76 510, 40 560, 0 570"))), skin.base),
    line("M70 370V480", { stroke: skin.dark, width: 8 }),
    shape(tufted(muzzle, { tuft: 24, gap: 26, comb: [0, 1], seed: 17 }), "#F7DDA8"),
    hatch(outline("215 130, 268 220, 258 290"), outline("150 150, 180 230, 172 280"), gold.base, {
      count: 9,
    }),
    eye(-96, -30, 52, { side: -1 }),
    eye(230, -30, 52, { side: 1, wide: 0.88 }),
    nose(68, 150, 88),
    line("M68 216V286M68 286C30 350 -80 346 -118 286M68 286C106 350 206 340 238 282", {
      width: 13,
    }),
  ),
  bubble(560, 420, 60, { stroke: house.softGreen }),
  bubble(1900, 330, 40, { stroke: house.softGreen }),
  bubble(470, 600, 30, { stroke: house.softGreen }),
];
