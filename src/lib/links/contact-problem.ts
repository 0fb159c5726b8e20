import { isMisleadingHost } from "./host-name";

/** Why a URL is unsafe for visitors. */
export interface AddressProblem {
  /** The required form of the URL. */
  expected: string;
  /** How to correct it, if that doesn't follow from `expected`. */
  fix?: string;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Decodes repeatedly until nothing changes, because some apps decode twice. */
function decodeWhole(text: string): string {
  const decoded = decode(text);
  return decoded === undefined || decoded === text ? text : decodeWhole(decoded);
}

const mailbox = /^[\p{L}\p{N}.!'+_-]+@(?<host>[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+)$/u;

/** Whether a text is a single email address with a host that isn't misleading. */
export function isMailbox(text: string): boolean {
  const host = mailbox.exec(text)?.groups?.host;
  return host !== undefined && !isMisleadingHost(host);
}

/** An additional recipient in the fields after the address. */
const furtherRecipient = /(?:^|[?&;\r\n])\s*(?:b?cc|to)\s*[:=]/i;

function isHarmlessField(field: string): boolean {
  const [, name = "", value = ""] = /^([^=]*)=?(.*)$/s.exec(field) ?? [];
  const [decodedName = "", decodedValue] = [decode(name)?.toLowerCase(), decode(value)];
  if (decodedValue === undefined) return false;
  return (
    decodedName === "body" || (decodedName === "subject" && !/[\r\n]/.test(decodeWhole(value)))
  );
}

function mailProblem(rest: string): AddressProblem | undefined {
  const [, recipient = "", query] = /^([^?]*)(?:\?(.*))?$/s.exec(rest) ?? [];
  if (!isMailbox(decode(recipient) ?? ""))
    return { expected: "one email address behind mailto:, like mailto:hello@shop.com" };
  if (query === undefined) return undefined;
  if (furtherRecipient.test(decodeWhole(query)))
    return {
      expected: "an email to one address only",
      fix: "delete cc, bcc and to",
    };
  return !query.includes("#") && query.split("&").every(isHarmlessField)
    ? undefined
    : { expected: "nothing behind the email address but ?subject=… and &body=…" };
}

const number = /^\+?(?=(?:\D*\d){3})[\d().\- ]+$/;
const extension = /(?:;ext=|,+)\d{1,8}$/;

function phoneProblem(scheme: string, rest: string): AddressProblem | undefined {
  const example = `${scheme}:+15125550142`;
  const [, written = "", body] = /^(.*?)(?:(?:\?&?|&)body=([^&#]*))?$/is.exec(rest) ?? [];
  const dialed = decodeWhole(written).normalize("NFKC");
  if (/[*#]/.test(dialed))
    return {
      expected: "a phone number without * and #, which can make a phone run commands",
      fix: `write the number alone: ${example}`,
    };
  const isText = scheme === "sms";
  const isBodyFine = body === undefined || (isText && decode(body) !== undefined);
  if (isBodyFine && number.test(isText ? dialed : dialed.replace(extension, ""))) return undefined;
  return { expected: `one phone number behind ${scheme}:, like ${example}` };
}

/**
 * Error for an unsafe URL of an email, phone or message app.
 *
 * @param address one that starts with `mailto:`, `tel:` or `sms:`
 */
export function contactProblem(address: string): AddressProblem | undefined {
  const [, scheme = "", rest = ""] = /^([a-z]+):(.*)$/is.exec(address) ?? [];
  return scheme.toLowerCase() === "mailto"
    ? mailProblem(rest)
    : phoneProblem(scheme.toLowerCase(), rest);
}
