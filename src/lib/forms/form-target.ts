import { mailLink } from "../links/contact-links";

interface Target {
  /** Where the form is sent; without it, to the shop by mail. */
  endpoint?: string | null;
  /** The shop's email address. */
  email: string;
  /** Subject of the mail. */
  subject: string;
}

/** The attributes by which a `<form>` works without scripts. */
export const formTarget = ({ endpoint, email, subject }: Target) =>
  endpoint
    ? { action: endpoint, method: "post" }
    : { action: mailLink(email, { subject }), method: "post", encType: "text/plain" };
