import { css } from "@emotion/react";
import { useSite } from "../../hooks/use-site";
import type { ChatMessage as Message } from "../../lib/chat/conversation";
import { callLink, mailLink } from "../../lib/contact-links";
import { ChangedHours } from "../changed-hours/changed-hours";
import { OfferToday } from "../offer-today/offer-today";
import { ChatArticle } from "./chat-article";
import { ChatEstimate } from "./chat-estimate";

/** A message of either side; an estimate or an article stands in place of its text. */
export const ChatMessage = ({ message }: { message: Message }) => {
  const { type, text, estimate, article, offer, tellsHours } = message;
  if (article) return <ChatArticle {...article} />;
  if (estimate) return <ChatEstimate estimate={estimate} />;
  return (
    <div css={[bubble, type === "user" ? own : theirs]}>
      <p>
        <span className="visually-hidden">{type === "user" ? "You: " : "We: "}</span>
        <ChatText text={text} />
      </p>
      {offer && (
        <OfferToday offer={offer}>
          <p>
            <ChatText text={offer.text} />
          </p>
        </OfferToday>
      )}
      {tellsHours && <ChangedHours />}
    </div>
  );
};

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

/** A text of the chat; the shop's phone number and e-mail address in it can be tapped. */
const ChatText = ({ text }: { text: string }) => {
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

const bubble = css`
  max-width: 34em;
  padding: var(--space-3) min(var(--space-4), 5vw);
  border: 1.5px solid var(--color-green);
  border-radius: var(--radius);
  line-height: 1.45;
  overflow-wrap: anywhere;

  > p + p {
    margin-top: var(--space-2);
  }

  /* In one piece as long as it fits. */
  a[href^="tel:"] {
    display: inline-block;
    white-space: normal;
  }
`;

const own = css`
  justify-self: end;
  margin-left: 10%;
  background: var(--color-green);
  color: var(--color-card);
`;

const theirs = css`
  justify-self: start;
  border-color: var(--color-line);
  background: var(--color-card);
`;
