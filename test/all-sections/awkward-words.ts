/** A word that has no place to break it, of the longest that people really write. */
export const longWord = "Kraftfahrzeughaftpflichtversicherung";

/** A name as long as somebody would still write on a door. */
export const longName =
  "The Old Farm-to-Market Road Dog Grooming Parlor, Bath House & Whisker Company of Travis County";

/** A name that is written from right to left, beside digits that aren't. */
export const rightToLeft = "مريم عبد الرحمن (3)";

/** A name with a family of one character in many parts. */
export const emoji = "👩‍👩‍👧‍👦 Poodle 🐩 & Co";

const sentence =
  "He came back smelling of lavender and slept through the storm, the first in years. ";

/** Plain text of so many letters. */
export const textOfLength = (letters: number): string =>
  sentence
    .repeat(Math.ceil(letters / sentence.length))
    .slice(0, letters)
    .trim();

/** One of each kind, over and over. */
export const names = [longName, rightToLeft, emoji, longWord, "Bo"];

/** Thirteen records, one more than any grid's rows divide by. */
export const thirteen = <Item>(item: (name: string, index: number) => Item): Item[] =>
  Array.from({ length: 13 }, (_, index) => {
    const name = names[index % names.length] ?? "";
    return item(index < names.length ? name : `${name} ${index}`, index);
  });
