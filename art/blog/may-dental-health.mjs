import { both } from "../geometry.mjs";
import { awayFrom, coat, tufted } from "../fur.mjs";
import { hatch } from "../engraving.mjs";
import { eye, group, line, nose, shape } from "../face.mjs";
import { coats, house } from "../palette.mjs";
import { patch } from "../props.mjs";
import { backdrop } from "./kit/backdrop.mjs";
import { smooth } from "./kit/coats.mjs";
import { lather } from "./kit/lather.mjs";
import { outline, pair } from "./kit/outline.mjs";

export const title = "A pit bull with a wide smile and a toothbrush";

const { merle, steel, white, skin } = coats;
const blue = { ...steel, base: "#6C7C86", dark: steel.base, light: merle.base };
const head = both(
  outline("0 -330, 150 -332, 272 -275, 352 -130, 412 30, 420 180, 380 330, 260 440, 0 470"),
);
const ear = outline(
  "150 -300 0, 205 -400 .4, 290 -462 .5, 390 -450 .6, 478 -350 .8, 506 -236 1, 430 -232 .8, 360 -190 .3, 270 -180 0",
);
const earInside = outline("262 -400, 360 -420, 450 -330, 484 -246, 420 -262, 350 -300, 290 -340");
const blaze = both(
  outline(
    "0 -338 .2, 40 -316 .3, 26 -180 .5, 36 -70 .5, 110 20 .4, 220 90 .4, 300 168 .3, 286 244 .2, 224 290 .1, 140 296 0, 60 274 0, 0 246 0",
  ),
);
const jaw = both(outline("0 240 0, 262 200 0, 304 222 0, 314 300 .3, 268 460, 146 584, 0 610"));
const mouth = both(
  outline("0 236, 150 270, 250 240, 284 190, 296 240, 270 370, 198 478, 100 532, 0 544"),
);
const tongue = both(outline("0 392, 70 366, 150 372, 190 430, 160 500, 84 540, 0 548"));
const chest = outline(
  "420 1760, 500 1480, 680 1260, 900 1180, 1400 1180, 1620 1260, 1800 1480, 1880 1760",
);
const bib = outline("820 1760, 850 1500, 960 1320, 1140 1260, 1320 1320, 1430 1500, 1470 1760");

/** Teeth hang from y = top(x): six small ones in front, a fang on each side, three behind it. */
function teeth() {
  const top = (x) => 236 + 44 * Math.sin(Math.min(1, Math.abs(x) / 290) * Math.PI) ** 0.9;
  const tooth = (x, w, h) =>
    `M${x - w} ${top(x) - 20}L${x - w} ${top(x) + h * 0.5}Q${x - w} ${top(x) + h} ${x} ${top(x) + h}Q${x + w} ${top(x) + h} ${x + w} ${top(x) + h * 0.5}L${x + w} ${top(x) - 20}Z`;
  const fang = (x) =>
    `M${x - 31} ${top(x) - 20}Q${x - 26} ${top(x) + 80} ${x - Math.sign(x) * 6} ${top(x) + 116}Q${x + 26} ${top(x) + 80} ${x + 31} ${top(x) - 20}Z`;
  const row = [-110, -66, -22, 22, 66, 110].map((x) => tooth(x, 20, 66 - Math.abs(x) * 0.08));
  const back = [-262, -216, 216, 262].map((x) => tooth(x, 21, 62 - (Math.abs(x) - 200) * 0.3));
  return shape([...row, ...back, fang(-162), fang(162)].join(""), house.card);
}

/** A toothbrush, bristles up at the left end, handle to the right. */
const toothbrush = () => [
  shape("M-96 6L-104 -84L96 -84L92 6Z", house.card),
  line("M-70 -4L-74 -78M-36 -4L-38 -78M0 -4V-78M36 -4L37 -78M68 -4L71 -78", {
    stroke: house.softBlue,
    width: 8,
  }),
  shape("M-101 -50L-104 -84L96 -84L94 -50Z", house.softGreen),
  shape(
    "M-120 0Q-128 -8 -90 -10H120C220 -10 250 4 330 2C480 -6 640 -30 1300 -34V70C700 72 460 66 330 46C250 38 210 42 110 42H-90Q-136 36 -120 0Z",
    house.blue,
  ),
  shape(
    "M-112 26C-60 34 120 30 210 30C330 30 520 58 1300 50V70C700 72 460 66 330 46C250 38 210 42 110 42H-90Q-110 40 -112 26Z",
    house.blue33,
  ),
  line("M520 8C620 2 760 -6 980 -8", { stroke: house.softBlue, width: 14 }),
];

