import { parseUrl } from "../../../../lib/links/parse-url";
import { type ContentRecord, getValue, type RawContent, recordFields } from "../../content";
import { feedPath, homeAlias, postPath, sitemapPath } from "../../../../lib/links/routes";
import { listPages, publishedPosts, type ListedPost } from "../../../../lib/blog/list-pages";
import { postState } from "../../../../lib/blog/post-state";
import type { FixedPaths } from "./fixed-paths";

/** Files that a build writes in addition to the pages. */
const writtenFiles = [
  feedPath,
  sitemapPath,
  "/robots.txt",
  "/manifest.webmanifest",
  "/licenses.txt",
];

/** What links within the site can lead to. */
export interface LinkTargets {
  /** The paths of pages. */
  pages: ReadonlySet<string>;
  /** The paths of files. */
  files: ReadonlySet<string>;
  /** Paths of posts that aren't published yet. */
  waiting: ReadonlySet<string>;
  /** The site's own origin, if it is known. */
  origin?: string;
  /** Whether all lists that create pages were read. If not, a page may only seem to be missing. */
  complete: boolean;
}

/** A post in the form that the blog's functions take. A post with an invalid date counts as published. */
const toListed = (record: ContentRecord): ListedPost => {
  const { category, datePublished, draft, tags } = recordFields(record);
  return {
    contentPath: record.file,
    folder: String(record.key),
    datePublished: typeof datePublished === "string" ? datePublished : "",
    draft: draft === true,
    category: typeof category === "string" ? category : "",
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string") : [],
  };
};

/** Whether a post has no page yet, because it is a draft or scheduled. */
export const isWaiting = (record: ContentRecord, today: string): boolean =>
  record.collection === "posts" && postState(toListed(record), today) !== "published";

/** The path of the page that a record of `content/` creates. */
export const articlePath = ({ collection, key }: ContentRecord): string =>
  collection === "posts" ? postPath(String(key)) : `/${key}/`;

const siteOrigin = ({ site }: RawContent): string | undefined => {
  const url = getValue(site.records[0]?.value, ["url"]);
  return typeof url === "string" ? parseUrl(url)?.origin : undefined;
};

/** @param today a day like 2025-01-31, in Austin */
export function findLinkTargets(
  content: RawContent,
  { routes, files }: FixedPaths,
  today: string,
): LinkTargets {
  const { posts, pages, priceLists } = content;
  const out = posts.records.filter((record) => !isWaiting(record, today));
  const articles = [...pages.records, ...out];
  const lists = listPages(publishedPosts(out.map(toListed), today)).map(({ path }) => path);
  return {
    pages: new Set([
      ...routes,
      homeAlias,
      ...priceLists.records.map(({ key }) => `/${key}/`),
      ...articles.map(articlePath),
      ...lists,
    ]),
    files: new Set([...files, ...writtenFiles]),
    waiting: new Set(posts.records.filter((record) => isWaiting(record, today)).map(articlePath)),
    origin: siteOrigin(content),
    complete: routes.length > 0 && posts.complete && pages.complete && priceLists.complete,
  };
}
