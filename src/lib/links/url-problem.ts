/** Not with `URL.canParse`: once Node.js has optimized it, it rejects names such as `bücher.example`. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** Spaces, invisible characters, and characters that end an attribute or turn into `/`. */
const unsafe = /[\p{C}\p{Z}"<>\\^`{|}]/u;

/** A name in other alphabets, which can look like another one in English letters. */
const isPunycode = (host: string): boolean => /(?:^|\.)xn--/i.test(host);

/** The written host must be the one that browsers open: for them, 0x7f.1 is 127.0.0.1. */
function isWebAddress(url: string): boolean {
  const written = /^https:\/\/([\w.:-]+)(?:[/?#]|$)/i.exec(url)?.[1]?.toLowerCase();
  const host = parseUrl(url)?.host;
  if (!host || isPunycode(host)) return false;
  return written === host || written === `${host}:443`;
}

const mailbox = /^[\w.!'+-]+@([a-z\d-]+(?:\.[a-z\d-]+)+)$/i;

/** Without `:`, `=`, `?`, `@` and `%`, which could add another recipient. */
const mailText = /^[\p{L}\p{N} .,!'&_+-]*$/u;

function isMailAddress(url: string): boolean {
  const { pathname = "", hash, searchParams = [] } = parseUrl(url) ?? {};
  const [, domain] = mailbox.exec(pathname.replace("%40", "@")) ?? [];
  if (!domain || isPunycode(domain) || hash) return false;
  for (const [name, value] of searchParams) {
    const field = name.toLowerCase();
    if (field !== "subject" && field !== "body") return false;
    if (!mailText.test(field === "body" ? value.replaceAll("\r\n", " ") : value)) return false;
  }
  return true;
}

/** Without `*` and `#`, which can make a phone run commands. An extension may follow. */
const phoneNumber = /^\+?[\d(). -]+(?:(?:;ext=|,+)\d{1,8})?$/i;

function isPhoneNumber(url: string): boolean {
  const number = url.slice("tel:".length).replaceAll("%20", " ");
  return phoneNumber.test(number) && number.replaceAll(/\D/g, "").length >= 3;
}

/** `//` and `..` in a path hide where it leads. */
const isPlainPath = (url: string): boolean =>
  !/\/\/|\/(?:\.|%2e){1,2}(?:\/|$)/i.test(url.split(/[?#]/)[0] ?? "");

export function findUrlProblem(url: string): string | undefined {
  if (unsafe.test(url))
    return "a link without spaces, quotes, brackets, backslashes and line breaks";
  if (/^https?:/i.test(url))
    return isWebAddress(url)
      ? undefined
      : "a whole web address in English letters that starts with https://, without a name before @, like https://www.shop.com/";
  if (/^mailto:/i.test(url))
    return isMailAddress(url)
      ? undefined
      : "one email address after mailto:, like mailto:hello@shop.com or mailto:hello@shop.com?subject=A%20bath";
  if (/^tel:/i.test(url))
    return isPhoneNumber(url) ? undefined : "one phone number after tel:, like tel:+15125550142";
  if (/^\/(?!\/)/.test(url))
    return isPlainPath(url) ? undefined : "a page of this site, like /services/";
  return url.startsWith("#") ? undefined : "a link that starts with https://, mailto:, tel: or /";
}
