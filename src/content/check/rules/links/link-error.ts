import { findUrlProblem } from "../../../../lib/links/url-problem";
import { type ErrorText, formatValue, shorten, suggest } from "../../errors";
import type { LinkTargets } from "./link-targets";

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
export function linkError(
  href: string,
  targets: LinkTargets,
  isFromWaiting: boolean,
): ErrorText | undefined {
  const expected = findUrlProblem(href);
  if (expected) return { found: formatValue(href), expected };
  return missingTarget(href, targets, isFromWaiting);
}
