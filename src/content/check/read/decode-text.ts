import { type ErrorText, lineAt } from "../errors";
import { decodeWindows1252 } from "./windows-1252";

/** A file's text, and the error if its encoding is wrong. */
export interface DecodedText {
  text: string;
  error?: ErrorText & { line: number };
}

const expected = "the encoding UTF-8";

const fix =
  "open the file in the program that wrote it, and save it as UTF-8. In Notepad, choose “Save as” and the encoding UTF-8. In TextEdit, save it as plain text";

const utf16 = (bytes: Uint8Array, encoding: "utf-16le" | "utf-16be"): DecodedText => ({
  text: new TextDecoder(encoding).decode(bytes),
  error: { line: 1, found: "the encoding UTF-16, which Windows calls Unicode", expected, fix },
});

/** In UTF-16, every other byte of Latin letters is zero. */
function hasZeros(bytes: Uint8Array, from: 0 | 1): boolean {
  const every = bytes.subarray(0, 400).filter((_, index) => index % 2 === from);
  return every.length > 4 && every.filter((byte) => byte === 0).length > every.length / 2;
}

/**
 * Decodes a file. Other encodings than UTF-8 are errors, because Gatsby and browsers would show
 * "�". Their text is decoded with the most likely encoding, so that the check can continue.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || hasZeros(bytes, 1)) return utf16(bytes, "utf-16le");
  if ((first === 0xfe && second === 0xff) || hasZeros(bytes, 0)) return utf16(bytes, "utf-16be");
  try {
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    const text = decodeWindows1252(bytes);
    const at = text.search(/[^\0-\u007f]/);
    const found = "an old encoding, such as Windows-1252 (ANSI)";
    return { text, error: { line: lineAt(text, at), found, expected, fix } };
  }
}
