import { coats, house } from "../palette.mjs";
import { both, flip, outline, turn } from "../geometry.mjs";
import { awayFrom, coat, crescents, curled } from "../fur.mjs";
import { hatch, medallion, underChin } from "../engraving.mjs";
import { eye, group, line, nose, shape } from "../face.mjs";
import { comb, patch, scissors } from "../props.mjs";

export const title = "The founder, in a green apron, with a small dog on the arm";

const skin = { deep: "#8A5236", dark: "#A96C49", base: "#C98F68", light: "#DDAA84" };
const hair = { base: "#4A342A", light: "#7C5A45" };
const shirt = { base: house.paper, line: house.softBlue };
const { fawn, white } = coats;

const shoulders = outline(
  "486 716, 600 750, 714 716, 850 762, 930 840, 930 1000, 900 1230, 930 1600, 270 1600, 300 1230, 270 1000, 270 840, 350 762",
);
const bib = outline(
  "432 850, 440 838, 600 846, 762 838, 770 850, 790 1000, 880 1100, 930 1300, 940 1600, 260 1600, 270 1300, 320 1100, 410 1000",
);
const neck = outline("524 560, 528 670, 480 730, 600 800, 720 730, 672 670, 676 560");
const skull = both(outline("0 -190, 80 -176, 130 -110, 136 0, 118 90, 70 156, 0 180"));
const locks = outline(
  "-150 20, -176 -80, -150 -190, -60 -250, 50 -256, 140 -200, 178 -90, 160 30, 126 10, 120 -60, 60 -116, -20 -104, -80 -128, -124 -50, -126 14",
);
const bun = outline("-40 -210, -84 -250, -56 -306, 20 -322, 84 -292, 94 -236, 40 -200");
const sleeve = outline(
  "300 800, 220 900, 170 1080, 172 1200, 280 1240, 380 1170, 374 1040, 350 880",
);
const otherSleeve = outline(
  "900 800, 980 900, 1036 1080, 1034 1200, 930 1230, 850 1160, 836 1040, 850 880",
);
const forearm = outline(
  "210 1180, 240 1290, 340 1330, 480 1310, 620 1276, 680 1240, 690 1200, 620 1170, 500 1180, 400 1180, 330 1140",
);
const otherForearm = outline(
  "1000 1160, 980 1260, 900 1270, 820 1210, 740 1130, 690 1090, 690 1050, 740 1030, 820 1070, 900 1120",
);

const fluff = { ...white, base: white.base };
const face = turn(-40, 320);
const ear = outline(
  "130 -250 0.3, 230 -310 0.5, 330 -250 0.8, 370 -90 1.4, 310 0 1.4, 240 -90 0.6",
);
const head = both(
  outline("0 -300, 140 -290, 240 -210, 285 -60 1.2, 290 100 1.4, 220 250 1.6, 110 320 1.4, 0 340"),
);
const eyePatch = face(outline("60 -200, 170 -230, 250 -120, 260 0, 190 70, 90 40, 50 -60"));
const muzzle = face(
  both(outline("0 0 0.3, 60 20 0.5, 120 110 0.8, 180 190 1.2, 150 280 1.4, 0 310 1.2")),
);
const pup = outline("560 1060, 610 950, 720 900, 830 950, 870 1080, 830 1200, 700 1260, 590 1220");

const person = () =>
  group(
    { x: 590, y: 430, rotate: 5, scale: 1.16 },
    shape(curled(bun, { size: 46, seed: 5 }), hair.base),
    crescents(bun, hair.light, { size: 20, gap: 40, lit: true, where: () => 0.7 }),
    [-1, 1].map((s) => `<ellipse cx="${s * 134}" cy="10" rx="24" ry="38" fill="${skin.dark}"/>`),
    patch(skull, skin.base),
    hatch(outline("130 -40, 128 60, 84 146"), outline("92 -20, 88 56, 56 110"), skin.dark, {
      count: 15,
      width: 6,
      bow: 4,
    }),
    shape(curled(locks, { size: 52, seed: 8 }), hair.base),
    crescents(locks, hair.light, { size: 20, gap: 38, lit: true, where: (u) => 0.9 - 0.6 * u }),
    [-1, 1].map((s) => [
      `<ellipse cx="${s * 56}" cy="-8" rx="11" ry="14" fill="${house.ink}"/><circle cx="${s * 56 - 4}" cy="-13" r="4" fill="${house.card}"/>`,
      line(`M${s * 30} -58Q${s * 58} -76 ${s * 88} -56`, { stroke: hair.base, width: 9 }),
      `<circle cx="${s * 56}" cy="-4" r="40" fill="none" stroke="${house.orange}" stroke-width="7"/>`,
      `<ellipse cx="${s * 84}" cy="66" rx="24" ry="16" fill="#D8836A" opacity=".55"/>`,
    ]),
    line("M-17 -10Q0 -20 17 -10", { stroke: house.orange, width: 7 }),
    line("M2 14Q-22 48 4 54", { stroke: skin.deep, width: 7 }),
    shape("M-54 86Q0 104 58 84Q44 134 2 136Q-42 134 -54 86Z", "#7A2E26"),
    shape("M-46 90Q0 106 50 88Q46 104 2 108Q-38 106 -46 90Z", house.card),
  );

