import type { ErrorWords } from "../content-error";
import { nearest } from "../nearest";
import { shorten } from "../wording";
import type { KnownAddresses } from "./known-addresses";

/** Who links. */
export interface LinkPlace {
  /** The page that the link stands on, for addresses like `#prices`. */
  here?: string;
  /** Whether visitors can't see that page yet, so that it may link to others they can't see. */
  isWaiting?: boolean;
}

/** Letters of a list of pages or fragments. */
const maxShown = 120;

/** The part of an address behind this site's name; `undefined` for other sites, mail and telephone. */
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

function explainNone(
  found: string,
  expected: string,
  written: string,
  names: readonly string[],
): ErrorWords {
  const close = nearest(written, names);
  return {
    found,
    expected: close ? expected : `${expected}: ${shorten(names.join(", "), maxShown)}`,
    fix: close ? `did you mean "${close}"?` : "write one of them, or delete the link",
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
  { here = "", isWaiting = false }: LinkPlace = {},
): ErrorWords | undefined {
  const local = toLocal(address, known);
  if (local === undefined) return undefined;
  const [, written = "", hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(local) ?? [];
  const [path, fragment] = [decode(written) || here, hash && decode(hash)];
  const link = `the link ${shorten(address)}`;
  const fragments = known.pages.get(path);
  if (fragments)
    return fragment === undefined || fragments.has(fragment)
      ? undefined
      : explainNone(
          `${link}, but the page has no #${shorten(fragment)}`,
          "a part of that page",
          fragment,
          [...fragments].filter(Boolean).map((name) => `#${name}`),
        );
  const post = known.waiting.get(path);
  if (post)
    return isWaiting
      ? undefined
      : {
          found: `${link}, to a post that visitors can't see yet`,
          expected: "a post that visitors can see",
          fix: `leave the link out until then, or change draft and datePublished in ${post.file}`,
        };
  if (known.files.has(path) || !known.complete) return undefined;
  const all = [...known.pages.keys(), ...known.files];
  return explainNone(`${link}, which leads to no page`, "a page of this site", path, all);
}
