import { coats, house } from "../palette.mjs";
import { outline } from "../geometry.mjs";
import { curls } from "../fur.mjs";
import { hatch, medallion } from "../engraving.mjs";
import { eye, group, line, shape } from "../face.mjs";
import { bow, patch, scissors } from "../props.mjs";

export const title = "A white poodle in profile, with shears";

const { white } = coats;
const wool = { ...white, dark: "#CFCBB8", light: house.card };
const shaved = "#E4D9C6";
const shavedDark = "#B9AB93";
const mane = outline(
  "880 520, 760 760, 640 1050, 520 1330, 480 1700, 1560 1700, 1520 1380, 1400 1130, 1290 930, 1220 760",
);
const face = outline(
  "1050 420, 1250 430, 1350 480, 1420 560, 1540 596, 1660 618, 1716 664, 1712 728, 1676 776, 1660 800, 1610 822, 1500 826, 1400 850, 1310 920, 1240 1010, 1100 960, 1000 640",
);
const topknot = outline(
  "1370 480, 1440 380, 1440 230, 1340 120, 1150 76, 960 110, 830 230, 800 400, 850 540, 990 570, 1150 510, 1270 510",
);
const ear = outline(
  "990 500, 1110 540, 1180 680, 1200 860, 1170 1030, 1070 1110, 940 1090, 860 960, 850 780, 900 600",
);

export const draw = () => [
  shape("M0 0H2400V1600H0Z", house.green),
  medallion({
    cx: 1160,
    cy: 800,
    rx: 600,
    ry: 680,
    fill: house.green44,
    line: house.green50,
    rim: house.softGreen,
    waves: 44,
  }),
  curls(mane, wool, { seed: 4, size: 110, dark: { gap: 88, where: (u) => 0.35 + 0.6 * u } }),
  patch(face, shaved),
  hatch(
    outline("1250 996, 1310 918, 1400 848, 1500 824, 1600 820"),
    outline("1250 800, 1300 780, 1390 760, 1500 772, 1590 780"),
    shavedDark,
    { count: 30, width: 9, bow: -10 },
  ),
  hatch(
    outline("1440 570, 1540 598, 1640 616"),
    outline("1430 610, 1530 634, 1630 648"),
    shavedDark,
    { count: 16, width: 6, bow: 4 },
  ),
  patch(outline("1646 610, 1700 600, 1744 632, 1744 682, 1704 704, 1660 680"), house.ink),
  line("M1676 624Q1700 614 1720 630", { stroke: "#66706B", width: 9 }),
  line("M1706 716C1690 756 1640 764 1560 756C1500 748 1480 742 1462 716", { width: 11 }),
  eye(1330, 592, 54, { side: 1, wide: 0.78, tilt: 4 }),
  hatch(outline("1380 640, 1400 700"), outline("1300 650, 1310 710"), shavedDark, {
    count: 5,
    width: 7,
  }),
  curls(topknot, wool, {
    seed: 9,
    size: 90,
    dark: { gap: 76, where: (u, v) => 0.2 + 0.4 * v + 0.4 * u },
  }),
  curls(
    ear,
    { ...wool, base: "#E4DCC8", dark: "#B8B29C" },
    { seed: 14, size: 80, dark: { gap: 66, where: () => 0.9 } },
  ),
  group({ x: 1010, y: 520, rotate: -16, scale: 0.62 }, bow()),
  group({ x: 1960, y: 1010, rotate: 22, scale: 1.25 }, scissors()),
];
