import { both } from "../geometry.mjs";
import { awayFrom, coat, tufted } from "../fur.mjs";
import { hatch } from "../engraving.mjs";
import { group, line, nose, shape } from "../face.mjs";
import { coats, house } from "../palette.mjs";
import { patch } from "../props.mjs";
import { backdrop } from "./kit/backdrop.mjs";
import { smooth } from "./kit/coats.mjs";
import { shut } from "./kit/look.mjs";
import { outline } from "./kit/outline.mjs";

export const title = "A cur that scratches behind the ear";

const { fawn, white, skin } = coats;
const far = { ...fawn, base: fawn.dark, dark: fawn.deep, light: fawn.base };
const body = outline(
  "740 1290, 780 1170, 880 1070, 1020 980, 1150 880, 1260 770, 1400 760, 1510 830, 1550 950, 1530 1090, 1450 1200, 1340 1290, 1240 1400, 1110 1466, 900 1476, 790 1440, 736 1370",
);
const bib = outline("1400 800, 1500 850, 1545 960, 1530 1100, 1450 1190, 1400 1100, 1390 950");
const tail = outline(
  "800 1400 0, 700 1400 .4, 580 1350 .6, 500 1240 .6, 480 1130 .5, 520 1120 .5, 580 1200 .6, 660 1290 .6, 760 1320 .4, 830 1330 0",
);
const foreleg = outline(
  "1376 850 .3, 1322 940 .3, 1330 1200, 1370 1350, 1384 1440, 1380 1476 .3, 1500 1480 .2, 1560 1476 .2, 1566 1440 .3, 1530 1410 .3, 1500 1380, 1504 1200, 1524 1040 .4, 1500 900 .6, 1440 840 .4",
);
const restingFoot = outline(
  "860 1440 .2, 900 1390 .5, 1080 1390 .5, 1220 1410 .3, 1290 1436 .3, 1290 1474 .2, 1200 1484 .2, 900 1484 .2",
);
const thigh = outline(
  "790 1390, 780 1270, 850 1180, 980 1130, 1110 1120, 1210 1150, 1240 1220, 1190 1310, 1090 1390, 960 1436, 850 1440",
);
const shin = outline(
  "1240 1190 .4, 1200 1270 .3, 1100 1240 .3, 960 1120 .4, 830 1000 .4, 740 920 .5, 710 850 .5, 750 810 .5, 830 830 .4, 940 900 .4, 1070 990 .4, 1190 1090 .4",
);
const instep = outline(
  "730 920 .4, 706 860 .4, 740 800 .4, 820 710 .3, 900 620 .3, 970 544 .3, 1040 500 .3, 1104 502 .3, 1130 548 .3, 1100 604 .3, 1010 676 .3, 914 778 .3, 830 870 .3, 780 920 .3",
);
const sock = outline(
  "892 630 .9, 970 544 .2, 1040 500 .2, 1104 502 .2, 1130 548 .2, 1100 604 .2, 1010 676 .2, 954 736 .9, 910 690 1",
);
const skull = both(outline("0 -300, 140 -295, 245 -225, 300 -80, 310 70, 280 220, 190 320, 0 360"));
const muzzle = both(
  outline("0 -20 .2, 70 20 .3, 120 100 .4, 176 180 .5, 184 270 .5, 110 330 .3, 0 322 .2"),
);
const mask = both(outline("0 -60 .2, 80 0 .6, 190 70, 250 170, 220 290, 120 350, 0 366"));
const hangingEar = outline(
  "170 -260 0, 270 -290 .3, 370 -220 .5, 420 -80 .8, 410 60 1, 350 90 1, 300 0 .6, 260 -110 .3",
);
const flungEar = outline(
  "-160 -260 0, -260 -310 .3, -380 -340 .5, -500 -310 .8, -560 -230 1, -520 -180 1, -400 -190 .6, -280 -150 .3",
);

/** A flea in mid-leap and the dotted way it came. */
const flea = (x, y, way) => [
  `<path fill="none" stroke="${house.ink}" stroke-width="7" stroke-linecap="round" stroke-dasharray="1 26" d="${way}"/>`,
  group(
    { x, y, rotate: -24, scale: 1.4 },
    shape("M-32 8C-30 -28 12 -38 30 -14C46 -16 48 4 34 8C22 20 -30 26 -32 8Z", house.ink),
    line("M-20 10L-44 -8L-54 28M0 14L-6 32M16 12L20 30M38 -10L50 -24", { width: 6 }),
  ),
];

