/**
 * Normalizes a short value from any keyboard or program: removes invisible characters, and replaces
 * special spaces, hyphens and apostrophes and full-width letters with ordinary ones.
 */
export const normalizeTyping = (written: string): string =>
  written
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\p{Pd}\u2212~]/gu, "-")
    .replace(/[‘’ʼ]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
