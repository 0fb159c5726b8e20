import { useSite } from "../../hooks/use-site";
import { callLink, mailLink } from "../../lib/links/contact-links";

/** A pattern that matches the words literally; the group makes `split` keep them. */
const anyOf = (words: readonly string[]) =>
  new RegExp(`(${words.map((word) => word.replaceAll(/\W/g, String.raw`\$&`)).join("|")})`);

/** A text with links for the shop's phone number and email address. */
export const ContactText = ({ text }: { text: string }) => {
  const { phone, email } = useSite();
  const links: Record<string, string> = { [phone]: callLink(phone), [email]: mailLink(email) };
  return text.split(anyOf([phone, email])).map((part, index) =>
    links[part] ? (
      <a key={index} href={links[part]} translate="no">
        {part}
      </a>
    ) : (
      part
    ),
  );
};
