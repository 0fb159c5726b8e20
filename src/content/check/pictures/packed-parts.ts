import { constants, inflateSync } from "node:zlib";

/** Before compressed data: a stream of a PDF, a text chunk of a PNG. */
const compressed =
  /stream\r?\n|zTXt[^\0]{1,79}\0\0|iTXt[^\0]{1,79}\0[^\0]\0[^\0]*\0[^\0]*\0/g;
/** Metadata that ImageMagick stores as digits. */
const hexadecimal = /\n(?:exif|app1|iptc|8bim|xmp)\s+\d+\s+([\da-f\s]+)/gi;
/** A photo that is stored in a drawing or a page. */
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
 * What a file contains in another form: compressed, as digits, or in a `data:` URL.
 *
 * @param text the bytes, each as one character
 */
export function* partsIn(bytes: Buffer, text: string): Generator<Buffer> {
  for (const { index, 0: start } of text.matchAll(compressed))
    yield* inflate(bytes.subarray(index + start.length));
  for (const [, digits = ""] of text.matchAll(hexadecimal))
    yield Buffer.from(digits.replace(/\s/g, ""), "hex");
  for (const [, data = ""] of text.matchAll(dataUrl)) yield decodeBase64(data);
}
