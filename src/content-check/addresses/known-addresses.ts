import { photoFolder, photoSizes, variantFileName } from "../../lib/photo-sizes";
import { feedPath, postPath } from "../../lib/blog/blog-paths";
import { listPages, publishedPosts, type ListedPost } from "../../lib/blog/list-pages";
import { postState, type PostState } from "../../lib/blog/post-state";
import { fieldsOf, type ContentRecord, type RawContent } from "../content";
import type { FileAddresses } from "./list-addresses";
import { fragmentsInArticle, fragmentsOf } from "./page-fragments";

/** Files that a build writes besides the pages. */
const writtenFiles = [
  feedPath,
  "/sitemap.xml",
  "/robots.txt",
  "/manifest.webmanifest",
  "/licenses.txt",
];

/** The addresses of the site, as visitors can reach them. */
export interface KnownAddresses {
  /** Pages by their paths, with what can be linked behind a #. */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
  files: ReadonlySet<string>;
  /** Posts without a page, since visitors can't see them yet, by the paths that they will have. */
  waiting: ReadonlyMap<string, ContentRecord>;
  /** The site's own https://… without a path, if that is known. */
  origin?: string;
  /** Whether all lists that make pages could be read: otherwise a page may only seem to be missing. */
  complete: boolean;
}

/** A post that can be placed in the blog; one with an error in its dates counts as published. */
const toListed = (record: ContentRecord): ListedPost => {
  const { datePublished, draft, tags } = fieldsOf(record);
  return {
    contentPath: record.file,
    folder: String(record.key),
    datePublished: typeof datePublished === "string" ? datePublished : "",
    draft: draft === true,
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string") : [],
  };
};

/** Whether visitors see a post, and why not. */
export const stateOf = (post: ContentRecord, today: string): PostState =>
  postState(toListed(post), today);

/** Whether a post has no page yet: it is a draft, or its day has not come. */
export const isWaiting = (record: ContentRecord, today: string): boolean =>
  record.collection === "posts" && stateOf(record, today) !== "published";

/** The page that a record of `content/` makes. */
export const ownPath = ({ collection, key }: ContentRecord): string =>
  collection === "posts" ? postPath(String(key)) : `/${key}/`;

function photoFiles({ gallery, reviews }: RawContent): string[] {
  const photos = gallery.records.flatMap(({ key }) =>
    photoSizes.map((size) => `/${photoFolder}/${variantFileName(String(key), size)}`),
  );
  const pictures = reviews.records.flatMap((record) => {
    const { image } = fieldsOf(record);
    return typeof image === "string" && !/^https:/.test(image) ? [`/reviews/${image}`] : [];
  });
  return [...photos, ...pictures];
}

const originOf = ({ site }: RawContent): string | undefined => {
  const [record] = site.records;
  const { url } = record ? fieldsOf(record) : {};
  return typeof url === "string" && URL.canParse(url) ? new URL(url).origin : undefined;
};

/**
 * All addresses of the site.
 *
 * @param today a day like 2025-01-31, in Austin
 */
export function knownAddresses(
  content: RawContent,
  { routes, files }: FileAddresses,
  today: string,
): KnownAddresses {
  const { posts, pages, priceLists } = content;
  const out = posts.records.filter((record) => !isWaiting(record, today));
  const articles = [...pages.records, ...out];
  const fixed = [...routes, "/home/", ...priceLists.records.map(({ key }) => `/${key}/`)];
  const lists = listPages(publishedPosts(out.map(toListed), today)).map(({ path }) => path);
  const withFragments = (path: string) => [path, fragmentsOf(path, content)] as const;
  return {
    pages: new Map([
      ...fixed.map(withFragments),
      ...articles.map((record) => [ownPath(record), fragmentsInArticle(record)] as const),
      ...lists.map(withFragments),
    ]),
    files: new Set([...files, ...writtenFiles, ...photoFiles(content)]),
    waiting: new Map(
      posts.records
        .filter((record) => isWaiting(record, today))
        .map((record) => [ownPath(record), record]),
    ),
    origin: originOf(content),
    complete: routes.length > 0 && posts.complete && pages.complete && priceLists.complete,
  };
}
