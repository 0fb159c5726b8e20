import { group, line } from "../../face.mjs";
import { coat } from "../../fur.mjs";
import { smooth } from "./coats.mjs";
import { outline } from "./outline.mjs";

const front = outline(
  "0 -112 .3, -58 -100 .3, -94 -50 .3, -102 10 .3, -96 76 .4, -60 118 .4, 0 128 .3, 60 118 .4, 96 76 .4, 102 10 .3, 94 -50 .3, 58 -100 .3",
);

/** A forepaw over an edge: 200 px wide, toes down. */
export const paw = (x, y, tones, { rotate = 0, scale = 1, seed = 5 } = {}) =>
  group(
    { x, y, rotate, scale },
    coat(front, tones, { seed, comb: [0, 1], ...smooth }),
    line("M-34 66V118M34 66V118", { stroke: tones.deep, width: 10 }),
  );
