import type { NodePluginArgs } from "gatsby";
import { newestFirst, type ListedPost } from "../lib/blog/list-pages";
import { postState } from "../lib/blog/post-state";
import { todayInAustin } from "../lib/time/local-time";
import { isBuild } from "./is-build";

const asText = (value: unknown): string => (typeof value === "string" ? value : "");

/** A day of front matter: YAML reads one without quotes as a moment. */
export const dayOf = (value: unknown): string =>
  asText(value instanceof Date ? value.toISOString() : value).slice(0, 10);

/** What reads the nodes that Gatsby has made of all files. */
export type Nodes = Pick<NodePluginArgs, "getNodesByType">;

/** A text of `content/`, with its front matter as it is typed: in the live preview nothing of it is sure. */
interface TextNode {
  body: string;
  fields: { contentPath: string };
  frontmatter: Record<string, unknown>;
}

/** A post with a page of its own. */
export interface VisiblePost extends ListedPost {
  title: string;
}

/** All texts of `content/`. */
export const textsOf = ({ getNodesByType }: Nodes): TextNode[] =>
  getNodesByType("Mdx") as unknown as TextNode[];

/**
 * The texts that visitors may see; in the live preview all of them. It is decided here and not in queries,
 * which may be answered from an earlier build.
 */
export function visibleTexts(nodes: Nodes): TextNode[] {
  const texts = textsOf(nodes);
  if (!isBuild()) return texts;
  const today = todayInAustin(new Date());
  return texts.filter(({ frontmatter: { datePublished, draft } }) => {
    // Pages have no day, and are always out.
    if (!datePublished) return true;
    const post = { datePublished: dayOf(datePublished), draft: Boolean(draft) };
    return postState(post, today) === "published";
  });
}

/** The posts that visitors may see, newest first; in the live preview all of them. */
export const visiblePosts = (nodes: Nodes): VisiblePost[] =>
  newestFirst(
    visibleTexts(nodes).flatMap(({ fields: { contentPath }, frontmatter }) => {
      const [, folder] = /^blog\/([^/]+)\/index$/.exec(contentPath) ?? [];
      const { title, category, datePublished, tags } = frontmatter;
      if (!folder || !datePublished) return [];
      return {
        contentPath,
        folder,
        title: asText(title),
        category: asText(category),
        datePublished: dayOf(datePublished),
        tags: [tags].flat().map(asText).filter(Boolean),
      };
    }),
  );
