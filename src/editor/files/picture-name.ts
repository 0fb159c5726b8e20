/** Maximum length of a picture's name, without its extension. */
const longest = 60;

/** The part of a file name that determines the URL: names that differ only in the rest share one URL. */
const stemOf = (name: string): string => name.replace(/\.[^.]*$/, "").toLowerCase();

/** Letters, digits, single hyphens and underscores of a name, which are safe in a URL. */
const cleanStem = (name: string): string =>
  stemOf(name)
    .normalize("NFKD")
    .replaceAll("ß", "ss")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9_]+/g, "-")
    .replaceAll(/[-_]*-[-_]*|_+/g, (marks) => (marks.includes("-") ? "-" : "_"))
    .slice(0, longest)
    .replaceAll(/^[-_]+|[-_]+$/g, "");

/**
 * A valid name for a picture: `_MG_4022.JPG` → `mg_4022.jpg`. No other picture in the folder gets
 * the same URL, regardless of its format.
 *
 * @param taken the names in the folder
 */
export function pictureFileName(name: string, taken: readonly string[]): string {
  const [, ending = ""] = /\.([a-z0-9]{1,5})$/i.exec(name) ?? [];
  // A photo without an extension. Programs detect its format by its content.
  const extension = ending.toLowerCase() || "jpg";
  const stem = cleanStem(ending ? name : `${name}.`) || "photo";
  const stems = new Set(taken.map(stemOf));
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? stem : `${stem}-${number}`;
    if (!stems.has(free)) return `${free}.${extension}`;
  }
}
