import { parseUrl } from "../../../../lib/links/parse-url";
import {
  allPricesId,
  contentsId,
  estimateId,
  mainId,
  mottoId,
  newsletterId,
  priceListsId,
  reachUsId,
  reviewsId,
  toFreeId,
  topId,
} from "../../../../lib/links/site-ids";
import {
  type ContentRecord,
  getValue,
  type RawCollection,
  type RawContent,
  recordFields,
} from "../../content";
import { attributeOf, partsOf } from "../../../text/mdx-node";
import {
  contactPath,
  faqPath,
  feedPath,
  homeAlias,
  locationsPath,
  postPath,
  servicesPath,
  sitemapPath,
} from "../../../../lib/links/routes";
import { listPages, publishedPosts, type ListedPost } from "../../../../lib/blog/list-pages";
import { postState, type PostState } from "../../../../lib/blog/post-state";
import type { FixedPaths } from "./fixed-paths";

/** Fragments of every page; `#` and `#top` scroll to the top. */
const onEveryPage = ["", topId, mainId, newsletterId];

const onHomePage = [mottoId, reviewsId];

/**
 * Fragments of the pages in `src/pages`; e2e/built-files/link-targets.spec.ts compares them with
 * the built pages.
 */
const onPage: Record<string, string[]> = {
  "/": onHomePage,
  [homeAlias]: onHomePage,
  [servicesPath]: [estimateId, priceListsId, allPricesId],
  [contactPath]: [reachUsId],
};

const keysOf = ({ records }: RawCollection): string[] => records.map(({ key }) => String(key));

/** The fragments of a page that isn't made from an article. */
function fragmentsOf(path: string, { faq, locations }: RawContent): Set<string> {
  const ofRecords: Record<string, string[]> = {
    [faqPath]: keysOf(faq),
    [locationsPath]: keysOf(locations).map(toFreeId),
  };
  return new Set([...onEveryPage, ...(onPage[path] ?? []), ...(ofRecords[path] ?? [])]);
}

/** The fragments of a post or of a page of `content/`. */
function fragmentsInArticle({ body, collection, key }: ContentRecord): Set<string> {
  const parts = body ? partsOf(body.tree) : [];
  const isLongText = collection === "pages" && key !== "about";
  return new Set([
    ...onEveryPage,
    ...(isLongText ? [contentsId] : []),
    ...parts.flatMap((part) => part.id ?? attributeOf(part, "id") ?? []),
  ]);
}

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
  /** The fragments of each page, by its path. */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
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

/** Whether a post is published, scheduled or a draft. */
export const stateOfPost = (post: ContentRecord, today: string): PostState =>
  postState(toListed(post), today);

/** Whether a post has no page yet, because it is a draft or scheduled. */
export const isWaiting = (record: ContentRecord, today: string): boolean =>
  record.collection === "posts" && stateOfPost(record, today) !== "published";

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
  const fixed = [...routes, homeAlias, ...priceLists.records.map(({ key }) => `/${key}/`)];
  const lists = listPages(publishedPosts(out.map(toListed), today)).map(({ path }) => path);
  const withFragments = (path: string) => [path, fragmentsOf(path, content)] as const;
  return {
    pages: new Map([
      ...fixed.map(withFragments),
      ...articles.map((record) => [articlePath(record), fragmentsInArticle(record)] as const),
      ...lists.map(withFragments),
    ]),
    files: new Set([...files, ...writtenFiles]),
    waiting: new Set(posts.records.filter((record) => isWaiting(record, today)).map(articlePath)),
    origin: siteOrigin(content),
    complete: routes.length > 0 && posts.complete && pages.complete && priceLists.complete,
  };
}