const smallDog = () =>
  group(
    { x: 752, y: 890, rotate: 9, scale: 0.49 },
    coat(head, fluff, {
      seed: 11,
      comb: awayFrom(-40, 40, 0.4),
      tuft: 60,
      gap: 36,
      dark: { gap: 44, length: 60 },
    }),
    coat(eyePatch, fawn, {
      seed: 13,
      comb: awayFrom(-40, 40, 0.3),
      tuft: 44,
      gap: 28,
      dark: { gap: 44, length: 50 },
    }),
    [ear, flip(ear)].map((side, i) =>
      coat(
        side,
        { ...fawn, base: fawn.dark, dark: fawn.deep, light: fawn.base },
        {
          seed: 7 + i,
          comb: [i ? -0.4 : 0.4, 1],
          tuft: 46,
          gap: 30,
          dark: { gap: 40, length: 60 },
          light: { gap: 48, length: 50 },
        },
      ),
    ),
    coat(
      muzzle,
      { ...fluff, base: white.light },
      { seed: 17, comb: awayFrom(-40, 20, 0.7), tuft: 50, gap: 30, dark: { gap: 40, length: 60 } },
    ),
    eye(-150, -10, 58, { side: -1, wide: 0.9 }),
    eye(96, -10, 60, { side: 1 }),
    nose(-42, 110, 66),
    line("M-42 160V196M-42 196C-70 244 -130 236 -150 206M-42 196C-14 244 50 236 72 204"),
  );

export const draw = () => [
  shape("M0 0H1200V1500H0Z", house.softOrange),
  medallion({
    cx: 600,
    cy: 680,
    rx: 470,
    ry: 560,
    fill: house.lightOrange,
    line: "#ECCDAC",
    rim: house.midOrange,
    waves: 44,
  }),
  patch(shoulders, shirt.base),
  patch(neck, skin.base),
  underChin(602, 662, 66, 50, skin.dark, { count: 13, width: 7 }),
  line("M482 726Q540 822 600 832Q660 822 720 726", { stroke: shirt.line, width: 16 }),
  patch(sleeve, "#EFE7D5"),
  patch(otherSleeve, "#EFE7D5"),
  hatch(
    outline("985 920, 1034 1080, 1030 1160"),
    outline("910 950, 940 1080, 930 1150"),
    house.deepLimestone,
    { count: 14, width: 8 },
  ),
  hatch(
    outline("350 890, 374 1040, 376 1130"),
    outline("280 910, 290 1040, 290 1130"),
    house.deepLimestone,
    { count: 13, width: 8 },
  ),
  line("M452 870Q448 790 478 726M748 870Q752 790 722 726", { stroke: house.green, width: 44 }),
  patch(bib, house.green),
  line("M446 870Q600 880 756 868", { stroke: house.softGreen, width: 6 }),
  hatch(
    outline("930 1300, 940 1420, 944 1500"),
    outline("800 1320, 810 1430, 820 1500"),
    house.green28,
    { count: 10, width: 10 },
  ),
  group({ x: 400, y: 1380, rotate: -10, scale: 0.4 }, scissors({ ring: house.midOrange })),
  group({ x: 520, y: 1400, rotate: 84, scale: 0.36 }, comb()),
  patch(
    outline("310 1400, 450 1410, 600 1400, 600 1460, 596 1600, 320 1600, 308 1460"),
    house.green41,
  ),
  line("M316 1424Q456 1434 596 1424", { stroke: house.softGreen, width: 6 }),
  person(),
  patch(otherForearm, skin.dark),
  coat(pup, fluff, {
    seed: 4,
    comb: [0.1, 1],
    tuft: 46,
    gap: 30,
    dark: { gap: 38, length: 70, where: (u) => 0.2 + 0.5 * u },
  }),
  patch(
    outline(
      "590 990, 680 1040, 780 1030, 850 970, 850 1010, 780 1080, 720 1120, 660 1090, 586 1030",
    ),
    house.blue,
  ),
  smallDog(),
  patch(forearm, skin.base),
  hatch(
    outline("250 1290, 360 1330, 500 1306, 620 1274"),
    outline("270 1240, 370 1270, 500 1256, 600 1236"),
    skin.dark,
    { count: 20, width: 7, bow: 4 },
  ),
  line("M640 1196Q672 1200 690 1212M630 1222Q664 1226 684 1236", { stroke: skin.deep, width: 6 }),
  line("M194 1196Q300 1226 384 1136", { stroke: house.limestone, width: 44 }),
  line("M1014 1190Q920 1214 848 1124", { stroke: house.limestone, width: 44 }),
];
