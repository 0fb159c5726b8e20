import type { ErrorWords } from "../content-error";
import { shorten } from "../words";

/** What a syntax error means, and whether the rest of the file can be read in spite of it. */
export interface JsonError extends ErrorWords {
  /** Position in the text that the owner must change. */
  offset: number;
  readable: boolean;
}

/** Says in plain words what a piece of a JSON file is that is neither text, number nor bracket. */
export function explainInvalidSymbol(symbol: string, offset: number): JsonError {
  const at = { offset, found: shorten(symbol), readable: false };
  if (/^['‘’“”]/.test(symbol)) {
    return {
      ...at,
      expected: 'straight double quotes "…"',
      fix: 'replace the quotes around it by "',
    };
  }
  if (/^(true|false|null)$/i.test(symbol)) {
    return {
      ...at,
      expected: symbol.toLowerCase(),
      fix: `write it in lower case: ${symbol.toLowerCase()}`,
    };
  }
  if (symbol.startsWith("$")) {
    return { ...at, expected: "a plain number", fix: "leave out the dollar sign" };
  }
  if (symbol.startsWith("\uFEFF")) {
    const fix = "save the file as UTF-8 without BOM";
    return { ...at, found: "an invisible mark at the start of the file", expected: "[ or {", fix };
  }
  if (/^[\s\p{Cc}\p{Cf}]/u.test(symbol)) {
    const code = (symbol.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    const found = `a blank that is none, U+${code}`;
    return {
      ...at,
      found,
      expected: "ordinary blanks",
      fix: "delete it, and press the space bar",
    };
  }
  const fix = `put quotes around it: "${shorten(symbol)}"; inside a text, write \\" for each quote`;
  return { ...at, expected: "a value or a field name in quotes", fix };
}
