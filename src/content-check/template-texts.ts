/** How the texts begin that `npm run new:post` puts where the owner's belong. */
export const templateStart = "Replace this with ";

/** What stands in the body of a new post, and never in one that visitors read. */
export const templateLines: readonly string[] = [
  "Begin here. An empty line starts a new paragraph.",
  "## A heading for the next part",
  "Two hashes make a heading, one dash a line of a list:",
  "- **two stars** around words make them bold",
  "- [a link](/sales/) has its words in brackets and its address in parentheses",
  "Delete what you don't need.",
];
