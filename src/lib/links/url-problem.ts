import { findContactUrlProblem, type UrlProblem } from "./contact-url-problem";
import { parseUrl } from "./parse-url";
import { isMisleadingHost, toReadableHost } from "./host-name";

/** Spaces, invisible characters, and characters that end an attribute or turn into `/`. */
const unsafe = /[\p{C}\p{Z}"<>\\^`{|}]/u;

/** The host and port as written: `example.com:8080`. */
const readAuthority = (url: string): string => /^https?:\/\/([^/?#]*)/i.exec(url)?.[1] ?? "";

function findWebProblem(url: string): UrlProblem | undefined {
  const authority = readAuthority(url);
  if (authority.includes("@"))
    return {
      expected: "a web address without a name before @, which would hide where it leads",
      fix: "delete everything between // and @",
    };
  const written = authority.replace(/:\d*$/, "").toLowerCase().normalize("NFC");
  const hostname = parseUrl(url)?.hostname;
  if (hostname === undefined || written === "")
    return { expected: "a whole web address, like https://www.shop.com/" };
  if (isMisleadingHost(hostname))
    return {
      expected: `the name of a website in the letters of one alphabet, not ${toReadableHost(hostname)}`,
      fix: "type the web address instead of pasting it",
    };
  // Full-width letters, percent signs, and numbers such as 0x7f.1 disguise the host.
  if (written !== hostname && toReadableHost(written) !== toReadableHost(hostname))
    return { expected: `the name of the website as browsers show it: ${toReadableHost(hostname)}` };
  return undefined;
}

/** Refuses `//` and `..` in a path, because they hide where it leads. */
function findPathProblem(url: string): UrlProblem | undefined {
  const [path = ""] = url.split(/[?#]/);
  const isPlain = !/\/\/|\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path);
  return isPlain ? undefined : { expected: "a page of this site, like /services/" };
}

/**
 * Error for an unsafe URL. Checks all links, external pictures and form services.
 *
 * @returns `undefined` if the URL is safe; it may still lead to a missing page
 */
export function findUrlProblem(url: string): UrlProblem | undefined {
  if (url !== url.trim()) return { expected: "a link without a space before or after it" };
  if (unsafe.test(url))
    return { expected: "a link without spaces, quotes, brackets, backslashes and line breaks" };
  if (/^https?:\/\//i.test(url)) return findWebProblem(url);
  if (/^(?:mailto|tel|sms):/i.test(url)) return findContactUrlProblem(url);
  if (/^\/(?!\/)/.test(url)) return findPathProblem(url);
  if (url.startsWith("#")) return undefined;
  return { expected: "a link that starts with https://, mailto:, tel:, sms:, / or #" };
}
