import { longestPosterLink, posterLink } from "../../../lib/links/booking-link";
import { listPages, type ListedPost, postState, toListedPost } from "../../../lib/posts";
import { parseUrl, findUrlProblem } from "../../../lib/links/url-problem";
import {
  devteamPath,
  feedPath,
  homeAlias,
  isInSitemap,
  postPath,
  sitemapPath,
} from "../../../lib/links/routes";
import { attributesOf } from "../../text/text-to-hast";
import { attributeOf, isTag, offsetOf, type MdxNode } from "../../text/parse-text";
import { site as siteSchema } from "../../model/entities/site-schema";
import type { ContentRecord, Position, RawContent } from "../content";
import { errorAt, firstToCorrect, getValue, nodesOf, recordFields, textFieldsOf } from "../content";
import type { ContentError, ErrorText } from "../errors";
import { contentError, listNames, shorten, suggest } from "../errors";

export interface FixedPaths {
  /** Such as `/faq/` for src/pages/faq.tsx; empty if src/pages doesn't exist. */
  routes: string[];
  files: string[];
}

interface LinkTargets {
  pages: ReadonlySet<string>;
  files: ReadonlySet<string>;
  waiting: ReadonlySet<string>;
  origin?: string;
  /** The file to correct first, if pages may be missing because of its errors. */
  after: string | undefined;
}

const writtenFiles = [
  feedPath,
  sitemapPath,
  "/robots.txt",
  "/manifest.webmanifest",
  "/licenses.txt",
];

const toListed = (record: ContentRecord): ListedPost =>
  toListedPost(record.file, recordFields(record));

const isWaiting = (record: ContentRecord, today: string): boolean =>
  record.collection === "posts" && postState(toListed(record), today) !== "published";

export function findLinkTargets(
  { posts, pages, priceLists, site }: RawContent,
  { routes, files }: FixedPaths,
  today: string,
): LinkTargets {
  const url = getValue(site.records[0]?.value, ["url"]);
  const pathOf = ({ key }: ContentRecord) => postPath(String(key));
  const out = posts.records.filter((record) => !isWaiting(record, today));
  return {
    pages: new Set([
      ...routes,
      homeAlias,
      ...[...priceLists.records, ...pages.records].map(({ key }) => `/${key}/`),
      ...out.map(pathOf),
      ...listPages(out.map(toListed)).map(({ path }) => path),
    ]),
    files: new Set([...files, ...writtenFiles]),
    waiting: new Set(posts.records.filter((record) => isWaiting(record, today)).map(pathOf)),
    origin: typeof url === "string" ? parseUrl(url)?.origin : undefined,
    after: firstToCorrect([posts, pages, priceLists]),
  };
}

type Link = [href: string, position: Position];

const linksInFields = (record: ContentRecord): Link[] =>
  textFieldsOf(record).flatMap(({ path, value, field }): Link[] => {
    if (!field?.meta.link || !/^\/|:/.test(value)) return [];
    // An invalid value is an error of its own.
    return field.schema.safeParse(value).success ? [[value, path]] : [];
  });

function hrefOf(node: MdxNode): string | undefined {
  if (!isTag(node)) return node.type === "image" ? undefined : node.url;
  const href = node.attributes?.find(({ name }) => name === "href");
  if (!href || !attributesOf(node.name ?? "").includes("href")) return undefined;
  // `<a href>` has no value; that of `href={…}` is an error of its own.
  return href.value ? attributeOf(node, "href") : "";
}

const linksInText = (record: ContentRecord): Link[] =>
  nodesOf(record).flatMap((node): Link[] => {
    const href = hrefOf(node);
    return href === undefined ? [] : [[href, offsetOf(node)]];
  });

function toPath(href: string, { origin = "" }: LinkTargets): string | undefined {
  const isOwn = origin !== "" && `${href.toLowerCase()}/`.startsWith(`${origin}/`);
  const path = isOwn ? href.slice(origin.length) || "/" : href;
  return /^(?:\/(?!\/)|#)/.test(path) ? path : undefined;
}

function decodeUrl(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function checkLink(href: string, targets: LinkTargets, isFromWaiting: boolean): ErrorText[] {
  const problem = findUrlProblem(href);
  if (problem) return [{ code: "value", found: href, expected: problem }];
  const { pages, files, waiting, after } = targets;
  const path = decodeUrl(toPath(href, targets)?.split(/[?#]/)[0] ?? "");
  const isFile = files.has(path) || /^\/(?:img-cache|reviews)\//.test(path);
  if (path === "" || pages.has(path) || isFile || (waiting.has(path) && isFromWaiting)) return [];
  if (waiting.has(path)) {
    const found = `the link ${shorten(href)}, to a post that visitors can't see yet`;
    return [contentError(found, "a post that visitors can see", "leave the link out until then")];
  }
  const linked = [...pages].filter((page) => isInSitemap(page) && page !== devteamPath);
  const expected = `a page of this site: ${listNames(linked, path)}`;
  const suggestion = suggest(path, [...linked, ...files]);
  const found = `the link ${shorten(href)}, which leads to no page`;
  return [{ code: "unknown", found, expected, suggestion, after }];
}

export function checkLinks(
  record: ContentRecord,
  targets: LinkTargets,
  today: string,
): ContentError[] {
  const isFromWaiting = isWaiting(record, today);
  return [...linksInFields(record), ...linksInText(record)].flatMap(([href, position]) =>
    checkLink(href, targets, isFromWaiting).map((error) => errorAt(record, position, error)),
  );
}

/** Error of an address that doesn't fit in the poster's QR code: drawing it would stop the build. */
export const checkPosterLink = ({ site }: RawContent): ContentError[] =>
  site.records.flatMap((record) => {
    const { data } = siteSchema.safeParse(record.value);
    const { length } = data ? posterLink(data, data.poster) : "";
    if (!data || length <= longestPosterLink) return [];
    const path = data.poster?.viaSite ? ["url"] : ["booking", "url"];
    const found = `an address of ${length} letters with the shop's name and the poster's parameter`;
    const expected = `at most ${longestPosterLink} letters, which fit in the poster's QR code`;
    const fix = "ask your booking service for a shorter address";
    return [errorAt(record, path, contentError(found, expected, fix))];
  });
