import { pageCount, pagePath, recordsOn } from "../pagination";
import { slugify } from "../slug";
import { blogPath, tagPath } from "./blog-paths";
import { postState, type PostDates } from "./post-state";

/** A post, as far as the lists of the blog need it. */
export interface ListedPost extends PostDates {
  /** Where its text lies in `content`. */
  contentPath: string;
  folder: string;
  tags: readonly string[];
}

/** One page of a list of posts, newest first. */
export interface ListPage {
  path: string;
  /** The address of the list's first page. */
  list: string;
  /** Whose posts these are; `null` for all. */
  tag: string | null;
  /** Where the texts of its posts lie in `content`. */
  contentPaths: string[];
  /** From 1. */
  page: number;
  pages: number;
}

/** How many posts a page shows; three columns and two columns are both filled by it. */
export const postsPerPage = 12;

const shownTags = 12;

/**
 * The posts that visitors may see, newest first.
 *
 * @param today the day in Austin, like 2025-01-31
 */
export const publishedPosts = (posts: readonly ListedPost[], today: string): ListedPost[] =>
  newestFirst(posts.filter((post) => postState(post, today) === "published"));

/** Posts by day, and those of one day by their folders: no two builds differ. */
export const newestFirst = (posts: readonly ListedPost[]): ListedPost[] =>
  posts.toSorted(
    (a, b) =>
      b.datePublished.localeCompare(a.datePublished, "en") ||
      a.folder.localeCompare(b.folder, "en"),
  );

function postsByTag(posts: readonly ListedPost[]): { tag: string; posts: ListedPost[] }[] {
  const byTag = new Map<string, { tag: string; posts: ListedPost[] }>();
  for (const post of posts)
    for (const tag of post.tags) {
      const entry = byTag.get(slugify(tag)) ?? { tag, posts: [] };
      if (!entry.posts.includes(post)) entry.posts.push(post);
      byTag.set(slugify(tag), entry);
    }
  return [...byTag.values()];
}

function pagesOf(list: string, tag: string | null, posts: readonly ListedPost[]): ListPage[] {
  const pages = pageCount(posts.length, postsPerPage);
  return Array.from({ length: pages }, (_, index) => ({
    path: pagePath(list, index + 1),
    list,
    tag,
    contentPaths: recordsOn(index + 1, posts, postsPerPage).map(({ contentPath }) => contentPath),
    page: index + 1,
    pages,
  }));
}

/** The pages that list posts: all of them, and those with each tag. */
export const listPages = (posts: readonly ListedPost[]): ListPage[] => [
  ...pagesOf(blogPath, null, posts),
  ...postsByTag(posts).flatMap(({ tag, posts: tagged }) => pagesOf(tagPath(tag), tag, tagged)),
];

/** The tags to choose from: the most used, of these the newest; a page's weight must not grow. */
export const commonTags = (posts: readonly ListedPost[]): string[] =>
  postsByTag(posts)
    .toSorted((a, b) => b.posts.length - a.posts.length)
    .slice(0, shownTags)
    .map(({ tag }) => tag);
