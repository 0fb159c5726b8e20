/** The address of all reviews. */
export const reviewsPath = "/reviews/";

/** How many reviews a page of all of them shows; two columns and three are both filled by it. */
export const reviewsPerListPage = 12;

const dogs = ["retriever", "poodle", "schnauzer", "corgi", "dachshund", "spaniel"] as const;

/** The address of the drawn dog beside a review without a picture: always the same one for one author. */
export function avatarOf(author: string): string {
  const hash = [...author].reduce(
    (sum, letter) => (5 * sum + (letter.codePointAt(0) ?? 0)) % 9973,
    0,
  );
  return `/avatars/${dogs[hash % dogs.length]}.svg`;
}

/** Where a review was written: a name with a capital letter, or words that say it by themselves. */
export const reviewPlace = /^(?:[\p{Lu}\p{N}]|(?:in|at|by|from) )/u;

/** Where a review was written, as it stands behind its date: `on Google`, or `in the shop`. */
export const placeInWords = (place: string): string =>
  /^[a-z]/.test(place) ? place : `on ${place}`;
