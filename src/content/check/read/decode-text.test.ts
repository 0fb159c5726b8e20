import { decodeText } from "./decode-text";

const text = '---\ntitle: "Rex’s café"\n---\n\n“Olé” – 10 °F €5\n';

const utf16 = (bom: boolean, isBig: boolean) => {
  const bytes = Buffer.from(`${bom ? "\ufeff" : ""}${text}`, "utf16le");
  return isBig ? bytes.swap16() : bytes;
};

/** Encodes a text as Windows-1252. */
const windows1252 = Buffer.from(
  [...text].map((letter) => {
    const special: Record<string, number> = { "’": 146, "“": 147, "”": 148, "–": 150, "€": 128 };
    return special[letter] ?? letter.charCodeAt(0);
  }),
);

test.each([
  ["UTF-8", Buffer.from(text)],
  ["UTF-8 with a byte order mark", Buffer.from(`\ufeff${text}`)],
])("%s is read unchanged", (_, bytes) => {
  const { text: read, error } = decodeText(bytes);
  expect(read.replace("\ufeff", "")).toBe(text);
  expect(error).toBeUndefined();
});

test.each([
  ["UTF-16 with a byte order mark", utf16(true, false), /UTF-16/, 1],
  ["big-endian UTF-16 with a byte order mark", utf16(true, true), /UTF-16/, 1],
  ["UTF-16 without a byte order mark", utf16(false, false), /UTF-16/, 1],
  ["big-endian UTF-16 without a byte order mark", utf16(false, true), /UTF-16/, 1],
  ["Windows-1252", windows1252, /Windows-1252/, 2],
])("%s is refused, but decoded correctly", (_, bytes, found, line) => {
  const decoded = decodeText(bytes);
  expect(decoded.text).toBe(text);
  expect(decoded.error).toMatchObject({ line, expected: "the encoding UTF-8" });
  expect(decoded.error?.found).toMatch(found);
  expect(decoded.error?.fix).toContain("save it as UTF-8");
});

test.each(["", "a", "ab", "{}", "[\n]\n", "été", "日本語", "🐶"])("%j is UTF-8", (short) => {
  expect(decodeText(Buffer.from(short))).toEqual({ text: short });
});
