import { findUrlProblem } from "../../../../lib/links/url-problem";
import { type ErrorText, formatValue, shorten, suggest } from "../../errors";
import type { LinkTargets } from "./link-targets";

/** The page that contains a link. */
interface LinkSource {
  /** To resolve links like `#prices`. */
  path: string;
  /** Whether the page is a draft or scheduled: then it may link to other unpublished pages. */
  isWaiting: boolean;
}

/** Maximum length of a list of pages or fragments, in characters. */
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

/** Error for an unknown name: suggests the closest one, or lists them all. */
function unknownName(
  found: string,
  expected: string,
  name: string,
  names: readonly string[],
): ErrorText {
  const fix = suggest(name, names);
  const list = fix ? "" : `: ${shorten(names.join(", "), maxListLength)}`;
  return { found, expected: expected + list, fix };
}

/** Error for a link to a missing page or fragment of this site. */
function missingTarget(
  href: string,
  targets: LinkTargets,
  source: LinkSource,
): ErrorText | undefined {
  const own = toPath(href, targets);
  if (own === undefined) return undefined;
  const [, encodedPath = "", hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(own) ?? [];
  const [path, fragment] = [decodeUrl(encodedPath) || source.path, hash && decodeUrl(hash)];
  const link = `the link ${shorten(href)}`;
  const fragments = targets.pages.get(path);
  if (fragments) {
    if (fragment === undefined || fragments.has(fragment)) return undefined;
    const found = `${link}, but the page has no #${shorten(fragment)}`;
    const all = [...fragments].filter(Boolean).map((name) => `#${name}`);
    return unknownName(found, "a part of that page", fragment, all);
  }
  if (targets.waiting.has(path))
    return source.isWaiting
      ? undefined
      : {
          found: `${link}, to a post that visitors can't see yet`,
          expected: "a post that visitors can see",
          fix: "leave the link out until then",
        };
  const isFile = targets.files.has(path) || /^\/(?:img-cache|reviews)\//.test(path);
  if (isFile || !targets.complete) return undefined;
  const all = [...targets.pages.keys(), ...targets.files];
  return unknownName(`${link}, which leads to no page`, "a page of this site", path, all);
}

/**
 * Error for a link that is unsafe, or that leads to nothing on this site.
 *
 * @returns `undefined` if the link works, leads safely to another site, or can't be checked
 */
export function linkError(
  href: string,
  targets: LinkTargets,
  source: LinkSource,
): ErrorText | undefined {
  const problem = findUrlProblem(href);
  if (problem) return { found: formatValue(href), ...problem };
  return missingTarget(href, targets, source);
}
