// The package's bare name is a deprecated module of Node.js.
import punycode from "punycode/punycode.js";

/** Letters of European languages and Vietnamese, except look-alikes such as `ı`. */
const latin =
  /^[a-z0-9_\u00df-\u00f6\u00f8-\u00ff\u0100-\u0130\u0132-\u0137\u0139-\u0148\u014a-\u017e\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u1e00-\u1eff-]+$/;

/** Scripts that one word may combine: https://www.unicode.org/reports/tr39/#Restriction_Level_Detection */
const withLatin = [
  ["Han", "Hiragana", "Katakana"],
  ["Han", "Bopomofo"],
  ["Han", "Hangul"],
];

const withoutLatin =
  "Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan";

const ofScripts = (scripts: readonly string[], others: string): RegExp =>
  new RegExp(`^[${others}${scripts.map((name) => `\\p{scx=${name}}`).join("")}]+$`, "u");

const alphabets = [
  latin,
  ...withLatin.map((scripts) => ofScripts(scripts, "a-z0-9-")),
  ...withoutLatin.split(" ").map((script) => ofScripts([script], "0-9-")),
];

/**
 * Letters of other alphabets that look like Latin ones. Browsers also distrust words that consist
 * only of these.
 */
const lookAlikes = [
  { alphabet: /\p{scx=Cyrillic}/u, letters: /^[асԁеһіјӏорԛѕԝхуъьҽпгѵѡ0-9-]+$/ },
  { alphabet: /\p{scx=Greek}/u, letters: /^[αικνρυωηοτγ0-9-]+$/ },
  { alphabet: /\p{scx=Armenian}/u, letters: /^[ագզէլհյոսւօցք0-9-]+$/ },
];

function isConfusable(label: string, topLevel: string): boolean {
  // Signs such as ∕ look like the end of the host name.
  if (!/^[\p{L}\p{M}\p{Nd}_-]+$/u.test(label)) return true;
  if (!alphabets.some((letters) => letters.test(label))) return true;
  return lookAlikes.some(
    ({ alphabet, letters }) =>
      alphabet.test(label) && letters.test(label) && !alphabet.test(topLevel),
  );
}

/** A host name in readable form: `bücher.example` for `xn--bcher-kva.example`. */
export function toReadableHost(hostName: string): string {
  try {
    const readable = punycode.toUnicode(hostName);
    return /\p{C}/u.test(readable) ? hostName : readable;
  } catch {
    return hostName;
  }
}

/**
 * Whether a host name can be mistaken for another: it mixes alphabets, or consists of look-alike
 * letters. A name in one alphabet, such as `пример.example`, can't.
 */
export function isMisleadingHost(hostName: string): boolean {
  const labels = toReadableHost(hostName.toLowerCase()).replace(/\.$/, "").split(".");
  const topLevel = labels.at(-1) ?? "";
  return labels.some((label) => label.startsWith("xn--") || isConfusable(label, topLevel));
}