export const draw = () => [
  backdrop(house.midBlue, {
    cx: 1160,
    cy: 790,
    rx: 690,
    ry: 640,
    fill: house.softBlue,
    line: house.blue76,
    rim: house.lightBlue,
    waves: 44,
  }),
  shape("M0 1470H2400V1600H0Z", house.blue),
  shape("M0 1470H2400V1500H0Z", house.blue50),
  coat(tail, fawn, { seed: 2, comb: [-0.6, -1], ...smooth }),
  group({ x: 60, y: -4 }, coat(foreleg, far, { seed: 4, comb: [0, 1], ...smooth })),
  coat(
    restingFoot.map(([x, y, f]) => [x + 60, y - 8, f]),
    far,
    { seed: 6, comb: [1, 0.3], ...smooth },
  ),
  coat(body, fawn, { seed: 8, comb: [-0.5, 1], ...smooth }),
  shape(tufted(bib, { tuft: 40, gap: 34, comb: [0.2, 1], seed: 9 }), white.base),
  coat(foreleg, fawn, { seed: 10, comb: [0, 1], ...smooth }),
  shape(
    tufted(
      outline(
        "1372 1400 .8, 1384 1440 .2, 1380 1476 .2, 1500 1480 .1, 1560 1476 .1, 1566 1440 .2, 1530 1410 .3, 1502 1376 .8, 1440 1390 .9",
      ),
      { tuft: 26, gap: 22, comb: [0, -1], seed: 11 },
    ),
    white.base,
  ),
  line("M1500 1446V1474M1536 1446V1472", { stroke: white.deep, width: 8 }),
  patch(
    thigh.map(([x, y]) => [x + 22, y + 12]),
    fawn.dark,
  ),
  coat(thigh, fawn, { seed: 12, comb: [0.6, 0.6], ...smooth }),
  patch(
    shin.map(([x, y]) => [x - 4, y + 24]),
    fawn.dark,
  ),
  coat(shin, fawn, { seed: 13, comb: [-0.6, -0.8], ...smooth }),
  hatch(
    outline("830 1440, 960 1436, 1090 1390, 1190 1310"),
    outline("850 1370, 950 1370, 1050 1320, 1130 1260"),
    fawn.dark,
    { count: 18 },
  ),
  group(
    { x: 1400, y: 560, rotate: -24, scale: 1.1 },
    coat(flungEar, far, { seed: 20, comb: [-1, 0.2], ...smooth, tuft: 26 }),
    coat(skull, fawn, { seed: 21, comb: awayFrom(0, 40, 0.3), ...smooth, tuft: 20 }),
    coat(hangingEar, far, { seed: 22, comb: [0.2, 1], ...smooth, tuft: 26 }),
    coat(
      mask,
      { ...white, dark: fawn.light },
      { seed: 23, comb: awayFrom(0, 0, 0.5), ...smooth, tuft: 26 },
    ),
    shape(
      "M-20 290C60 320 120 300 150 262C190 340 200 440 150 462C90 470 40 400 -20 290Z",
      skin.base,
    ),
    line("M92 310Q120 370 130 420", { stroke: skin.dark, width: 8 }),
    shape(tufted(muzzle, { tuft: 16, gap: 26, seed: 24 }), white.light),
    hatch(
      [
        [130, 130],
        [168, 200],
        [164, 270],
      ],
      [
        [80, 150],
        [100, 210],
        [96, 266],
      ],
      white.dark,
      { count: 8 },
    ),
    shut(-140, -40, 66),
    shut(140, -40, 66),
    line("M-200 -150Q-140 -190 -90 -150M200 -150Q140 -190 90 -150", {
      stroke: fawn.deep,
      width: 10,
    }),
    nose(0, 120, 80),
    line("M0 180V236M0 236C-34 300 -120 296 -156 246M0 236C34 300 120 296 156 246"),
  ),
  coat(instep, fawn, { seed: 14, comb: [0.7, -0.7], ...smooth }),
  shape(tufted(sock, { tuft: 30, gap: 24, comb: [-0.7, 0.7], seed: 15 }), white.base),
  line("M1052 520Q1086 528 1104 552M1030 548Q1064 558 1080 584", { stroke: white.deep, width: 9 }),
  line("M640 960Q590 850 640 740M560 940Q510 830 556 720", {
    stroke: house.card,
    width: 14,
  }),
  flea(1960, 560, "M1770 640Q1860 460 1946 546"),
  flea(2120, 860, "M1800 900Q1960 640 2108 846"),
  flea(1960, 1140, "M1790 1080Q1880 980 1952 1122"),
];
