interface Braid {
  /** Length of the band that the strands fill. */
  length: number;
  /** Height of the waves above and below the middle. */
  reach: number;
  /** Whole waves along the band, so that it ends as it begins. */
  waves: number;
  /** Strands, divided evenly over one wave. */
  strands: number;
}

const short = (value: number) => String(Math.round(value * 10) / 10);

/** Share of half a wave at which a cubic curve's handles stand to follow a sine. */
const handle = 0.3642;

/** Sine waves along the x axis that cross each other, as one path; they overhang both ends. */
export function braidPath({ length, reach, waves, strands }: Braid): string {
  const half = length / waves / 2;
  const strand = (index: number) => {
    const start = -2 * half + (index / strands) * 2 * half;
    const halfWaves = Array.from({ length: 2 * waves + 2 }, (_, step) => {
      const rise = step % 2 === 0 ? 2 * reach : -2 * reach;
      const [first, second] = [handle * half, (1 - handle) * half].map(short);
      return `c${first} 0 ${second} ${short(rise)} ${short(half)} ${short(rise)}`;
    });
    return `M${short(start)} ${short(-reach)}${halfWaves.join("")}`;
  };
  return Array.from({ length: strands }, (_, index) => strand(index)).join("");
}

/** Points to a loop, enough to look like a curve. */
const smooth = 24;

/** A rosette round the origin: a ring of loops, drawn in one line that ends where it began. */
export function rosettePath(radius: number, loops: number): string {
  const points = Array.from({ length: loops * smooth }, (_, step) => {
    const angle = (step / smooth) * ((2 * Math.PI) / loops) * 5; // five turns cross each other
    const distance = radius * (0.62 + 0.38 * Math.cos((angle * loops) / 5));
    return `${short(distance * Math.sin(angle))} ${short(-distance * Math.cos(angle))}`;
  });
  return `M${points.join("L")}z`;
}
