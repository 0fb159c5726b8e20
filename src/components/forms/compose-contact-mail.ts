import type { Mail } from "../../lib/links/contact-links";
import { fieldText } from "../../browser/form-text";

/** Subject of the email, also without scripts. */
export const contactSubject = "Question from the website";

/** Converts the form to an email to the shop: the message first, then the sender. */
export function composeContactMail(data: FormData): Mail {
  const name = [fieldText(data, "first-name"), fieldText(data, "last-name")]
    .filter(Boolean)
    .join(" ");
  const signature = [
    ["Name", name],
    ["Email", fieldText(data, "email")],
    ["Pets name", fieldText(data, "petname")],
    ["Phone", fieldText(data, "phone")],
  ];
  const lines = signature.filter(([, text]) => text).map((pair) => pair.join(": "));
  return {
    subject: contactSubject,
    body: [fieldText(data, "message"), lines.join("\n")].filter(Boolean).join("\n\n"),
  };
}
