const dogs = ["retriever", "poodle", "schnauzer", "corgi", "dachshund", "spaniel"] as const;

export const avatarDogs = [...dogs, "chihuahua"] as const;

interface AvatarChoice {
  author: string;
  avatar?: string | null;
  award?: string | null;
}

/** The index in `static/avatars.png`: a seal for an award, the named dog, or a dog by the author's name. */
export function avatarIndex({ author, avatar, award }: AvatarChoice): number {
  if (award) return avatarDogs.length;
  if (avatar) return avatarDogs.findIndex((name) => name === avatar);
  let hash = 0;
  for (const letter of author) hash = (5 * hash + letter.codePointAt(0)!) % 9973;
  return hash % dogs.length;
}

export const reviewSourcePattern = /^(?:[\p{Lu}\p{N}]|(?:in|at|by|from) )/u;

export const formatReviewSource = (source: string): string =>
  /^[a-z]/.test(source) ? source : `on ${source}`;
