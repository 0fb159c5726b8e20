import { Document, isMap, isSeq, type Pair, type Scalar } from "yaml";
import { templateLines, templateStart } from "../../../src/content-check/rules/check-templates";
import type { Post } from "../../../src/content-model/entities/articles";

/** What stands where the owner's own words belong; npm run check lists it. */
export const placeholderText = {
  preview: `${templateStart}two sentences that say what the post tells and why it is worth reading.`,
  imageAlt: `${templateStart}what the cover shows`,
};

/** The lines of a template, those of a list together. */
const body = `\n${templateLines.join("\n\n").replaceAll("\n\n- [", "\n- [")}\n`;

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
