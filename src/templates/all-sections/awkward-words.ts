/** One of the longest words in real use, without a position to break it. */
export const longWord = "Kraftfahrzeughaftpflichtversicherung";

/** A name as long as a sign on a door could be. */
export const longName =
  "The Old Farm-to-Market Road Dog Grooming Parlor, Bath House & Whisker Company of Travis County";

/** A right-to-left name next to left-to-right digits. */
export const rightToLeft = "مريم عبد الرحمن (3)";

/** A name with an emoji of several code points. */
export const emoji = "👩‍👩‍👧‍👦 Poodle 🐩 & Co";

const sentence =
  "He came back smelling of lavender and slept through the storm, the first in years. ";

/** Plain text of this length, in characters. */
export const textOfLength = (letters: number): string =>
  sentence
    .repeat(Math.ceil(letters / sentence.length))
    .slice(0, letters)
    .trim();

/** One name of each kind. */
export const names = [longName, rightToLeft, emoji, longWord, "Bo"];

/** Thirteen records, so that no grid's last row is full. */
export const thirteen = <Item>(item: (name: string, index: number) => Item): Item[] =>
  Array.from({ length: 13 }, (_, index) => {
    const name = names[index % names.length] ?? "";
    return item(index < names.length ? name : `${name} ${index}`, index);
  });
