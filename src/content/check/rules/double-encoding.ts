import { toWindowsByte, windowsCharacters } from "../read/windows-1252";

/** A continuation byte of UTF-8, as Windows-1252 shows it. */
const next = `[${windowsCharacters}\u00a0-¿]`;

/** Letters, signs and emoji in UTF-8 that were read as Windows-1252. */
const doubled = new RegExp(`[ÂÃ]${next}|[âï]${next}{2}|ð${next}{3}`, "u");

/** Remains of a no-break space or an à: no word of any language ends in such a letter. */
const remains = /(?<!\p{Lu})[ÂÃ](?![\p{L}\p{M}])/u;

/** A text that was encoded twice: `â€™`. */
export interface DoubleEncoding {
  index: number;
  written: string;
  /** The original character: `’`. */
  meant: string;
}

/** Finds the first text that was encoded twice. */
export function findDoubleEncoding(text: string): DoubleEncoding | undefined {
  const match = doubled.exec(text);
  if (match) {
    const [written] = match;
    try {
      const bytes = Uint8Array.from([...written].map(toWindowsByte));
      const meant = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
      return { index: match.index, written, meant };
    } catch {
      // The characters are next to each other by chance.
    }
  }
  const rest = remains.exec(text);
  return rest ? { index: rest.index, written: rest[0], meant: "" } : undefined;
}
