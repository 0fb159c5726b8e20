/** Logo and code of the poster make room for longer texts: their sizes in pixels of letter paper. */
export const posterParts = {
  logo: { smallest: 100, largest: 160 },
  /** The smallest is 2 inches, which a phone reads from a step away. */
  code: { smallest: 212, largest: 364 },
} as const;

/** Heights of the other parts, their gaps and the sheet's margin in poster.tsx. */
const fixedHeight = 196 + 44 + 48 + 7 * 6;

const textRoom = 1056 - fixedHeight - posterParts.logo.smallest - posterParts.code.smallest;

/** A longer motto has smaller letters. */
export const shortMotto = 20;

interface PosterTexts {
  motto: string;
  name: string;
  serviceArea: readonly string[];
  email: string;
  url: string;
}

/** Whether the texts fit on paper, estimated: `perLine` is how many letters of a font fit into a line. */
export function fitsOnPoster({ motto, name, serviceArea, email, url }: PosterTexts): boolean {
  const height = (text: string, perLine: number, lineHeight: number) =>
    Math.ceil(text.length / perLine) * lineHeight;
  const heights = [
    motto.length > shortMotto ? height(motto, 24, 45) : height(motto, 17, 68),
    height(name, 34, 33),
    height(serviceArea.join(" · "), 42, 27),
    height(email, 52, 27),
    height(url.replace(/^https:\/\//, ""), 52, 27),
  ];
  return heights.reduce((sum, one) => sum + one) <= textRoom;
}
