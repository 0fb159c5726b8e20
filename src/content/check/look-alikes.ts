/** Letters of other alphabets that look like Latin ones. */
const letters = new Map(
  [
    ["АВЕЅІЈКМНОРСТУХаеѕіјорсухԁԛѡ", "ABESIJKMHOPCTYXaesijopcyxdqw"],
    ["ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο", "ABEZHIKMNOPTYXo"],
  ].flatMap(([theirs = "", ours = ""]) =>
    [...theirs].map((letter, index) => [letter, ours[index] ?? ""]),
  ),
);

const special =
  /[\u00a0\u2000-\u200a\u202f\u205f\u3000]|[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]|[\u2010-\u2015\u2212]|[‘’]|[\u0370-\u052f]|[\uff01-\uff5e]/u;

/** The name of a look-alike character, and the ordinary character to replace it with. */
function meaningOf(character: string): [kind: string, meant: string] {
  if (/\s/.test(character)) return ["a special space, not an ordinary one", " "];
  if (/[\p{Cf}]/u.test(character)) return ["an invisible character", ""];
  if (/[\p{Pd}\u2212]/u.test(character)) return [`“${character}”, a dash, not a hyphen`, "-"];
  if (/[‘’]/.test(character)) return [`“${character}”, a curly apostrophe`, "'"];
  const meant = letters.get(character) ?? character.normalize("NFKC");
  return [`“${character}”, a letter of another alphabet that looks like “${meant}”`, meant];
}

/** Replaces look-alike characters with ordinary ones. */
export const withOrdinaryCharacters = (text: string): string =>
  [...text]
    .map((character) => (special.test(character) ? meaningOf(character)[1] : character))
    .join("");

/**
 * Describes the first invisible problem of a text: `a special space, not an ordinary one, after
 * “9:00”`.
 *
 * @returns `undefined` if all characters are ordinary
 */
export function nameLookAlike(text: string): string | undefined {
  const match = special.exec(text);
  if (!match) return undefined;
  const [kind] = meaningOf(match[0]);
  const before = /\S{1,12}\s*$/.exec(text.slice(0, match.index))?.[0].trim();
  return kind + (before ? `, after “${before}”` : "");
}
