/** Fills two columns as well as three. */
export const reviewsPerListPage = 12;

const dogs = ["retriever", "poodle", "schnauzer", "corgi", "dachshund", "spaniel"] as const;

/** The path of the drawn dog next to a review without a picture; it depends only on the author. */
export function avatarPath(author: string): string {
  const hash = [...author].reduce(
    (sum, letter) => (5 * sum + (letter.codePointAt(0) ?? 0)) % 9973,
    0,
  );
  return `/avatars/${dogs[hash % dogs.length]}.svg`;
}

/** Where a review was written: a name with a capital letter, or a phrase. */
export const reviewSourcePattern = /^(?:[\p{Lu}\p{N}]|(?:in|at|by|from) )/u;

/** Where a review was written, as shown after its date: `on Google`, or `in the shop`. */
export const formatReviewSource = (source: string): string =>
  /^[a-z]/.test(source) ? source : `on ${source}`;
