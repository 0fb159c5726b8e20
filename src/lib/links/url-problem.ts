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

const webAddress = /^https:\/\/(?!(?:[^/?#]*\.)?xn--)([\w.-]+(?::\d+)?)(?:[/?#]|$)/i;

/** Without `:`, `=`, `?` and `@`, also encoded ones, which could add another recipient. */
const words = String.raw`(?:[\p{L}\p{N}.,!'_+-]|%(?:20|21|26|27|2c))`;
const subject = `subject=${words}*`;
const body = `body=(?:${words}|%0d%0a)*`;

const mailAddress = new RegExp(
  String.raw`^mailto:[\w.!'+-]+(?:@|%40)(?!(?:.*\.)?xn--)[a-z\d-]+(?:\.[a-z\d-]+)+(?:\?(?:${subject}(?:&${body})?|${body}(?:&${subject})?))?$`,
  "iu",
);

/** Without `*` and `#`, which can make a phone run commands. */
const phoneNumber =
  /^tel:\+?(?=(?:(?:%20|\D)*\d){3})(?:[\d().-]|%20)+(?:;ext=\d{1,8}|,+\d{1,8})?$/i;

/** A browser shows numbers such as 0x7f.1 as another host. */
function isWebAddress(url: string): boolean {
  const [, written] = webAddress.exec(url) ?? [];
  const { hostname, host } = parseUrl(url) ?? {};
  return (
    written !== undefined && [hostname, host].includes(written.toLowerCase().replace(/:443$/, ""))
  );
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
    return mailAddress.test(url)
      ? undefined
      : "one email address after mailto:, like mailto:hello@shop.com or mailto:hello@shop.com?subject=A%20bath";
  if (/^tel:/i.test(url))
    return phoneNumber.test(url) ? undefined : "one phone number after tel:, like tel:+15125550142";
  if (/^\/(?!\/)/.test(url))
    return isPlainPath(url) ? undefined : "a page of this site, like /services/";
  return url.startsWith("#") ? undefined : "a link that starts with https://, mailto:, tel: or /";
}
