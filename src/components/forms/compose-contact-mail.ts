import type { Mail } from "../../lib/links/contact-links";
import { textOf } from "../../browser/form-text";

/** Subject of the email, also without scripts. */
export const contactSubject = "Question from the website";

/** Converts the form to an email to the shop: the message first, then the sender. */
export function composeContactMail(data: FormData): Mail {
  const name = [textOf(data, "first-name"), textOf(data, "last-name")].filter(Boolean).join(" ");
  const signature = [
    ["Name", name],
    ["Email", textOf(data, "email")],
    ["Pets name", textOf(data, "petname")],
    ["Phone", textOf(data, "phone")],
  ];
  const lines = signature.filter(([, text]) => text).map((pair) => pair.join(": "));
  return {
    subject: contactSubject,
    body: [textOf(data, "message"), lines.join("\n")].filter(Boolean).join("\n\n"),
  };
}
