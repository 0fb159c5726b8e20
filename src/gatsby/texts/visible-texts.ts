import type { NodePluginArgs } from "gatsby";
import { newestFirst, type ListedPost } from "../../lib/blog/list-pages";
import { postState } from "../../lib/blog/post-state";
import { todayInAustin } from "../../lib/time/local-time";
import { isBuild } from "../command/is-build";
import { typographic } from "../../content/text/text-to-hast";
import type { TextFields } from "../on-create-node";

export type Nodes = Pick<NodePluginArgs, "getNodesByType">;

interface TextNode {
  fields: TextFields;
}

export interface VisiblePost extends ListedPost {
  title: string;
}

const stringOrEmpty = (value: unknown): string => (typeof value === "string" ? value : "");

/** Whether a text is published. Pages have no date and always are. */
export function isPublished({ frontmatter: { datePublished, draft } }: TextFields): boolean {
  if (!datePublished) return true;
  const post = { datePublished: stringOrEmpty(datePublished), draft: Boolean(draft) };
  return postState(post, todayInAustin(new Date())) === "published";
}

/**
 * The published texts; in the live preview, all texts. Queries can't decide this, because their
 * results may come from an earlier build.
 */
export function visibleTexts({ getNodesByType }: Nodes): TextNode[] {
  const texts = getNodesByType("Mdx") as unknown as TextNode[];
  if (!isBuild()) return texts;
  return texts.filter(({ fields }) => isPublished(fields));
}

/** The published posts, newest first; in the live preview, all posts. */
export const visiblePosts = (nodes: Nodes): VisiblePost[] =>
  newestFirst(
    visibleTexts(nodes).flatMap(({ fields: { contentPath, frontmatter } }) => {
      const [, folder] = /^blog\/([^/]+)\/index$/.exec(contentPath) ?? [];
      const { title, category, datePublished, tags } = frontmatter;
      if (!folder || !datePublished) return [];
      return {
        contentPath,
        folder,
        title: stringOrEmpty(title),
        category: stringOrEmpty(category),
        datePublished: stringOrEmpty(datePublished),
        tags: [tags].flat().map(stringOrEmpty).filter(Boolean).map(typographic),
      };
    }),
  );
