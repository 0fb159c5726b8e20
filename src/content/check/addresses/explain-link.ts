import type { ErrorWords } from "../content-error";
import { suggest } from "../suggest";
import { shorten } from "../wording";
import type { KnownAddresses } from "./known-addresses";

/** The page that contains a link. */
interface LinkPlace {
  /** Path of that page, to resolve links like `#prices`. */
  here?: string;
  /** Whether the page is a draft or scheduled: then it may link to other unpublished pages. */
  isWaiting?: boolean;
}

/** Maximum length of a list of pages or fragments, in characters. */
const maxShown = 120;

/** The path of an absolute URL of this site; `undefined` for other sites, `mailto:` and `tel:`. */
function toLocal(address: string, { origin = "" }: KnownAddresses): string | undefined {
  const isOwn = origin !== "" && `${address.toLowerCase()}/`.startsWith(`${origin}/`);
  const local = isOwn ? address.slice(origin.length) || "/" : address;
  return /^(?:\/(?!\/)|#)/.test(local) ? local : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Error for an unknown name: suggests the closest one, or lists them all. */
function explainNone(
  found: string,
  expected: string,
  written: string,
  names: readonly string[],
): ErrorWords {
  const fix = suggest(written, names);
  const list = fix ? "" : `: ${shorten(names.join(", "), maxShown)}`;
  return { found, expected: expected + list, fix };
}

/**
 * Error for a broken link within this site.
 *
 * @returns `undefined` if the link works, leads to another site, or can't be checked
 */
export function explainLink(
  address: string,
  known: KnownAddresses,
  { here = "", isWaiting = false }: LinkPlace = {},
): ErrorWords | undefined {
  const local = toLocal(address, known);
  if (local === undefined) return undefined;
  const [, written = "", hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(local) ?? [];
  const [path, fragment] = [decode(written) || here, hash && decode(hash)];
  const link = `the link ${shorten(address)}`;
  const fragments = known.pages.get(path);
  if (fragments) {
    if (fragment === undefined || fragments.has(fragment)) return undefined;
    const found = `${link}, but the page has no #${shorten(fragment)}`;
    const all = [...fragments].filter(Boolean).map((name) => `#${name}`);
    return explainNone(found, "a part of that page", fragment, all);
  }
  if (known.waiting.has(path))
    return isWaiting
      ? undefined
      : {
          found: `${link}, to a post that visitors can't see yet`,
          expected: "a post that visitors can see",
          fix: "leave the link out until then",
        };
  const isFile = known.files.has(path) || /^\/(?:img-cache|reviews)\//.test(path);
  if (isFile || !known.complete) return undefined;
  const all = [...known.pages.keys(), ...known.files];
  return explainNone(`${link}, which leads to no page`, "a page of this site", path, all);
}
