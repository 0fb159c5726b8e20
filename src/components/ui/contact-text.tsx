import { useSite } from "../../hooks/use-shared-data";
import { MailLink, PhoneLink } from "./contact-link";

/** Matches words literally. The capturing group makes `split` keep them. */
const anyOf = (words: readonly string[]) =>
  new RegExp(`(${words.map((word) => word.replaceAll(/\W/g, String.raw`\$&`)).join("|")})`);

export const ContactText = ({ text }: { text: string }) => {
  const { phone, email } = useSite();
  return text.split(anyOf([phone, email])).map((part, index) => {
    if (part === phone) return <PhoneLink key={index} />;
    if (part === email) return <MailLink key={index} />;
    return part;
  });
};
