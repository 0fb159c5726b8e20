import { shape } from "../../face.mjs";
import { crescents, curled } from "../../fur.mjs";
import { house } from "../../palette.mjs";

/** A heap of foam whose shaded bubbles stay inside its outline. */
export const lather = (points, { size = 90, seed = 1, shadow = house.softBlue } = {}) => [
  shape(curled(points, { size, seed }), house.card),
  crescents(points, shadow, {
    size: size * 0.3,
    gap: size * 0.95,
    width: 6,
    seed: seed + 1,
    where: (u, v) => 0.3 + 0.6 * v,
  }),
];