const sparkle = (x, y, r) =>
  shape(
    `M${x} ${y - r}Q${x + r * 0.12} ${y - r * 0.12} ${x + r} ${y}Q${x + r * 0.12} ${y + r * 0.12} ${x} ${y + r}Q${x - r * 0.12} ${y + r * 0.12} ${x - r} ${y}Q${x - r * 0.12} ${y - r * 0.12} ${x} ${y - r}Z`,
    house.card,
  );

export const draw = () => [
  backdrop(house.midOrange, {
    cx: 1140,
    cy: 800,
    rx: 640,
    fill: house.softOrange,
    line: "#E3AB7F",
    rim: house.lightOrange,
  }),
  coat(chest, blue, { seed: 3, comb: [0.1, 1], ...smooth }),
  coat(bib, white, { seed: 5, comb: [0, 1], ...smooth, tuft: 40 }),
  group(
    { x: 1140, y: 720, rotate: -5, scale: 1.32 },
    pair(ear).map((side, i) =>
      coat(
        side,
        { ...blue, base: blue.dark, dark: blue.deep, light: blue.base },
        { seed: 7 + i, comb: [i ? -0.4 : 0.4, 1], ...smooth },
      ),
    ),
    pair(earInside).map((side) => [
      patch(side, skin.light),
      hatch([side[0], side[6], side[5]], [side[1], side[2], side[3]], skin.base, {
        count: 9,
        width: 9,
        bow: -8,
      }),
    ]),
    coat(head, blue, { seed: 11, comb: awayFrom(0, 40, 0.3), ...smooth }),
    shape(tufted(jaw, { tuft: 16, gap: 28, seed: 13 }), white.base),
    hatch(outline("288 350, 250 440, 150 566"), outline("262 340, 214 420, 110 540"), white.dark, {
      count: 14,
    }),
    patch(mouth, "#5A2023"),
    patch(tongue, skin.base),
    line("M0 410V500", { stroke: skin.dark, width: 9 }),
    teeth(),
    coat(blaze, white, {
      seed: 15,
      comb: awayFrom(0, 60, 0.2),
      ...smooth,
      tuft: 22,
      dark: { gap: 54, length: 44, where: (u, v) => (v < 0.7 ? u * 0.3 : 0) },
    }),
    hatch(outline("150 110, 216 150, 262 210"), outline("90 150, 140 196, 180 250"), white.dark, {
      count: 9,
    }),
    line(
      "M-322 132Q-312 190 -286 240Q-236 298 -140 298Q-50 290 0 246Q50 290 140 298Q236 298 286 240Q312 190 322 132",
      { width: 12 },
    ),
    shape(
      "M-150 150a9 9 0 1 0 .1 0ZM-110 190a9 9 0 1 0 .1 0ZM-180 200a9 9 0 1 0 .1 0ZM110 190a9 9 0 1 0 .1 0ZM150 150a9 9 0 1 0 .1 0ZM180 200a9 9 0 1 0 .1 0Z",
      white.deep,
    ),
    eye(-178, -50, 54, { side: -1 }),
    eye(178, -50, 54, { side: 1 }),
    line("M-250 -138Q-190 -176 -128 -146M250 -138Q190 -176 128 -146", {
      stroke: blue.deep,
      width: 10,
    }),
    nose(0, 100, 98),
    line("M0 170V246"),
    group({ x: 108, y: 398, rotate: 15, scale: 1.12 }, toothbrush()),
    lather(outline("150 372, 176 316, 236 308, 282 348, 276 396, 216 420, 164 408"), {
      seed: 3,
      size: 46,
    }),
    lather(outline("-40 372, -20 340, 16 350, 24 384, -4 402, -36 398"), {
      seed: 6,
      size: 30,
    }),
  ),
  sparkle(520, 1080, 84),
  sparkle(424, 990, 44),
];
