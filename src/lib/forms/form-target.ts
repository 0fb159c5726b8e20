import { mailLink } from "../links/contact-links";

interface Target {
  /** Where the form is sent; without it, the form uses email. */
  endpoint?: string | null;
  email: string;
  subject: string;
}

export const formTarget = ({ endpoint, email, subject }: Target) =>
  endpoint
    ? { action: endpoint, method: "post" }
    : { action: mailLink(email, { subject }), method: "post", encType: "text/plain" };
