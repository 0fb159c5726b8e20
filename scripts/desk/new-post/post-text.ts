import { Document, isMap, isSeq, type Pair, type Scalar } from "yaml";
import type { Post } from "../../../src/content-model/entities/articles";

/** What stands where the owner's own words belong; npm run check lists it. */
export const placeholderText = {
  preview:
    "Replace this with two sentences that say what the post tells and why it is worth reading.",
  imageAlt: "Replace this with what the cover shows",
};

const body = `
Begin here. An empty line starts a new paragraph.

## A heading for the next part

Two hashes make a heading, one dash a line of a list:

- **two stars** around words make them bold
- [a link](/sales/) has its words in brackets and its address in parentheses

Delete what you don't need.
`;

/**
 * Writes index.mdx of a new post.
 *
 * @param post its front matter, in the order in which it is written
 */
export function postText(post: Post): string {
  // The older YAML quotes days, which would otherwise be read as dates by some.
  const document = new Document(post, { version: "1.1" });
  if (isMap(document.contents)) {
    for (const { value } of document.contents.items as Pair<Scalar>[]) {
      if (isSeq(value)) value.flow = true;
    }
  }
  const frontMatter = document.toString({
    directives: false,
    lineWidth: 0,
    flowCollectionPadding: false,
  });
  return `---\n${frontMatter}---\n${body}`;
}
