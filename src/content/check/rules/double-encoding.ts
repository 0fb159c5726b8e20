import { toWindowsByte, windowsCharacters } from "../read/windows-1252";

/** A byte that follows the first of a character in UTF-8, as Windows-1252 shows it. */
const next = `[${windowsCharacters}\u00a0-¿]`;

/** Letters, signs and emoji of UTF-8 that were read as Windows-1252. */
const doubled = new RegExp(`[ÂÃ]${next}|[âï]${next}{2}|ð${next}{3}`, "u");

/** What is left of a no-break space and an à: no word of any language ends in such a letter. */
const remains = /(?<!\p{Lu})[ÂÃ](?![\p{L}\p{M}])/u;

/** A text that was encoded twice: `â€™`. */
export interface DoubleEncoding {
  index: number;
  written: string;
  /** What was meant: `’`. */
  meant: string;
}

/** The first place where a text was encoded twice. */
export function findDoubleEncoding(text: string): DoubleEncoding | undefined {
  const match = doubled.exec(text);
  if (match) {
    const [written] = match;
    try {
      const bytes = Uint8Array.from([...written].map(toWindowsByte));
      const meant = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
      return { index: match.index, written, meant };
    } catch {
      // These characters are next to each other by chance.
    }
  }
  const rest = remains.exec(text);
  return rest ? { index: rest.index, written: rest[0], meant: "" } : undefined;
}
