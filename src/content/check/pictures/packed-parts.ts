import { constants, inflateSync } from "node:zlib";

/** The start of compressed data: a PDF stream or a PNG text chunk. */
const compressed = /stream\r?\n|zTXt[^\0]{1,79}\0\0|iTXt[^\0]{1,79}\0[^\0]\0[^\0]*\0[^\0]*\0/g;
/** Metadata that ImageMagick stores as digits. */
const hexadecimal = /\n(?:exif|app1|iptc|8bim|xmp)\s+\d+\s+([\da-f\s]+)/gi;
/** A photo embedded in an SVG or an HTML page. */
const dataUrl = /data:image\/[\w.+-]+(?:;[\w=-]+)*;base64,((?:[\w+/=\s]|&#\w+;|%[\da-f]{2})+)/gi;

const maxOutputLength = 100_000_000;

function inflate(bytes: Buffer): Buffer[] {
  try {
    return [inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength })];
  } catch {
    return [];
  }
}

const decodeBase64 = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/&#\w+;|\s/g, "")
      .replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    "base64",
  );

/**
 * Decodes the parts of a file that are compressed, written as digits, or in a `data:` URL.
 *
 * @param text the bytes, one character each
 */
export function* partsIn(bytes: Buffer, text: string): Generator<Buffer> {
  for (const { index, 0: start } of text.matchAll(compressed))
    yield* inflate(bytes.subarray(index + start.length));
  for (const [, digits = ""] of text.matchAll(hexadecimal))
    yield Buffer.from(digits.replace(/\s/g, ""), "hex");
  for (const [, data = ""] of text.matchAll(dataUrl)) yield decodeBase64(data);
}
