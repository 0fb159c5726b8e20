import { groupBy } from "./group-by";
import { blogPath, categoryPath, tagPath } from "./links/routes";

export interface PostDates {
  draft?: boolean | null;
  datePublished: string;
}

/** `scheduled`: finished, but dated in the future. */
type PostState = "draft" | "scheduled" | "published";

export function postState({ draft, datePublished }: PostDates, today: string): PostState {
  if (draft) return "draft";
  return datePublished > today ? "scheduled" : "published";
}

const wordsPerMinute = 220;

/** Matches what isn't read: tags, comments, facts in braces and the URLs of links. */
const markup = /<[^>]*>|\{\/\*[\s\S]*?\*\/\}|\{[^{}]*\}|\]\([^)]*\)/g;

export function readingMinutes(text: string): number {
  const words = text.replace(markup, " ").match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}

export const pageCount = (length: number, perPage: number): number =>
  Math.max(1, Math.ceil(length / perPage));

export const pagePath = (list: string, page: number): string =>
  page === 1 ? list : `${list}page/${page}/`;

export const recordsOn = <T>(page: number, records: readonly T[], perPage: number): T[] =>
  records.slice((page - 1) * perPage, page * perPage);

export interface ListedPost extends PostDates {
  contentPath: string;
  folder: string;
  title: string;
  category: string;
  tags: readonly string[];
}

const textOrEmpty = (value: unknown): string => (typeof value === "string" ? value : "");

/** The day of a field. Without quotes, YAML makes it a `Date`: midnight in UTC. */
const dayOf = (value: unknown): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : textOrEmpty(value);

/** From front matter that can have errors. A post with an invalid date counts as published. */
export const toListedPost = (
  contentPath: string,
  { title, datePublished, draft, category, tags }: Record<string, unknown>,
): ListedPost => ({
  contentPath,
  folder: contentPath.split("/").at(-2) ?? "",
  title: textOrEmpty(title),
  datePublished: dayOf(datePublished),
  draft: draft === true,
  category: textOrEmpty(category),
  tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string") : [],
});

export type ListPage = ReturnType<typeof paginate>[number];

const postsPerPage = 12;

export const newestFirst = <Post extends ListedPost>(posts: readonly Post[]): Post[] =>
  posts.toSorted(
    (a, b) =>
      b.datePublished.localeCompare(a.datePublished, "en") ||
      a.folder.localeCompare(b.folder, "en"),
  );

function paginate(list: string, topic: string | null, posts: readonly ListedPost[]) {
  const pages = pageCount(posts.length, postsPerPage);
  return Array.from({ length: pages }, (_, index) => ({
    path: pagePath(list, index + 1),
    list,
    topic,
    contentPaths: recordsOn(index + 1, posts, postsPerPage).map(({ contentPath }) => contentPath),
    page: index + 1,
    pages,
  }));
}

/** The pages of each category or tag. */
function topicPages(
  posts: readonly ListedPost[],
  pathOf: (topic: string) => string,
  topicsOf: (post: ListedPost) => readonly string[],
): ListPage[] {
  const pairs = posts.flatMap((post) => topicsOf(post).map((topic) => ({ topic, post })));
  return groupBy(pairs, ({ topic }) => pathOf(topic)).flatMap(([path, group]) =>
    paginate(path, group[0]!.topic, [...new Set(group.map(({ post }) => post))]),
  );
}

export const listPages = (posts: readonly ListedPost[]): ListPage[] => [
  ...paginate(blogPath, null, posts),
  ...topicPages(posts, categoryPath, ({ category }) => [category]),
  ...topicPages(posts, tagPath, ({ tags }) => tags),
];

export const categoriesOf = (posts: readonly ListedPost[]): string[] =>
  [...new Set(posts.map(({ category }) => category))].toSorted();
