import { both, flip, sample, turn } from "../geometry.mjs";
import { awayFrom, coat, tufted } from "../fur.mjs";
import { eye, group, line, nose, shape } from "../face.mjs";
import { coats, house } from "../palette.mjs";
import { backdrop } from "./kit/backdrop.mjs";
import { outline, pair } from "./kit/outline.mjs";

export const title = "A westie with a string of holiday lights";

const { white, skin, gold } = coats;
const face = turn(-50, 420);
const snow = { ...white, dark: "#D3CFBE" };
const ear = outline("90 -290, 150 -470 .4, 250 -640 .4, 340 -500 .4, 380 -300 .6, 300 -180");
const earInside = outline("160 -310, 204 -440, 250 -560, 306 -440, 330 -310, 250 -230");
const head = both(
  outline(
    "0 -390, 160 -380, 310 -300 1.2, 410 -130 1.3, 440 70 1.3, 400 270 1.4, 270 410 1.4, 0 450 1.2",
  ),
);
const muzzle = face(
  both(outline("0 20 0, 80 30 .4, 150 100 .9, 220 220 1.2, 220 340 1.4, 120 430 1.4, 0 450 1.2")),
);
const brow = outline("20 -120 .2, 70 -180 .6, 160 -190 .9, 240 -120 1.3, 210 -60 1.3, 130 -92 .8");
const chest = outline(
  "460 1760, 480 1420, 590 1160, 820 1000, 1580 1000, 1800 1160, 1900 1420, 1930 1760",
);
const swags = [
  outline("610 1110, 720 1180, 940 1236, 1220 1246, 1480 1210, 1690 1130, 1780 1064"),
  outline("500 1330, 640 1390, 900 1436, 1220 1440, 1540 1400, 1760 1330, 1880 1270"),
];

const bulbColours = [
  { fill: house.midOrange, lit: house.lightOrange },
  { fill: house.midBlue, lit: house.lightBlue },
  { fill: gold.base, lit: gold.light },
  { fill: house.orange, lit: house.softOrange },
  { fill: house.midGreen, lit: house.lightGreen },
];

/** A bulb that hangs from its cap: 40 px of cap, 120 px of glass. */
const bulb = ({ fill, lit }) => [
  shape("M-19 -8H19V34H-19Z", house.ink),
  shape("M-24 30H24C56 62 50 108 0 150C-50 108 -56 62 -24 30Z", fill),
  shape("M-10 48C-34 72 -26 96 -10 114C-16 92 -14 70 -2 50Z", lit),
];

/** Its light on the fur: a disc that frays into rays. */
const glow = ({ lit }) => {
  const ray = (i) => {
    const radius = i % 2 ? 78 : 108;
    return `${Math.round(radius * Math.sin((i * Math.PI) / 16))} ${Math.round(88 - radius * Math.cos((i * Math.PI) / 16))}`;
  };
  return shape(`M${Array.from({ length: 32 }, (_, i) => ray(i)).join("L")}Z`, lit);
};

/** A wire through the points with a bulb every `every` samples, and apart from it their light. */
function lights(points, { every = 19, first = 8, start = 0 } = {}) {
  const path = sample(points, false);
  const wire = `M${path.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L")}`;
  const spots = path.filter((_, i) => i >= first && (i - first) % every === 0);
  const hang = (draw) =>
    spots.map(([x, y], i) =>
      group(
        { x: Math.round(x), y: Math.round(y), rotate: (i % 3) * 9 - 9, scale: 1.2 },
        draw(bulbColours[(i + start) % bulbColours.length]),
      ),
    );
  return {
    light: hang(glow),
    string: [
      line(wire, { stroke: house.green, width: 17 }),
      line(wire, { stroke: house.midGreen, width: 5 }),
      hang(bulb),
    ],
  };
}

const strings = [lights(swags[1], { first: 10, start: 2 }), lights(swags[0], { first: 6 })];

export const draw = () => [
  backdrop(house.green, {
    cx: 1200,
    cy: 780,
    rx: 630,
    fill: house.green44,
    line: house.green50,
    rim: house.softGreen,
    waves: 44,
  }),
  coat(chest, snow, {
    seed: 3,
    comb: awayFrom(1200, 700, 0.9),
    tuft: 90,
    gap: 54,
    dark: { gap: 56, length: 130, width: 9, where: (u) => 0.2 + 0.45 * u },
    light: { gap: 70, length: 110 },
  }),
  strings.map(({ light }) => light),
  strings.map(({ string }) => string),
  group(
    { x: 1200, y: 672, rotate: 6, scale: 0.96 },
    pair(ear).map((side, i) => [
      coat(side, snow, {
        seed: 7 + i,
        comb: [i ? -0.3 : 0.3, -1],
        tuft: 40,
        gap: 28,
        dark: { gap: 40, length: 50, where: () => 0.3 },
      }),
      shape(
        tufted(i ? flip(earInside) : earInside, { tuft: 30, gap: 24, comb: [0, -1], seed: 9 + i }),
        "#E9C3A4",
      ),
    ]),
    coat(head, snow, {
      seed: 11,
      comb: awayFrom(-40, 40, 0.15),
      tuft: 66,
      gap: 36,
      stiff: 0.45,
      dark: { gap: 44, length: 90, where: (u, v) => 0.12 + Math.max(0, u * 0.7 + v * 0.4 - 0.3) },
      light: { gap: 60, length: 80 },
    }),
    eye(-186, -30, 50, { side: -1, wide: 0.9, iris: "#3A2416", glow: "#6B4526" }),
    eye(104, -30, 52, { side: 1, iris: "#3A2416", glow: "#6B4526" }),
    [
      face(brow).map(([x, y, f]) => [x - 6, y - 20, f]),
      face(flip(brow)).map(([x, y, f]) => [x, y - 20, f]),
    ].map((side, i) =>
      coat(
        side,
        { ...snow, base: white.light },
        {
          seed: 21 + i,
          comb: i ? [-0.7, 0.6] : [0.7, 0.6],
          tuft: 56,
          gap: 26,
          dark: { gap: 34, length: 64, where: () => 0.4 },
          light: { gap: 400 },
        },
      ),
    ),
    shape(
      "M-104 300C-76 322 -26 322 4 300C10 376 -4 430 -50 432C-96 430 -110 376 -104 300Z",
      skin.base,
    ),
    coat(
      muzzle,
      { ...snow, base: white.light },
      {
        seed: 17,
        comb: awayFrom(-50, 60, 0.7),
        tuft: 64,
        gap: 32,
        dark: { gap: 40, length: 80, where: (u, v) => 0.15 + 0.4 * u * v },
        light: { gap: 400 },
      },
    ),
    shape(
      "M-100 292C-76 312 -26 312 0 292C6 352 -6 392 -50 394C-92 392 -106 352 -100 292Z",
      skin.base,
    ),
    line("M-50 306V352", { stroke: skin.dark, width: 8 }),
    nose(-50, 150, 82),
    line("M-50 210V256M-50 256C-84 314 -160 308 -190 266M-50 256C-14 316 64 308 92 262"),
  ),
];
