import { line } from "../../face.mjs";
import { round } from "../../geometry.mjs";
import { house } from "../../palette.mjs";

const almond =
  "M-124 30C-96 -58 -58 -106 8 -106C76 -106 114 -60 126 -18C110 64 66 104 4 104C-58 104 -98 66 -124 30Z";
const white =
  "M-98 24C-76 -50 -46 -84 8 -84C62 -84 92 -48 102 -14C88 54 54 82 4 82C-46 82 -78 54 -98 24Z";

/**
 * An eye that looks somewhere: like `eye`, but with its iris moved by (dx, dy)
 * hundredths of its radius over the white. `lid` is the colour of a heavy upper lid.
 */
export function look(x, y, r, options = {}) {
  const {
    side = 1,
    dx = 0,
    dy = 0,
    iris = "#5B3216",
    glow = "#9A5F2C",
    wide = 1,
    tilt = 0,
    lid,
  } = options;
  const [px, py] = [dx * side, dy];
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${tilt * side}) scale(${round(side * wide * r) / 100} ${r / 100})">
<path fill="${house.ink}" d="${almond}"/><path fill="${house.card}" d="${white}"/>
<circle cx="${px}" cy="${py}" r="66" fill="${iris}"/><path fill="${glow}" d="M${px - 56} ${py + 12}A57 57 0 0 0 ${px + 56} ${py + 12}A66 66 0 0 1 ${px - 56} ${py + 12}Z"/>
<circle cx="${px}" cy="${py - 4}" r="44" fill="${house.ink}"/>
<g fill="${house.card}"><circle cx="${px - 24 * side}" cy="${py - 28}" r="22"/><circle cx="${px + 26 * side}" cy="${py + 26}" r="9"/></g>
${lid ? `<path fill="${lid}" d="M-134 26C-104 -72 -64 -120 8 -120C84 -120 126 -66 136 -22C70 -40 -50 -30 -134 26Z"/><path fill="none" stroke="${house.ink}" stroke-width="20" stroke-linecap="round" d="M-124 22C-50 -32 60 -42 128 -22"/>` : ""}</g>`;
}

/** An eye shut in bliss: a bow of `w` pixels to either side. */
export const shut = (x, y, w, width = 15) =>
  line(`M${x - w} ${y + w * 0.3}Q${x} ${y - w * 0.75} ${x + w} ${y + w * 0.3}`, { width });
