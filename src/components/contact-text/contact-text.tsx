import { useSite } from "../../hooks/use-site";
import { callLink, mailLink } from "../../lib/contact-links";

/** Cuts a text before and after each of the words: `"call 1 or 2"` around `1` → call, 1, or 2. */
const splitAround = (text: string, words: readonly string[]): string[] =>
  words
    .reduce<string[]>(
      (parts, word) =>
        parts.flatMap((part) =>
          part.split(word).flatMap((rest, index) => (index > 0 ? [word, rest] : [rest])),
        ),
      [text],
    )
    .filter(Boolean);

/** A text in which the shop's phone number and email address can be tapped. */
export const ContactText = ({ text }: { text: string }) => {
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
