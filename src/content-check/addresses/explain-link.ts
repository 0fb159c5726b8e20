import { fieldsOf, type ContentRecord } from "../content";
import type { ErrorWords } from "../content-error";
import { nearest } from "../nearest";
import { shorten } from "../wording";
import type { KnownAddresses } from "./known-addresses";

/** The parts of an address of this site. */
interface SiteAddress {
  /** What stands before the path in an address that names the whole site. */
  origin: string;
  path: string;
  query: string;
  fragment?: string;
}

/** Who links, and what may be written there. */
export interface LinkPlace {
  /** The page that the link stands on, for addresses like `#prices`. */
  here?: string;
  /** Whether visitors can't see that page yet, so that it may link to others they can't see. */
  isWaiting?: boolean;
  /** Whether an address can be written in this place. */
  accepts?: (address: string) => boolean;
}

const maxPagesShown = 120;

/** Takes an address of this site apart; `undefined` for those of other sites, mail and telephone. */
function split(address: string, { origin = "" }: KnownAddresses): SiteAddress | undefined {
  const isOwn = origin !== "" && (address.toLowerCase() + "/").startsWith(`${origin}/`);
  const local = isOwn ? address.slice(origin.length) || "/" : address;
  if (!/^(?:\/(?!\/)|#)/.test(local)) return undefined;
  const [, path = "", query = "", fragment] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(local) ?? [];
  return {
    origin: isOwn ? origin : "",
    path: decode(path),
    query,
    fragment: fragment && decode(fragment),
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The page or file that a path most likely means. */
function nearestPath(path: string, { pages, files }: KnownAddresses): string | undefined {
  const written = path.replace(/(?:\/index)?\.html?$/i, "/");
  const paths = [...pages.keys()];
  if (/^\/+$/.test(written)) return "/";
  // The home page has no letters, so that any short word would be near to it.
  const byPath = nearest(written, [...paths.filter((one) => one !== "/"), ...files]);
  const lastPart = (one: string) => one.split("/").filter(Boolean).at(-1) ?? "";
  const byName = nearest(lastPart(written), paths.map(lastPart).filter(Boolean));
  return byPath ?? paths.find((one) => byName !== undefined && lastPart(one) === byName);
}

const advise = (address: string | undefined, otherwise: string): string =>
  address === undefined ? otherwise : `did you mean "${address}"?`;

function explainWaiting(address: string, post: ContentRecord): ErrorWords {
  const { draft, datePublished } = fieldsOf(post);
  const found = `the link ${shorten(address)}, to a post that`;
  const expected = "a post that visitors can see";
  return draft === true
    ? {
        found: `${found} is a draft`,
        expected,
        fix: `delete draft: true in ${post.file}, or leave the link out until then`,
      }
    : {
        found: `${found} comes out on ${String(datePublished)}`,
        expected,
        fix: `leave the link out until then, or write an earlier datePublished in ${post.file}`,
      };
}

function explainFragment(
  address: string,
  { origin, path, query, fragment = "" }: SiteAddress,
  fragments: ReadonlySet<string>,
  accepts: (address: string) => boolean,
): ErrorWords {
  const names = [...fragments].filter(Boolean);
  const close = nearest(fragment, names);
  const page = origin + path + query;
  const meant = close === undefined ? page : `${page}#${close}`;
  return {
    found: `the link ${shorten(address)}, but the page has no #${shorten(fragment)}`,
    expected: `one of ${shorten(names.map((name) => `#${name}`).join(", "), maxPagesShown)}`,
    fix: advise(
      [meant, page].filter(Boolean).find(accepts),
      "choose one of them, or delete the link",
    ),
  };
}

/**
 * The words for an address of this site that leads nowhere.
 *
 * @returns `undefined` if it leads somewhere, leads elsewhere, or that can't be judged
 */
export function explainLink(
  address: string,
  known: KnownAddresses,
  { here = "", isWaiting = false, accepts = () => true }: LinkPlace = {},
): ErrorWords | undefined {
  const parts = split(address, known);
  if (!parts) return undefined;
  const { origin, query, fragment } = parts;
  const path = parts.path || here;
  const fragments = known.pages.get(path);
  if (fragments) {
    const leads = fragment === undefined || fragments.has(fragment);
    return leads ? undefined : explainFragment(address, parts, fragments, accepts);
  }
  const post = known.waiting.get(path);
  if (post) return isWaiting ? undefined : explainWaiting(address, post);
  if (known.files.has(path) || !known.complete) return undefined;
  const close = nearestPath(path, known);
  const end =
    query +
    (fragment !== undefined && known.pages.get(close ?? "")?.has(fragment) ? `#${fragment}` : "");
  const meant = close === undefined ? [] : [origin + close + end, origin + close];
  const advice = meant.find(accepts);
  const pages = [...known.pages.keys()].filter(accepts).join(", ");
  return {
    found: `the link ${shorten(address) || "nothing"}, which leads to no page`,
    expected: `a page of this site${advice || !pages ? "" : `: ${shorten(pages, maxPagesShown)}`}`,
    fix: advise(advice, "write the address of another page, or delete the link"),
  };
}
