import { attributesOf } from "../../../text/elements";
import { attributeOf, isTag, offsetOf, partsOf, type MdxNode } from "../../../text/mdx-node";
import { type ContentRecord, errorAt, type Position } from "../../content";
import { findUrlProblem } from "../../../../lib/links/url-problem";
import { type ContentError, type ErrorText, formatValue, shorten, suggest } from "../../errors";
import { leavesOf } from "../../walk-fields";
import { isWaiting, type LinkTargets } from "./link-targets";

interface Link {
  href: string;
  position: Position;
}

/** The links in a record's fields. Such a field may also contain a word (`booking`) or a file name. */
const linksInFields = (record: ContentRecord): Link[] =>
  leavesOf(record).flatMap(({ path, value, field }) => {
    if (!field?.meta.link || typeof value !== "string" || !/^\/|:/.test(value)) return [];
    // An invalid value is an error of its own.
    return field.schema.safeParse(value).success ? [{ href: value, position: path }] : [];
  });

function hrefOf(node: MdxNode): string | undefined {
  if (!isTag(node)) return node.type === "image" ? undefined : node.url;
  const href = node.attributes?.find(({ name }) => name === "href");
  if (!href || !attributesOf(node.name ?? "").includes("href")) return undefined;
  // `<a href>` has no value; that of `href={…}` is an error of its own.
  return href.value ? attributeOf(node, "href") : "";
}

/** The links of a text: in Markdown and in tags. */
const linksInText = ({ body }: ContentRecord): Link[] =>
  (body ? partsOf(body.tree) : []).flatMap((node) => {
    const href = hrefOf(node);
    return href === undefined ? [] : [{ href, position: offsetOf(node) }];
  });

/** Maximum length of a list of pages, in characters. */
const maxListLength = 120;

/** The path of an href of this site; `undefined` for other sites, `mailto:` and `tel:`. */
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

/** Error for a link to a missing page of this site. Doesn't look for the part of the page after `#`. */
function missingTarget(
  href: string,
  targets: LinkTargets,
  isFromWaiting: boolean,
): ErrorText | undefined {
  const [encodedPath = ""] = toPath(href, targets)?.split(/[?#]/) ?? [];
  const path = decodeUrl(encodedPath);
  const isFile = targets.files.has(path) || /^\/(?:img-cache|reviews)\//.test(path);
  if (path === "" || targets.pages.has(path) || isFile) return undefined;
  const link = `the link ${shorten(href)}`;
  if (targets.waiting.has(path))
    return isFromWaiting
      ? undefined
      : {
          found: `${link}, to a post that visitors can't see yet`,
          expected: "a post that visitors can see",
          fix: "leave the link out until then",
        };
  if (!targets.complete) return undefined;
  const all = [...targets.pages, ...targets.files];
  const fix = suggest(path, all);
  const list = fix ? "" : `: ${shorten(all.join(", "), maxListLength)}`;
  return { found: `${link}, which leads to no page`, expected: `a page of this site${list}`, fix };
}

/**
 * Error for a link that is unsafe, or that leads to nothing on this site.
 *
 * @param isFromWaiting whether the link is in an unpublished post, which may link to others
 * @returns `undefined` if the link works, leads safely to another site, or can't be checked
 */
function linkError(
  href: string,
  targets: LinkTargets,
  isFromWaiting: boolean,
): ErrorText | undefined {
  const expected = findUrlProblem(href);
  if (expected) return { found: formatValue(href), expected };
  return missingTarget(href, targets, isFromWaiting);
}

/**
 * Errors of links: unsafe ones, and those that lead to a missing page.
 *
 * @param today a day like 2025-01-31, in Austin
 */
export function checkLinks(
  record: ContentRecord,
  targets: LinkTargets,
  today: string,
): ContentError[] {
  const isFromWaiting = isWaiting(record, today);
  return [...linksInFields(record), ...linksInText(record)].flatMap(({ href, position }) => {
    const error = linkError(href, targets, isFromWaiting);
    return error ? [errorAt(record, position, error)] : [];
  });
}
