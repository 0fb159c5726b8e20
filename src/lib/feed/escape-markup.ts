const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Characters that XML forbids even as escapes. */
// eslint-disable-next-line no-control-regex -- these are the ones
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes text for an HTML or XML element or attribute. */
export const escapeMarkup = (words: string): string =>
  words.replace(forbidden, "").replace(/[&<>"]/g, (character) => entities[character] ?? character);
