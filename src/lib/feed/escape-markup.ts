const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Characters that XML forbids, however they are written. */
// eslint-disable-next-line no-control-regex -- these are the ones
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Words as the text or the attribute of an HTML or XML element. */
export const escapeMarkup = (words: string): string =>
  words.replace(forbidden, "").replace(/[&<>"]/g, (character) => entities[character] ?? character);
