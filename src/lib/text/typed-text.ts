/**
 * A short value as it was meant, whatever keyboard or program it comes from: without invisible characters,
 * with plain spaces, hyphens and apostrophes, and with ordinary letters instead of full-width ones.
 */
export const plainTyping = (written: string): string =>
  written
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\p{Pd}\u2212~]/gu, "-")
    .replace(/[‘’ʼ]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
