import { contactProblem, type AddressProblem } from "./contact-problem";
import { parseUrl } from "./parse-url";
import { isMisleadingHost, toReadableHost } from "./host-name";

/** Spaces, invisible characters, and characters that end an attribute or turn into `/`. */
const unsafe = /[\p{C}\p{Z}"<>\\^`{|}]/u;

/** The host and port as written: `example.com:8080`. */
const authorityOf = (address: string): string => /^https?:\/\/([^/?#]*)/i.exec(address)?.[1] ?? "";

function webProblem(address: string): AddressProblem | undefined {
  const authority = authorityOf(address);
  if (authority.includes("@"))
    return {
      expected: "a web address without a name before @, which would hide where it leads",
      fix: "delete everything between // and @",
    };
  const written = authority.replace(/:\d*$/, "").toLowerCase().normalize("NFC");
  const hostname = parseUrl(address)?.hostname;
  if (hostname === undefined || written === "")
    return { expected: "a whole web address, like https://www.shop.com/" };
  if (isMisleadingHost(hostname))
    return {
      expected: `the name of a website in the letters of one alphabet, not ${toReadableHost(hostname)}`,
      fix: "type the address instead of pasting it",
    };
  // Full-width letters, percent signs, and numbers such as 0x7f.1 disguise the host.
  if (written !== hostname && toReadableHost(written) !== toReadableHost(hostname))
    return { expected: `the name of the website as browsers show it: ${toReadableHost(hostname)}` };
  return undefined;
}

/** A path with `//` or `..` leads to another page than it seems to. */
function pathProblem(address: string): AddressProblem | undefined {
  const [path = ""] = address.split(/[?#]/);
  const isPlain = !/\/\/|\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path);
  return isPlain ? undefined : { expected: "a page of this site, like /services/" };
}

/**
 * Error for an unsafe URL. Checks all links, external pictures and form services.
 *
 * @returns `undefined` if the URL is safe; it may still lead to a missing page
 */
export function addressProblem(address: string): AddressProblem | undefined {
  if (address !== address.trim())
    return { expected: "an address without a blank before or behind it" };
  if (unsafe.test(address))
    return { expected: "an address without blanks, quotes, brackets, backslashes and line breaks" };
  if (/^https?:\/\//i.test(address)) return webProblem(address);
  if (/^(?:mailto|tel|sms):/i.test(address)) return contactProblem(address);
  if (/^\/(?!\/)/.test(address)) return pathProblem(address);
  if (address.startsWith("#")) return undefined;
  return { expected: "an address that starts with https://, mailto:, tel:, sms:, / or #" };
}
