import type { NodePluginArgs } from "gatsby";
import { newestFirst, type ListedPost } from "../../lib/blog/list-pages";
import { postState } from "../../lib/blog/post-state";
import { todayInAustin } from "../../lib/time/local-time";
import { isBuild } from "../command/is-build";
import type { TextFields } from "../on-create-node";

export const asText = (value: unknown): string => (typeof value === "string" ? value : "");

/** Gatsby's method to read nodes. */
export type Nodes = Pick<NodePluginArgs, "getNodesByType">;

/** A text of `content/`. In the live preview its front matter may have any shape. */
interface TextNode {
  fields: TextFields;
}

/** A post with a page of its own. */
export interface VisiblePost extends ListedPost {
  title: string;
}

export const textsOf = ({ getNodesByType }: Nodes): TextNode[] =>
  getNodesByType("Mdx") as unknown as TextNode[];

/**
 * The published texts; in the live preview all of them. Queries can't decide this, because their
 * results may come from an earlier build.
 */
export function visibleTexts(nodes: Nodes): TextNode[] {
  const texts = textsOf(nodes);
  if (!isBuild()) return texts;
  const today = todayInAustin(new Date());
  return texts.filter(({ fields: { frontmatter } }) => {
    const { datePublished, draft } = frontmatter;
    // Pages have no date and are always published.
    if (!datePublished) return true;
    const post = { datePublished: asText(datePublished), draft: Boolean(draft) };
    return postState(post, today) === "published";
  });
}

/** The published posts, newest first; in the live preview all of them. */
export const visiblePosts = (nodes: Nodes): VisiblePost[] =>
  newestFirst(
    visibleTexts(nodes).flatMap(({ fields: { contentPath, frontmatter } }) => {
      const [, folder] = /^blog\/([^/]+)\/index$/.exec(contentPath) ?? [];
      const { title, category, datePublished, tags } = frontmatter;
      if (!folder || !datePublished) return [];
      return {
        contentPath,
        folder,
        title: asText(title),
        category: asText(category),
        datePublished: asText(datePublished),
        tags: [tags].flat().map(asText).filter(Boolean),
      };
    }),
  );
