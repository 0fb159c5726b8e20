export const callLink = (phone: string): string => `tel:${toInternational(phone)}`;

export const textLink = (phone: string): string => `sms:${toInternational(phone)}`;

const toInternational = (phone: string): string => `+1${phone.replaceAll(/\D/g, "")}`;

export interface Mail {
  subject?: string;
  body?: string;
}

/** A `mailto:` link; line breaks follow RFC 6068. */
export function mailLink(email: string, { subject, body }: Mail = {}): string {
  const encode = (text: string) => encodeURIComponent(text.replaceAll(/\r?\n/g, "\r\n"));
  const fields: string[] = [];
  if (subject) fields.push(`subject=${encode(subject)}`);
  if (body) fields.push(`body=${encode(body)}`);
  return fields.length > 0 ? `mailto:${email}?${fields.join("&")}` : `mailto:${email}`;
}

interface Target {
  endpoint?: string | null;
  email: string;
  subject: string;
}

export const formTarget = ({ endpoint, email, subject }: Target) =>
  endpoint
    ? { action: endpoint, method: "post" }
    : { action: mailLink(email, { subject }), method: "post", encType: "text/plain" };
