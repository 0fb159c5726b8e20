import { house } from "./palette.mjs";
import { round } from "./geometry.mjs";

/**
 * An almond eye with a wet highlight. `side` is 1 for the eye on the right of
 * the picture, -1 for the left one; `wide` narrows the far eye of a turned head.
 */
export function eye(
  x,
  y,
  r,
  { side = 1, iris = "#5B3216", glow = "#9A5F2C", wide = 1, tilt = 0, rim = house.ink } = {},
) {
  const scale = `scale(${round(side * wide * r) / 100} ${r / 100})`;
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${tilt * side}) ${scale}">
<path fill="${rim}" d="M-124 30C-96 -58 -58 -106 8 -106C76 -106 114 -60 126 -18C110 64 66 104 4 104C-58 104 -98 66 -124 30Z"/>
<circle r="84" cy="-2" fill="${iris}"/><path fill="${glow}" d="M-70 16A72 72 0 0 0 70 16A84 84 0 0 1 -70 16Z"/>
<circle r="54" cy="-6" fill="${house.ink}"/>
<g fill="${house.card}"><circle cx="${-30 * side}" cy="-36" r="29"/><circle cx="${34 * side}" cy="34" r="11"/></g></g>`;
}

/** A nose, `w` pixels from the middle to either side, with nostrils and a shine. */
export function nose(x, y, w, { fill = house.ink, shine = "#66706B", turn = 0 } = {}) {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${w / 100})">
<path fill="${fill}" d="M-64 -70C-30 -84 30 -84 64 -70C100 -56 112 -20 94 14C80 42 48 50 26 62C14 70 8 76 0 76C-8 76 -14 70 -26 62C-48 50 -80 42 -94 14C-112 -20 -100 -56 -64 -70Z"/>
<path fill="${shine}" d="M${-52 + turn} -58C-24 -70 16 -68 ${42 + turn} -60C20 -46 -26 -44 ${-52 + turn} -58Z"/>
<path fill="#000" opacity=".55" d="M-30 14C-44 -8 -74 -4 -80 12C-66 26 -46 28 -30 14ZM30 14C44 -8 74 -4 80 12C66 26 46 28 30 14Z"/></g>`;
}

/** A line with round ends, for lips and lids. */
export const line = (d, { stroke = house.ink, width = 12 } = {}) =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

/** A flat shape. */
export const shape = (d, fill, extra = "") =>
  `<path fill="${fill}" d="${d}" ${extra}/>`.replace(" />", "/>");

/** A group that is moved, turned and sized as one. */
export const group = ({ x = 0, y = 0, rotate = 0, scale = 1 }, ...parts) =>
  `<g transform="translate(${x} ${y}) rotate(${rotate}) scale(${scale})">\n${parts.flat().join("\n")}\n</g>`;
