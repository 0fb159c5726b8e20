import { isMisleadingHost } from "./host-name";

/** Why a URL is unsafe for visitors. */
export interface UrlProblem {
  /** The required form of the URL. */
  expected: string;
  /** How to correct it, if that doesn't follow from `expected`. */
  fix?: string;
}

function decodeOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Decodes repeatedly until nothing changes, because some apps decode twice. */
function decodeFully(text: string): string {
  const decoded = decodeOnce(text);
  return decoded === undefined || decoded === text ? text : decodeFully(decoded);
}

const mailbox = /^[\p{L}\p{N}.!'+_-]+@(?<host>[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+)$/u;

/** Whether a text is a single email address with a host that isn't misleading. */
export function isMailbox(text: string): boolean {
  const host = mailbox.exec(text)?.groups?.host;
  return host !== undefined && !isMisleadingHost(host);
}

/** An additional recipient in the query of a `mailto:` URL. */
const furtherRecipient = /(?:^|[?&;\r\n])\s*(?:b?cc|to)\s*[:=]/i;

function isHarmlessField(field: string): boolean {
  const [, name = "", value = ""] = /^([^=]*)=?(.*)$/s.exec(field) ?? [];
  const [decodedName = "", decodedValue] = [decodeOnce(name)?.toLowerCase(), decodeOnce(value)];
  if (decodedValue === undefined) return false;
  return (
    decodedName === "body" || (decodedName === "subject" && !/[\r\n]/.test(decodeFully(value)))
  );
}

function findMailProblem(rest: string): UrlProblem | undefined {
  const [, recipient = "", query] = /^([^?]*)(?:\?(.*))?$/s.exec(rest) ?? [];
  if (!isMailbox(decodeOnce(recipient) ?? ""))
    return { expected: "one email address after mailto:, like mailto:hello@shop.com" };
  if (query === undefined) return undefined;
  if (furtherRecipient.test(decodeFully(query)))
    return {
      expected: "an email to one address only",
      fix: "delete cc, bcc and to",
    };
  return !query.includes("#") && query.split("&").every(isHarmlessField)
    ? undefined
    : { expected: "only ?subject=… and &body=… after the email address" };
}

const number = /^\+?(?=(?:\D*\d){3})[\d().\- ]+$/;
const extension = /(?:;ext=|,+)\d{1,8}$/;

function findPhoneProblem(scheme: string, rest: string): UrlProblem | undefined {
  const example = `${scheme}:+15125550142`;
  const [, written = "", body] = /^(.*?)(?:(?:\?&?|&)body=([^&#]*))?$/is.exec(rest) ?? [];
  const dialed = decodeFully(written).normalize("NFKC");
  if (/[*#]/.test(dialed))
    return {
      expected: "a phone number without * and #, which can make a phone run commands",
      fix: `write only the number: ${example}`,
    };
  const isText = scheme === "sms";
  const isBodyFine = body === undefined || (isText && decodeOnce(body) !== undefined);
  if (isBodyFine && number.test(isText ? dialed : dialed.replace(extension, ""))) return undefined;
  return { expected: `one phone number after ${scheme}:, like ${example}` };
}

/**
 * Error for an unsafe URL of an email, phone or message app.
 *
 * @param url one that starts with `mailto:`, `tel:` or `sms:`
 */
export function findContactUrlProblem(url: string): UrlProblem | undefined {
  const [, scheme = "", rest = ""] = /^([a-z]+):(.*)$/is.exec(url) ?? [];
  return scheme.toLowerCase() === "mailto"
    ? findMailProblem(rest)
    : findPhoneProblem(scheme.toLowerCase(), rest);
}
