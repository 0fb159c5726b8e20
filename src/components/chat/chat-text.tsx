import { useSite } from "../../hooks/use-site";
import { callLink, mailLink } from "../../lib/contact-links";
import { splitAround } from "./split-around";

/** A text of the chat; the shop's phone number and e-mail address in it can be tapped. */
export const ChatText = ({ text }: { text: string }) => {
  const { phone, email } = useSite();
  const links: Record<string, string> = { [phone]: callLink(phone), [email]: mailLink(email) };
  return splitAround(text, [phone, email]).map((part, index) =>
    links[part] ? (
      <a key={index} href={links[part]}>
        {part}
      </a>
    ) : (
      part
    ),
  );
};
